import { expect, test } from 'vitest'
import { createCompletions } from './complete-titles.ts'

const complete = createCompletions([
  'Kettenführungen',
  'Typ T',
  'Kettenführung Typ T Simplex',
  'Kettenführung Typ CT Duplex',
  'Zahnräder und Zahnstangen',
  'Kettenführung Typ T Simplex',
])

test.each([
  ['kettenfuhr', ['Kettenführungen', 'Kettenführung Typ T Simplex', 'Kettenführung Typ CT Duplex']],
  ['KETTENFÜHRUNG t', ['Kettenführung Typ T Simplex', 'Kettenführung Typ CT Duplex']],
  ['typ', ['Typ T', 'Kettenführung Typ T Simplex', 'Kettenführung Typ CT Duplex']],
  ['zahnst', ['Zahnräder und Zahnstangen']],
  ['duplex kett', ['Kettenführung Typ CT Duplex']],
  // It is whole already.
  ['Kettenführungen', []],
  ['führung', []],
  ['  – ', []],
])('%j is completed by %j', (text, titles) => expect(complete(text, 5)).toEqual(titles))

test('there are no more than wanted', () => expect(complete('k', 2)).toHaveLength(2))
