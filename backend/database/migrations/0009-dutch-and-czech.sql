-- Dutch and Czech. Texts that the catalogue lacks in them fall back to English (schema/fallback.ts).

insert into language (id, code, name) values
  ('7c1f2b9d3e4a4b6c8d5e6f7a8b9c0d1e', 'nl-NL', 'Nederlands'),
  ('a4b8c2d6e0f14a3b9c5d7e8f1a2b3c4d', 'cs-CZ', 'Čeština');

-- Addresses as in English, until an import has others.
insert into seo_url (id, language_id, route_name, foreign_key, path_info, seo_path_info)
select substr(encode(sha256(convert_to('seo-url:' || language.id || ':' || seo_url.foreign_key, 'UTF8')), 'hex'), 1, 32),
  language.id, route_name, foreign_key, path_info, seo_path_info
from seo_url, language
where seo_url.language_id = 'e1d5a5f0b0c94b3f8f5b7a2c3d4e5f60' and language.code in ('nl-NL', 'cs-CZ');

update country set name = name || jsonb_build_object('nl', dutch, 'cs', czech)
from (values
  ('DE', 'Duitsland', 'Německo'),
  ('AT', 'Oostenrijk', 'Rakousko'),
  ('CH', 'Zwitserland', 'Švýcarsko'),
  ('BE', 'België', 'Belgie'),
  ('BG', 'Bulgarije', 'Bulharsko'),
  ('CY', 'Cyprus', 'Kypr'),
  ('CZ', 'Tsjechië', 'Česko'),
  ('DK', 'Denemarken', 'Dánsko'),
  ('EE', 'Estland', 'Estonsko'),
  ('ES', 'Spanje', 'Španělsko'),
  ('FI', 'Finland', 'Finsko'),
  ('FR', 'Frankrijk', 'Francie'),
  ('GB', 'Verenigd Koninkrijk', 'Spojené království'),
  ('GR', 'Griekenland', 'Řecko'),
  ('HR', 'Kroatië', 'Chorvatsko'),
  ('HU', 'Hongarije', 'Maďarsko'),
  ('IE', 'Ierland', 'Irsko'),
  ('IT', 'Italië', 'Itálie'),
  ('LT', 'Litouwen', 'Litva'),
  ('LU', 'Luxemburg', 'Lucembursko'),
  ('LV', 'Letland', 'Lotyšsko'),
  ('MT', 'Malta', 'Malta'),
  ('NL', 'Nederland', 'Nizozemsko'),
  ('NO', 'Noorwegen', 'Norsko'),
  ('PL', 'Polen', 'Polsko'),
  ('PT', 'Portugal', 'Portugalsko'),
  ('RO', 'Roemenië', 'Rumunsko'),
  ('SE', 'Zweden', 'Švédsko'),
  ('SI', 'Slovenië', 'Slovinsko'),
  ('SK', 'Slowakije', 'Slovensko')
) as given (iso, dutch, czech)
where country.iso = given.iso;

update salutation set
  name = name || jsonb_build_object('nl', dutch, 'cs', czech),
  letter_name = letter_name || jsonb_build_object('nl', dutch_letter, 'cs', czech_letter)
from (values
  ('not_specified', 'Geen opgave', 'Neuvedeno', 'Geachte', 'Dobrý den'),
  ('mrs', 'mevrouw', 'paní', 'Geachte mevrouw', 'Vážená paní'),
  ('mr', 'de heer', 'pan', 'Geachte heer', 'Vážený pane')
) as given (key, dutch, czech, dutch_letter, czech_letter)
where salutation.key = given.key;
