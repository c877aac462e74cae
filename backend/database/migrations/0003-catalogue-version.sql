-- Counts the changes of the catalogue, whoever makes them: what a process keeps of it in memory holds as long as the
-- count stands. A change and its count become visible together.
create table catalogue_version (
  single boolean primary key default true check (single),
  count bigint not null
);
insert into catalogue_version (count) values (0);

create function count_catalogue_change() returns trigger language plpgsql as $body$
begin
  update catalogue_version set count = count + 1;
  return null;
end
$body$;

create trigger language_changed after insert or update or delete or truncate on language
  for each statement execute function count_catalogue_change();
create trigger media_changed after insert or update or delete or truncate on media
  for each statement execute function count_catalogue_change();
create trigger property_group_changed after insert or update or delete or truncate on property_group
  for each statement execute function count_catalogue_change();
create trigger property_option_changed after insert or update or delete or truncate on property_option
  for each statement execute function count_catalogue_change();
create trigger category_changed after insert or update or delete or truncate on category
  for each statement execute function count_catalogue_change();
create trigger delivery_time_changed after insert or update or delete or truncate on delivery_time
  for each statement execute function count_catalogue_change();
create trigger product_changed after insert or update or delete or truncate on product
  for each statement execute function count_catalogue_change();
create trigger cross_selling_changed after insert or update or delete or truncate on cross_selling
  for each statement execute function count_catalogue_change();
create trigger seo_url_changed after insert or update or delete or truncate on seo_url
  for each statement execute function count_catalogue_change();
