-- What visitors do: contexts, carts, customers, quote requests. The mail queue keeps its own schema, mail_queue.

create table country (
  id text primary key,
  iso text not null unique,
  name jsonb not null,
  position integer not null,
  active boolean not null default true,
  postal_code_required boolean not null default true,
  -- Regular expression without delimiters and anchors.
  postal_code_pattern text
);

-- German-speaking countries first, then the rest of the European Union, Norway and the United Kingdom.
insert into country (id, iso, name, position, postal_code_required, postal_code_pattern)
select substr(encode(sha256(convert_to('country:' || iso, 'UTF8')), 'hex'), 1, 32), iso,
  jsonb_build_object('de', german, 'en', english), position, iso <> 'IE', pattern
from (values
  ('DE', 'Deutschland', 'Germany', 1, '\d{5}'),
  ('AT', 'Österreich', 'Austria', 2, '\d{4}'),
  ('CH', 'Schweiz', 'Switzerland', 3, '\d{4}'),
  ('BE', 'Belgien', 'Belgium', 10, '\d{4}'),
  ('BG', 'Bulgarien', 'Bulgaria', 10, '\d{4}'),
  ('CY', 'Zypern', 'Cyprus', 10, '\d{4}'),
  ('CZ', 'Tschechien', 'Czechia', 10, '\d{3} ?\d{2}'),
  ('DK', 'Dänemark', 'Denmark', 10, '(DK-)?\d{4}'),
  ('EE', 'Estland', 'Estonia', 10, '\d{5}'),
  ('ES', 'Spanien', 'Spain', 10, '\d{5}'),
  ('FI', 'Finnland', 'Finland', 10, '\d{5}'),
  ('FR', 'Frankreich', 'France', 10, '\d{5}'),
  ('GB', 'Vereinigtes Königreich', 'United Kingdom', 10, '[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}'),
  ('GR', 'Griechenland', 'Greece', 10, '\d{3} ?\d{2}'),
  ('HR', 'Kroatien', 'Croatia', 10, '(HR-)?\d{5}'),
  ('HU', 'Ungarn', 'Hungary', 10, '\d{4}'),
  ('IE', 'Irland', 'Ireland', 10, '[A-Z]\d[\dW] ?[A-Z\d]{4}'),
  ('IT', 'Italien', 'Italy', 10, '\d{5}'),
  ('LT', 'Litauen', 'Lithuania', 10, '(LT-)?\d{5}'),
  ('LU', 'Luxemburg', 'Luxembourg', 10, '(L-)?\d{4}'),
  ('LV', 'Lettland', 'Latvia', 10, '(LV-)?\d{4}'),
  ('MT', 'Malta', 'Malta', 10, '[A-Z]{3} ?\d{4}'),
  ('NL', 'Niederlande', 'Netherlands', 10, '\d{4} ?[A-Z]{2}'),
  ('NO', 'Norwegen', 'Norway', 10, '\d{4}'),
  ('PL', 'Polen', 'Poland', 10, '\d{2}-?\d{3}'),
  ('PT', 'Portugal', 'Portugal', 10, '\d{4}-\d{3}'),
  ('RO', 'Rumänien', 'Romania', 10, '\d{6}'),
  ('SE', 'Schweden', 'Sweden', 10, '\d{3} ?\d{2}'),
  ('SI', 'Slowenien', 'Slovenia', 10, '(SI-)?\d{4}'),
  ('SK', 'Slowakei', 'Slovakia', 10, '\d{3} ?\d{2}')
) as given (iso, german, english, position, pattern);

create table salutation (
  id text primary key,
  key text not null unique,
  name jsonb not null,
  letter_name jsonb not null,
  position integer not null
);

insert into salutation (id, key, name, letter_name, position)
select substr(encode(sha256(convert_to('salutation:' || key, 'UTF8')), 'hex'), 1, 32), key,
  jsonb_build_object('de', german, 'en', english),
  jsonb_build_object('de', german_letter, 'en', english_letter), position
from (values
  ('not_specified', 'Keine Angabe', 'Not specified', 'Guten Tag', 'Dear', 1),
  ('mrs', 'Frau', 'Ms', 'Sehr geehrte Frau', 'Dear Ms', 2),
  ('mr', 'Herr', 'Mr', 'Sehr geehrter Herr', 'Dear Mr', 3)
) as given (key, german, english, german_letter, english_letter, position);

create table customer (
  id text primary key,
  customer_number text not null unique,
  guest boolean not null,
  email text not null,
  salutation_id text not null references salutation (id),
  title text,
  first_name text not null,
  last_name text not null,
  company text,
  account_type text not null check (account_type in ('private', 'business')),
  language_id text not null references language (id),
  created_at timestamptz not null default now()
);

create table customer_address (
  id text primary key,
  customer_id text not null references customer (id) on delete cascade,
  -- Each customer has one of either; they may be the same address.
  is_default_billing boolean not null,
  is_default_shipping boolean not null,
  salutation_id text not null references salutation (id),
  title text,
  first_name text not null,
  last_name text not null,
  company text,
  department text,
  street text not null,
  additional_address_line_1 text,
  zipcode text,
  city text not null,
  country_id text not null references country (id),
  phone_number text
);

create unique index customer_address_billing on customer_address (customer_id) where is_default_billing;
create unique index customer_address_shipping on customer_address (customer_id) where is_default_shipping;
create index customer_address_customer on customer_address (customer_id);

create table shop_context (
  token text primary key,
  -- First token of the chain of rotations that led here; its own where there was none.
  origin text not null,
  language_id text references language (id),
  country_id text references country (id),
  customer_id text references customer (id) on delete set null,
  billing_address_id text references customer_address (id) on delete set null,
  shipping_address_id text references customer_address (id) on delete set null,
  updated_at timestamptz not null default now()
);

create index shop_context_origin on shop_context (origin);
create index shop_context_customer on shop_context (customer_id);

create table cart (
  token text primary key,
  updated_at timestamptz not null default now()
);

create table cart_line_item (
  cart_token text not null references cart (token) on update cascade on delete cascade,
  id text not null,
  sequence bigint generated always as identity,
  product_id text not null references product (id),
  quantity integer not null check (quantity > 0),
  payload jsonb not null,
  primary key (cart_token, id)
);

create table number_range (
  key text primary key,
  prefix text not null,
  -- The one given out last.
  last bigint not null
);

insert into number_range (key, prefix, last) values ('order', 'A-', 100000), ('customer', 'K-', 10000);

-- A quote request with what it said when it was sent: nothing in it follows later changes of products or customers.
create table shop_order (
  id text primary key,
  order_number text not null unique,
  -- Of the context that sent it; together with the key it tells a repeated request.
  origin text not null,
  idempotency_key text,
  customer_id text references customer (id) on delete set null,
  language_id text not null references language (id),
  locale text not null,
  customer jsonb not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  customer_comment text,
  amount_net numeric(14, 2) not null,
  created_at timestamptz not null default now(),
  unique (origin, idempotency_key)
);

create index shop_order_customer on shop_order (customer_id, created_at);

create table shop_order_line_item (
  id text primary key,
  order_id text not null references shop_order (id) on delete cascade,
  position integer not null,
  product_id text not null references product (id),
  label text not null,
  quantity integer not null check (quantity > 0),
  -- EUR, net; null: on request.
  unit_price numeric(12, 2),
  total_price numeric(14, 2),
  payload jsonb not null,
  cover_id text references media (id) on delete set null,
  unique (order_id, position)
);
