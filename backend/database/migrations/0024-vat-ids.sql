-- VAT ids of companies; empty for everyone else.
alter table customer add column vat_ids text[] not null default '{}';
