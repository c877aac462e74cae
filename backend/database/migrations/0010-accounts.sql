-- Customers with a password; docs/decisions/0031 and 0032.

-- One account per e-mail address. A guest may have the address of an account, and many guests may share one.
create unique index customer_account_email on customer (lower(email)) where not guest;

-- Each session has its own customer: all devices of a customer share one session.
drop index shop_context_customer;
create unique index shop_context_customer on shop_context (customer_id);

-- What only a customer with a password has. It is apart from the customer, so that nothing reads it by accident.
create table customer_account (
  customer_id text primary key references customer (id) on delete cascade,
  -- argon2id with its parameters and salt.
  password_hash text not null,
  -- SHA-256 of context token and idempotency key of the registration, for its repetition after a lost response.
  registered_with text,
  -- Null without confirmation by mail.
  opt_in_sent_at timestamptz,
  confirmed_at timestamptz,
  last_login timestamptz
);

-- Links that were sent by mail, to confirm an address or to set a new password. Each attempt to send a mail makes its
-- own; one use ends all of them.
create table account_link (
  -- SHA-256 of the secret in the link.
  hash text primary key,
  customer_id text not null references customer (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'recover')),
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index account_link_customer on account_link (customer_id);
create index account_link_created_at on account_link (created_at);

-- Guests never change theirs.
alter table customer add column updated_at timestamptz;
alter table customer_address add column created_at timestamptz not null default now(), add column updated_at timestamptz;
