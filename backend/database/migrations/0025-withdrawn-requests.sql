-- When its sender withdrew a quote request; null if not.
alter table shop_order add column cancelled_at timestamptz;
