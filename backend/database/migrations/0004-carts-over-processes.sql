-- Carts and sessions that several processes change at once; docs/decisions/0008.

-- Made with the cart: the same things asked for again, in a new cart, have another hash.
alter table cart add column nonce uuid not null default gen_random_uuid();

-- Which lines an addition with an idempotency key made or raised. It is forgotten with its lines.
create table cart_addition (
  cart_token text not null,
  idempotency_key text not null,
  line_id text not null,
  primary key (cart_token, idempotency_key, line_id),
  foreign key (cart_token, line_id) references cart_line_item (cart_token, id) on update cascade on delete cascade
);

create index cart_addition_line on cart_addition (cart_token, line_id);

-- Tokens that were replaced within the last minute, for the request that replaced them and whose response was lost.
create table replaced_token (
  token text primary key,
  successor text not null,
  -- Of the request that replaced it, if it had one.
  idempotency_key text,
  -- SHA-256 of what was registered.
  body_hash text not null,
  replaced_at timestamptz not null default now()
);

create index replaced_token_replaced_at on replaced_token (replaced_at);
