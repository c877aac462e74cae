-- What is shown and sold. Ids are 32 hex digits; texts are jsonb keyed by language, {"de": "...", "en": "..."}.

create table language (
  id text primary key,
  code text not null unique,
  name text not null
);

-- The ids of contracts/shop/languages.ts.
insert into language (id, code, name) values
  ('2fbb5fe2e29a4d70aa5854ce7ce3e20b', 'de-DE', 'Deutsch'),
  ('e1d5a5f0b0c94b3f8f5b7a2c3d4e5f60', 'en-GB', 'English');

create table media (
  id text primary key,
  file_name text not null,
  mime_type text not null,
  content bytea not null,
  size integer not null,
  width integer,
  height integer,
  alt jsonb not null,
  title jsonb
);

create table property_group (
  id text primary key,
  key text not null unique,
  name jsonb not null,
  position integer not null,
  filterable boolean not null,
  visible boolean not null
);

create table property_option (
  id text primary key,
  group_id text not null references property_group (id),
  key text not null,
  name jsonb not null,
  position integer not null,
  colour text,
  unique (group_id, key)
);

create table category (
  id text primary key,
  key text not null unique,
  parent_id text references category (id),
  level integer not null,
  position integer not null,
  name jsonb not null,
  description jsonb not null,
  media_id text references media (id),
  active boolean not null default true
);

create index category_parent on category (parent_id);

create table delivery_time (
  id text primary key,
  key text not null unique,
  name jsonb not null,
  min integer not null,
  max integer not null,
  unit text not null check (unit in ('day', 'week'))
);

create table product (
  id text primary key,
  product_number text not null unique,
  parent_id text references product (id),
  position integer not null,
  active boolean not null default true,
  stock integer not null check (stock >= 0),
  price_net numeric(12, 2) check (price_net > 0),
  weight double precision,
  delivery_time_id text references delivery_time (id),
  cover_id text references media (id),
  media_ids text[] not null default '{}',
  name jsonb,
  description jsonb,
  meta_description jsonb,
  facts jsonb not null,
  option_ids text[] not null default '{}',
  property_ids text[] not null default '{}',
  category_ids text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- Only a variant has somebody to inherit from.
  check (parent_id is not null or (name is not null and description is not null))
);

create index product_parent on product (parent_id, position);
create index product_options on product using gin (option_ids);
create index product_properties on product using gin (property_ids);
create index product_categories on product using gin (category_ids);

create table cross_selling (
  id text primary key,
  product_id text not null references product (id),
  position integer not null,
  name jsonb not null,
  product_ids text[] not null default '{}',
  unique (product_id, position)
);

create table seo_url (
  id text primary key,
  language_id text not null references language (id),
  route_name text not null,
  foreign_key text not null,
  path_info text not null,
  seo_path_info text not null,
  unique (language_id, seo_path_info)
);

create index seo_url_target on seo_url (foreign_key, language_id);
