-- The id that a line had in the cart, as a Shopware keeps it. Older lines have none.
alter table shop_order_line_item add column identifier text;
