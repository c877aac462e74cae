-- The room for files of quote requests counts bytes that have arrived, and each network has a part of it; docs/decisions/0093.

-- Bytes that have arrived. Of a file that was unfinished before, all of it counts.
alter table attachment add column received integer not null default 0;
update attachment set received = size;
-- Hash of the network that began it, until it is sent; null if unknown.
alter table attachment add column network text;

create index attachment_unsent on attachment (network) include (received) where sent_at is null;
