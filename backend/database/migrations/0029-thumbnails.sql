-- The sizes of a photograph, each in two formats.
create table media_thumbnail (
  id text primary key,
  media_id text not null references media (id),
  mime_type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  unique (media_id, width, mime_type)
);
