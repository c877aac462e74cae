-- Opens one quote request to whoever has it, together with the guest's e-mail address and zip code: it stands in the
-- address of a foreign storefront's success page.
alter table shop_order
  add column deep_link_code text not null default replace(gen_random_uuid()::text, '-', '');

create unique index shop_order_deep_link_code on shop_order (deep_link_code);
