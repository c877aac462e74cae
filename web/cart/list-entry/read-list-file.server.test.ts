import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.server.ts'
import { readListForm } from './read-list-form.server.ts'
import { numberReadings } from '#web/forms/numbers/number-readings.ts'
import { sizeReadings } from './lines/parse-size.ts'
import { numberText } from './workbook/cell-text.ts'
import { buildSheet } from './workbook/sheet-builder.ts'
import { writeSheets } from './workbook/posted-sheets.server.ts'

const read = (name: string) => readListFile('file', readFileSync(`test/support/workbooks/${name}`))

test.each([
  ['repeated.ods', 'workbook-too-large'],
  ['bomb.xlsx', 'workbook-too-large'],
  ['protected.ods', 'protected'],
])('%s is passed on as its problem: %s', async (name, problem) => {
  expect(await read(name)).toEqual(['unreadable-file', problem])
})

test('exact numbers keep their value on their way through the form', async () => {
  const posted = new FormData()
  posted.set(...(await read('cells.xlsx')))
  const { lines = [] } = readListForm(posted)
  // The text among them can still mean 4 or 4000.
  expect(lines.map(({ pieces }) => pieces)).toEqual(['2026-02-04', '4.000', '=2*2', '\u20601.125', '4'])
})

test('numbers in texts have no mark, and a length in centimetres is exact', () => {
  const table = [
    ['Pos', 'Artikelnummer', 'Menge', 'Länge (cm)', 'Notiz'],
    [numberText(1.2), 'CT-1', numberText(4), numberText(12.125), numberText(2.5)],
  ]
  const { lines = [] } = formOf(sheetOf('A', table))
  expect(lines).toMatchObject([{ number: 'CT-1', pieces: '4', reference: '1.2', note: '2.5' }])
  expect(lines.map(({ size }) => sizeReadings(size))).toEqual([[[121.25]]])
})

test.each([
  ['1.125', '\u20601.125'],
  ['1.000', '1.000'],
])('a field that shows 1.125 and comes back as %s is %j', (posted, pieces) => {
  const form = new FormData()
  form.set('list', `CT-1;${numberText(1.125)}`)
  for (const [name, value] of Object.entries({ row: '0', of: 'CT-1', number: 'CT-1', pieces: posted, size: '' }))
    form.append(name, value)
  expect(readListForm(form).lines?.map((line) => line.pieces)).toEqual([pieces])
})

test('digits that someone wrote behind the mark can mean thousands', () => {
  expect(numberReadings('\u20601.000')).toEqual([1000, 1])
  expect(numberReadings('\u20601.125')).toEqual([1.125])
})

const sheetOf = (name: string, rows: string[][]) => {
  const sheet = buildSheet(name)
  for (const cells of rows) sheet.addRow(new Map(cells.entries()))
  return sheet.build()
}
const formOf = (...sheets: ReturnType<typeof sheetOf>[]) => {
  const posted = new FormData()
  posted.set('workbook', writeSheets(sheets))
  return readListForm(posted)
}
const LINES = [
  ['Artikelnummer', 'Menge'],
  ['CT-1', '4'],
]
const COVER = [['Anlage Nord']]
const LONG = Array.from({ length: 4000 }, () => ['x'.repeat(100), '4'])

test('the only sheet with digits is read, and named if there are others', () => {
  expect(formOf(sheetOf('A', LINES))).toMatchObject({ sheet: { hiddenRows: 0, hiddenColumns: 0 } })
  const read = formOf(sheetOf('Deckblatt', COVER), sheetOf('B', LINES))
  expect(read).toMatchObject({ lines: [{ number: 'CT-1', pieces: '4' }], sheet: { name: 'B' } })
})

test('a sheet that is too long is offered without a text, since it could be the one', () => {
  const { sheets } = formOf(sheetOf('Stamm', [...LONG, ...LONG]), sheetOf('B', LINES))
  expect(sheets).toMatchObject({ best: 1, sheets: [{ name: 'Stamm', text: '' }, { name: 'B' }] })
})

test('sheets that are too long together are offered as far as they can be read', () => {
  const { sheets } = formOf(sheetOf('A', LONG), sheetOf('B', LONG), sheetOf('C', LINES))
  expect(sheets?.sheets.map(({ text }) => text !== '')).toEqual([true, false, true])
  expect(() => writeSheets([sheetOf('A', [...LONG, ...LONG])])).toThrow('workbook-too-large')
})

test('a sheet that no page of ours sends has no lines', () => {
  for (const text of ['{', '7', '[7]', '[{"name":7}]']) {
    const posted = new FormData()
    posted.set('workbook', text)
    expect(readListForm(posted)).toMatchObject({ lines: [] })
  }
})
