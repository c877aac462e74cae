-- What the filters of lists ask of a product. Facts are mostly drawings and texts: to read them all, of 100,000 variants,
-- takes longer than a statement may. Keys that the facts lack are missing, so that a variant's overrule its parent's. The
-- facts are those of the language that others fall back to.
create function filter_facts(facts jsonb) returns jsonb language sql immutable parallel safe as $body$
  select jsonb_strip_nulls(jsonb_build_object(
    'measures', case when own ? 'dimensions' then (
      select coalesce(jsonb_object_agg(measure ->> 'symbol', measure -> 'value'), '{}')
      from jsonb_array_elements(own -> 'dimensions') measure) end,
    'food', own -> 'food',
    'antistatic', own -> 'antistatic',
    'atex', own -> 'atex',
    'pfas', own -> 'pfas'))
  from (select coalesce(facts -> 'all', '{}') || coalesce(facts -> 'en', '{}') as own) merged
$body$;

alter table product add column filter_facts jsonb not null generated always as (filter_facts(facts)) stored;

-- Item numbers are searched by their beginnings and ends, whatever their case.
create index product_number_begin on product (lower(product_number) text_pattern_ops);
create index product_number_end on product (reverse(lower(product_number)) text_pattern_ops);
