-- How far the search has read a connected shop or content system (docs/decisions/0119): a row for each origin of documents that is
-- connected. `source` is the address of the system, `counted` what it said to have when it was last read as a whole. A process that
-- reads claims the row for a while.
create table search_reading (
  origin text primary key,
  source text not null,
  done integer not null default 0,
  total integer not null default 0,
  counted integer not null default 0,
  read_at timestamptz,
  looked_at timestamptz,
  claimed_by text,
  claimed_until timestamptz not null default '-infinity'
);
