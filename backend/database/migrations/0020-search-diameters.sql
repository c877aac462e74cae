-- Values in mm of a variant's round measures: `Ø 30` is not a sheet of 30 mm. They are filled when the index is renewed.
alter table search_variant add column diameters double precision[] not null default '{}';
create index search_variant_diameters on search_variant using gin (diameters);
