-- Forms of the content system; docs/decisions/0054.

create table form_submission (
  id text primary key,
  -- Name of its file in data/forms.
  form text not null,
  -- Random, from the signed state of the form: what is sent twice is stored once.
  nonce text not null unique,
  locale text not null,
  -- Path of the page.
  page text not null,
  sender_name text not null,
  sender_email text not null,
  -- Names, labels and values in the order of the form.
  answers jsonb not null,
  created_at timestamptz not null default now()
);

create index form_submission_created_at on form_submission (created_at);

-- Files that were sent with a form are deleted with it.
alter table attachment add column form_submission_id text references form_submission (id) on delete cascade;
create index attachment_form_submission on attachment (form_submission_id);

create table newsletter_subscription (
  id text primary key,
  email text not null,
  -- In lower case: one subscription for each mailbox.
  email_key text not null unique,
  locale text not null,
  -- Null until the link of the mail was followed.
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index newsletter_subscription_open on newsletter_subscription (updated_at) where confirmed_at is null;

-- Links that confirm a subscription. Only the hash of a link's secret is stored.
create table newsletter_link (
  hash text primary key,
  subscription_id text not null references newsletter_subscription (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index newsletter_link_subscription on newsletter_link (subscription_id);
