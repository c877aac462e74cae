import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Läuft trocken. Kein Fett.', 'Läuft trocken'],
  ['Nach ISO 606, z. B. 08B. Auch lang.', 'Nach ISO 606, z. B. 08B'],
  ['<p>Ein Satz</p>', 'Ein Satz'],
  ['', ''],
])('%s', (description, sentence) => expect(firstSentence(description)).toBe(sentence))
