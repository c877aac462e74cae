-- What a catalogue does not say is null: pieces in stock, and the description of a product.
alter table product alter column stock drop not null;
alter table product drop constraint product_check;
-- Only a variant has a parent whose name it inherits.
alter table product add constraint product_name_check check (parent_id is not null or name is not null);
