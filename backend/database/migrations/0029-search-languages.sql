-- A search reads the documents of one language. Each has a table of its own: before, those of the other three were read as
-- well. Rows of up to 8 KB are stored whole, because a rank reads the words of a document many times.
alter table search_document rename to search_document_before;
alter table search_document_before rename constraint search_document_pkey to search_document_before_pkey;
alter index search_document_words rename to search_document_before_words;
create table search_document (like search_document_before including defaults, primary key (locale, processor, ref))
  partition by list (locale);
create table search_document_de partition of search_document for values in ('de') with (toast_tuple_target = 8160);
create table search_document_en partition of search_document for values in ('en') with (toast_tuple_target = 8160);
create table search_document_nl partition of search_document for values in ('nl') with (toast_tuple_target = 8160);
create table search_document_cz partition of search_document for values in ('cz') with (toast_tuple_target = 8160);
insert into search_document select * from search_document_before;
drop table search_document_before;
create index search_document_words on search_document using gin (words);
