-- A new e-mail address of a customer waits in its link until it is confirmed; docs/decisions/0037.
alter table account_link
  drop constraint account_link_purpose_check,
  add constraint account_link_purpose_check check (purpose in ('confirm', 'recover', 'email')),
  add column email text,
  add constraint account_link_email check ((purpose = 'email') = (email is not null));
