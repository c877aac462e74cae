-- The facts of the company in the documents that the last import wrote, as a hash.
create table import_sender (
  id smallint primary key default 1 check (id = 1),
  hash text not null
);
