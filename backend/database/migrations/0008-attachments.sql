-- Files that buyers add to quote requests; docs/decisions/0025. Their bytes are in the data folder, by their id.

create table attachment (
  id text primary key,
  -- Secret of the visitor and quote request that it belongs to.
  folder text not null,
  -- Key of the line; empty for the whole request.
  line text not null,
  name text not null,
  kind text not null,
  size integer not null check (size > 0),
  -- Time of the file's last change on the visitor's device, milliseconds; null if it came in one piece.
  modified bigint,
  has_preview boolean not null default false,
  -- Null while parts are missing.
  stored_at timestamptz,
  removed_at timestamptz,
  -- Null until the quote request is sent.
  sent_at timestamptz,
  -- Quote request of the embedded shop. A shop elsewhere has its own.
  order_id text references shop_order (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index attachment_folder on attachment (folder);
create index attachment_order on attachment (order_id);
create index attachment_updated_at on attachment (updated_at);
