import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { fillForm, formOf, type PageForm } from '#test/support/page-form.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'

const LIST = '/de/shop/list'
let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const workbook = (name: string): [string, Uint8Array] => [name, readFileSync(`test/support/workbooks/${name}`)]

/** Posts the form of lists as a browser without scripts does: every field, and the chosen file. */
async function post(visitor: Visitor, fields: PageForm['fields'], file?: [name: string, bytes: Uint8Array]) {
  const form = new FormData()
  for (const [name, value] of fields) if (name !== 'file') form.append(name, value)
  form.set('file', new Blob(file ? [new Uint8Array(file[1])] : []), file?.[0] ?? '')
  return visitor.send(LIST, { method: 'POST', body: form, headers: { accept: 'text/html' } })
}
const textOf = async (response: Response) =>
  (pageBody(await response.clone().text()).querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ')
const readCsv = async (visitor: Visitor) => (await visitor.get('/de/shop/cart/list.csv')).text()

test('without scripts an Excel file goes into the cart: its columns are confirmed before', async () => {
  const visitor = visit(site.url)
  const begin = await formOf(await visitor.get(LIST), LIST, 'list')
  const asked = await post(
    visitor,
    [...fillForm(begin, { list: 'KR-08B1-15;2' }).fields, ['intent', 'check']],
    workbook('order.xlsx'),
  )
  expect(await textOf(asked)).toContain('1 ausgeblendete Zeile haben wir nicht gelesen. 1 ausgeblendete Spalte')
  const question = await formOf(asked, LIST, 'column')
  expect(question.fields.filter(([name]) => name === 'column').map(([, value]) => value)).toEqual([
    'number',
    'pieces',
    'length mm',
    'note',
  ])
  expect(await readCsv(visitor)).not.toContain('CT-08B1')
  const checked = await post(visitor, [...question.fields, ['intent', 'check']])
  const text = await textOf(checked)
  expect(text).toContain('4 Zeilen stimmen.')
  expect(text).toContain('1000 Stück')
  const added = await post(visitor, [...(await formOf(checked, LIST, 'list')).fields, ['intent', 'add']])
  expect([added.status, added.headers.get('location')]).toEqual([302, '/de/shop/cart'])
  expect((await readCsv(visitor)).trim().split('\r\n').slice(1)).toEqual([
    'CT-08B1-S-2000;4;1250;"Kanten entgraten; beide"',
    'KR-08B1-15;1002;;',
    'C30-ZN-2000;6;980;',
  ])
})

test('of several sheets the visitor chooses one, and the file is not sent again', async () => {
  const visitor = visit(site.url)
  const begin = await formOf(await visitor.get(LIST), LIST, 'list')
  const asked = await post(
    visitor,
    [...fillForm(begin, { list: 'GL-X;2' }).fields, ['intent', 'add']],
    workbook('sheets.xlsx'),
  )
  const sheets = pageBody(await asked.clone().text()).querySelectorAll('input[name="sheet"]')
  expect([...sheets].map((sheet) => [sheet.closest('label')?.textContent, sheet.hasAttribute('checked')])).toEqual([
    ['Deckblatt: 1 Zeile', false],
    ['Linie 1: 2 Zeilen', true],
    ['Linie 2: 3 Zeilen', false],
  ])
  const choice = sheets[2]?.getAttribute('value') ?? ''
  const question = fillForm(await formOf(asked, LIST, 'sheet'), { sheet: choice })
  const text = await textOf(await post(visitor, [...question.fields, ['intent', 'check']]))
  expect(text).toContain('4 Stück, auf 1 250 mm geschnitten')
  expect(text).toContain('6 Stück, auf 980 mm geschnitten')
  // The line that was typed.
  expect(text).toContain('Die Nummer GL-X kennen wir nicht.')
})

test('a cell that is a date or was never calculated is not a number of pieces, and 4.000 as a text is asked about', async () => {
  const visitor = visit(site.url)
  const asked = await post(visitor, [['intent', 'check']], workbook('cells.xlsx'))
  const checked = asked.status === 200 ? asked : undefined
  const text = await textOf(checked ?? asked)
  expect(text).toContain('„2026-02-04“ ist ein Datum.')
  expect(text).toContain('„4.000“ kann 4000 oder 4 bedeuten.')
  expect(text).toContain('Die Nummer 00004711 kennen wir nicht.')
  expect(text).toContain('=2*2')
  expect(text).toContain('5 Zeilen brauchen eine Korrektur.')
})

test('a spreadsheet of OpenDocument is read', async () => {
  const visitor = visit(site.url)
  const asked = await post(visitor, [['intent', 'check']], workbook('calc.ods'))
  const text = await textOf(await post(visitor, [...(await formOf(asked, LIST, 'column')).fields, ['intent', 'check']]))
  expect(text).toContain('4 Zeilen stimmen.')
  expect(text).toContain('4 Stück, auf 1 250 mm geschnitten')
  expect(text).toContain('„2026-02-04“ ist ein Datum.')
})

test('a text is read whatever its name says, and a workbook as well', async () => {
  const text = await post(
    visit(site.url),
    [['intent', 'check']],
    ['bestellung.xlsx', Buffer.from('CT-08B1-S-2000;4;1250')],
  )
  expect(await textOf(text)).toContain('4 Stück, auf 1 250 mm geschnitten')
  const [, bytes] = workbook('sheets.xlsx')
  expect(await textOf(await post(visit(site.url), [['intent', 'check']], ['liste.csv', bytes]))).toContain(
    'Welches Blatt',
  )
})

test('a workbook of 2,000 lines is too long, and its lines come back as text', async () => {
  const response = await post(visit(site.url), [['intent', 'check']], workbook('long.xlsx'))
  expect([response.status, await textOf(response)]).toEqual([
    422,
    expect.stringContaining('Die Liste hat 2 000 Zeilen. Bitte geben Sie höchstens 500 auf einmal ein.'),
  ])
  expect(pageBody(await response.text()).querySelector('textarea')?.textContent).toContain(
    'CT-08B1-S-2000;3;1000;Zeile 2000',
  )
})
