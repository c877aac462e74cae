import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.server.ts'
import type { WorkbookProblem } from '#workbook/workbook-problem.ts'

const read = (name: string) => readWorkbook(readFileSync(`test/support/workbooks/${name}`))
/** A number with decimals that is known; the sign before it is not seen. */
const exact = (text: string) => `\u2060${text}`

test('an Excel file has results of formulas, texts of several fonts and plain numbers, without what is hidden', async () => {
  expect(await read('order.xlsx')).toEqual([
    {
      name: 'Bestellung',
      rows: [
        ['Bestellung Müller & Söhne', '', '', ''],
        ['Artikelnummer', 'Menge', 'Länge (mm)', 'Notiz'],
        ['CT-08B1-S-2000', '4', '1250', 'Kanten entgraten; beide'],
        ['KR-08B1-15', '1000', '', ''],
        ['C30-ZN-2000', '6', '980', ''],
      ],
      hiddenRows: 1,
      hiddenColumns: 1,
      isTooLong: false,
    },
  ])
})

test('a spreadsheet of OpenDocument has groups, repeated rows and values, without comments', async () => {
  expect(await read('calc.ods')).toEqual([
    {
      name: 'Bestellung',
      rows: [
        ['Anfrage', '', '', ''],
        ['Artikelnummer', 'Menge', 'Länge (mm)', 'Notiz'],
        ['CT-08B1-S-2000', '4', '1250', 'entgraten'],
        ['KR-08B1-15', '1000', '', ''],
        ['KR-08B1-15', '2026-02-04', '', ''],
        ['KR-08B1-15', '3', '', ''],
        ['KR-08B1-15', '3', '', ''],
      ],
      hiddenRows: 1,
      hiddenColumns: 1,
      isTooLong: false,
    },
  ])
})

test.each(['cells.xlsx', 'cells-1904.xlsx'])('cells of every kind are read as what they are: %s', async (name) => {
  const [sheet] = await read(name)
  expect(sheet?.rows.slice(1)).toEqual([
    ['CT-08B1-S-2000', '2026-02-04', '1250', 'TRUE', exact('12.5')],
    ['CT-08B1-S-2000', '4.000', '1250', '', exact('0.3')],
    // A formula that was never calculated, so that its quantity is not one by mistake.
    ['CT-08B1-S-2000', '=2*2', '1250', '#N/A', exact('0.0000001')],
    ['CT-08B1-S-2000', exact('1.125'), exact('1250.125'), 'a\nb', '99'],
    ['00004711', '4', '', '', ''],
  ])
})

test('all visible sheets with rows are read', async () => {
  const sheets = await read('sheets.xlsx')
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Deckblatt', 1],
    ['Linie 1', 2],
    ['Linie 2', 3],
  ])
})

test('entities of a document are not expanded', async () => {
  const sheets = await read('entities.xlsx')
  expect(sheets.find(({ name }) => name === 'Linie 1')?.rows[1]).toEqual(['KR-08B1-15', '&b;&c;', '', ''])
})

test.each<[string, WorkbookProblem]>([
  ['bomb.xlsx', 'workbook-too-large'],
  ['lying-size.xlsx', 'binary'],
  ['protected.xlsx', 'protected'],
  ['protected.ods', 'protected'],
  ['old.xls', 'old-excel'],
  ['cut-off.xlsx', 'binary'],
  ['changed-digit.xlsx', 'binary'],
  ['other.zip', 'binary'],
])('%s is not read: %s', async (name, problem) => {
  await expect(read(name)).rejects.toMatchObject({ problem })
})

test('other requests have their turn while a hostile archive is read', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  await read('bomb.xlsx').catch(() => undefined)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})
