import { expect, test } from 'vitest'
import { fitsHeader } from './fits-header.ts'

test.each([
  [['Shop', 'Unternehmen', 'Kontakt'], true],
  [[], true],
  [['Shop', 'Unternehmen', 'Eigene Blöcke', 'Anmelden', 'Zum Unternehmen', 'Neuigkeiten'], true],
  [['Shop', 'Unternehmen', 'Eigene Blöcke', 'Anmelden', 'Abkürzung zum Unternehmen', 'Neuigkeiten', 'Kontakt'], false],
  [['Produkte und Werkstoffe', 'Unternehmen', 'Ansprechpartner', 'Neuigkeiten'], true],
  [['PRODUKTE UND WERKSTOFFE', 'UNTERNEHMEN', 'ANSPRECHPARTNER', 'NEUIGKEITEN'], false],
  [Array.from({ length: 14 }, () => 'Seite'), false],
])('the entries %j find room in the header: %s', (titles, fits) => expect(fitsHeader(titles)).toBe(fits))
