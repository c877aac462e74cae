-- What belongs to this installation as a whole: one row, made by the first process that needs it.
create table installation (
  only_one boolean primary key default true check (only_one),
  -- Key for what the server signs where no SECRET is set.
  secret text not null
);
