-- Which copy of a quote request its customer gets; docs/decisions/0094-bounds-of-an-order.md.
alter table shop_order
  add column customer_copy text not null default 'whole'
  constraint shop_order_customer_copy_check check (customer_copy in ('whole', 'short', 'left-out'));
