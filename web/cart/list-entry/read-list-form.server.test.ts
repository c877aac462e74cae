import { describe, expect, test } from 'vitest'
import { choiceValue } from './list-form.ts'
import { readListForm } from './read-list-form.server.ts'

const form = (...fields: [string, string][]) => {
  const posted = new FormData()
  for (const [name, value] of fields) posted.append(name, value)
  return posted
}
const TEXT: [string, string] = ['list', 'CT-1;4;1250;entgraten\nKR-1;0']
const corrected = (row: number, of: string, number: string, pieces: string, size: string): [string, string][] => [
  ['row', String(row)],
  ['of', of],
  ['number', number],
  ['pieces', pieces],
  ['size', size],
]
const shown = (posted: FormData) =>
  readListForm(posted).lines?.map(({ number, pieces, size }) => [number, pieces, size])

test('a text and a file are one list', () => {
  expect(shown(form(TEXT, ['file', 'GL-1;2\r\n']))).toEqual([
    ['CT-1', '4', '1250'],
    ['KR-1', '0', ''],
    ['GL-1', '2', ''],
  ])
})

test('a line is corrected in its place and keeps its note', () => {
  const { lines } = readListForm(
    form(TEXT, ...corrected(1, 'KR-1', 'KR-2', ' 3 ', ''), ...corrected(0, 'CT-1', 'CT-2', '4', '')),
  )
  expect(lines).toMatchObject([
    { number: 'CT-2', pieces: '4', size: '', note: 'entgraten' },
    { number: 'KR-2', pieces: '3' },
  ])
})

test('a choice overrules the text of the field', () => {
  const posted = form(TEXT, ...corrected(1, 'KR-1', 'KR-1', '0', ''), ['choice', choiceValue(1, 'pieces', '1')])
  expect(shown(posted)?.[1]).toEqual(['KR-1', '1', ''])
})

test('a correction of a line that was edited in the text is not used', () => {
  const posted = form(['list', 'NEW-1;2'], ...corrected(0, 'CT-1', 'CT-2', '9', ''))
  expect(shown(posted)).toEqual([['NEW-1', '2', '']])
})

test.each(['', 'x', '9 pieces 4', '0 note 4', '0 __proto__ 4', '-1 pieces 4'])(
  'the choice %j changes nothing',
  (choice) => {
    expect(shown(form(TEXT, ['choice', choice]))).toEqual(shown(form(TEXT)))
  },
)

describe('a table whose columns are not clear', () => {
  const table = 'Artikelnummer;Wunsch\nCT-1;40'

  test.each<[string, [string, string][], string]>([
    [
      'in a file',
      [
        ['list', 'GL-1;2'],
        ['file', table],
      ],
      'Artikelnummer;Stückzahl\r\nGL-1;2\r\n',
    ],
    ['that was typed', [['list', table]], ''],
    [
      'and a file',
      [
        ['list', table],
        ['file', 'GL-1;2'],
      ],
      'Artikelnummer;Stückzahl\r\nGL-1;2\r\n',
    ],
  ])('%s is asked about, and the other lines stay', (_, fields, rest) => {
    expect(readListForm(form(...fields))).toMatchObject({ asked: { text: table, rest, choices: ['number', 'pieces'] } })
  })

  test('comes back with its columns, before the other lines', () => {
    const posted = form(['table', table], ['column', 'number'], ['column', 'pieces'], ['list', 'GL-1;2'])
    expect(shown(posted)).toEqual([
      ['CT-1', '40', ''],
      ['GL-1', '2', ''],
    ])
  })
})
