-- What the search looks through: its own copy of the catalogue, the pages, contacts and files, made again when they change
-- (docs/decisions/0062). Number keys are item numbers in capitals without separators.
create extension if not exists pg_trgm;

-- A product, page, contact or file in one language; its origin is `shop` or `content`. Words are stems with their weights: A name, B options and headlines,
-- C short texts, D the rest. The vocabulary has the words themselves.
create table search_document (
  locale text not null,
  processor text not null,
  ref text not null,
  origin text not null,
  position integer not null,
  title text not null,
  content text not null,
  short_description text not null,
  url text not null,
  seo_path text not null,
  image text not null,
  extra jsonb not null,
  option_ids text[] not null,
  measures jsonb not null,
  words tsvector not null,
  vocabulary text[] not null,
  hash text not null,
  primary key (locale, processor, ref)
);

create index search_document_words on search_document using gin (words);

-- A variant, or a product without variants. `measure` has its measures in mm by their key, `sizes` all values in mm that
-- its name, options and measures have.
create table search_variant (
  id text primary key,
  product_id text not null,
  position integer not null,
  number text not null,
  number_key text not null,
  option_ids text[] not null,
  measure jsonb not null,
  sizes double precision[] not null,
  cut_min double precision,
  cut_max double precision,
  is_cut boolean not null,
  price double precision,
  stock integer not null,
  image text not null,
  hash text not null
);

create index search_variant_number on search_variant (number_key text_pattern_ops);
create index search_variant_similar on search_variant using gin (number_key gin_trgm_ops);
create index search_variant_product on search_variant (product_id, position);
create index search_variant_sizes on search_variant using gin (sizes);

-- Values of properties. `filter` names the group.
create table search_option (
  id text primary key,
  filter text not null,
  key text not null,
  position integer not null,
  names jsonb not null,
  labels jsonb not null
);

create table search_word (
  locale text not null,
  word text not null,
  documents integer not null,
  primary key (locale, word)
);

-- The revision counts changes of the index; the versions are those of what it was made of. A process that renews the index
-- claims it for a while.
create table search_state (
  single boolean primary key default true check (single),
  revision bigint not null default 0,
  shop_version text not null default '',
  content_version text not null default '',
  claimed_by text,
  claimed_until timestamptz not null default '-infinity'
);
insert into search_state default values;
