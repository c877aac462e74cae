-- What customers write of themselves beside the profile: the lists that they keep; docs/decisions/0045.
alter table customer add column custom_fields jsonb;
