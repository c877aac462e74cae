-- What was done lately by one caller or for one mailbox. A key is a keyed hash: no address is stored.

create table rate_limit (
  key text primary key,
  points integer not null,
  -- End of the window; the row is worth nothing afterwards.
  expire timestamptz
);

create index rate_limit_expire on rate_limit (expire);

-- For the deletion of what has become old; see backend/retention/periods.ts.
create index shop_context_updated_at on shop_context (updated_at);
create index cart_updated_at on cart (updated_at);
create index customer_created_at on customer (created_at);
create index shop_order_created_at on shop_order (created_at);
