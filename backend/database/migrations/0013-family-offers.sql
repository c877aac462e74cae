-- What lists ask of a family's offers, made by the import: to read 100,000 variants takes seconds, and 800 rows of these
-- take a fraction of one. A row that is missing is computed from the products, so each change of a product takes the row
-- of its family away. `product_changed` fires first and locks the catalogue's version, so two changes cannot cross.
create table family_offers (
  product_id text primary key references product (id) on delete cascade,
  summary json not null,
  offers json not null
);

create function forget_family_offers() returns trigger language plpgsql as $body$
begin
  if tg_op <> 'INSERT' then
    delete from family_offers where product_id in (select coalesce(parent_id, id) from before_change);
  end if;
  if tg_op <> 'DELETE' then
    delete from family_offers where product_id in (select coalesce(parent_id, id) from after_change);
  end if;
  return null;
end
$body$;

create trigger product_offers_inserted after insert on product
  referencing new table as after_change for each statement execute function forget_family_offers();
create trigger product_offers_updated after update on product
  referencing old table as before_change new table as after_change
  for each statement execute function forget_family_offers();
create trigger product_offers_deleted after delete on product
  referencing old table as before_change for each statement execute function forget_family_offers();

-- A family's own properties depend on the groups by which its variants differ.
create function forget_all_offers() returns trigger language plpgsql as $body$
begin
  if exists (select from before_change b join after_change a on a.id = b.id where a.group_id <> b.group_id) then
    delete from family_offers;
  end if;
  return null;
end
$body$;

create trigger property_option_regrouped after update on property_option
  referencing old table as before_change new table as after_change
  for each statement execute function forget_all_offers();
