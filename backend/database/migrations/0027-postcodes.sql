-- Postcodes as post offices publish them and people write them: Girobank and forces' mail, parts with a space or a hyphen.
update country set postal_code_pattern = given.pattern
from (values
  ('GB', '[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA|BFPO ?\d{1,4}'),
  ('FR', '\d{2} ?\d{3}'),
  ('MT', '[A-Z]{3} ?\d{2,4}'),
  ('PL', '\d{2}[ -]?\d{3}'),
  ('PT', '\d{4}[ -]?\d{3}')
) as given (iso, pattern)
where country.iso = given.iso;
