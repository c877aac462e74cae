import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueFolder, smallCatalogue } from '#test/support/catalogue-folder.ts'
import { checkCompany } from './check-company.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'company-'))
  const names = ['company.json', 'brand', 'pages', 'news', 'people', 'downloads', 'forms', 'media']
  for (const name of names) cpSync(join('data', name), join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const change = (file: string, from: string, to: string) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replaceAll(from, to))
}
const problemsOf = async () =>
  Object.fromEntries((await checkCompany(folder)).map((part) => [part.part, part.problems]))

test('A missing catalogue is the only problem of the demo’s other files.', async () => {
  const { catalogue = [], ...others } = await problemsOf()
  expect(catalogue.join()).toContain('products.jsonl: is missing')
  expect(Object.values(others).flat()).toEqual([])
})

test('Wrong facts and colours are said in sentences, with file and field.', async () => {
  change('company.json', '"brand": "#006433"', '"brand": "#f5a300"')
  expect(await problemsOf()).toEqual({
    'company.json': [expect.stringContaining('colours.brand #f5a300 is too light')],
  })
  change('company.json', '"anfrage@example.com"', '"anfrage"')
  expect(await problemsOf()).toEqual({
    'company.json': [expect.stringMatching(/company\.json is wrong:[^]*→ at mail/)],
  })
})

test('Each part is checked: a missing symbol, and a missing legal page.', async () => {
  rmSync(join(folder, 'brand/mark.svg'))
  change('company.json', '"/de/agb"', '"/de/lieferbedingungen"')
  const problems = await problemsOf()
  expect(problems['brand']).toEqual([expect.stringContaining('mark.svg or mark.png is missing')])
  expect(problems['pages that the site itself links to']).toEqual([
    'company.json: terms leads to /de/lieferbedingungen, which does not exist.',
  ])
})

test('A photograph that does not exist is a problem of its line in the catalogue.', async () => {
  const files = smallCatalogue()
  Object.assign(files.products[1] ?? {}, { photographs: [{ file: 'media/missing.jpg' }] })
  const { folder: catalogue, remove } = await catalogueFolder(files)
  cpSync(catalogue, join(folder, 'catalogue'), { recursive: true })
  await remove()
  expect((await problemsOf())['catalogue']).toEqual([
    expect.stringContaining('products.jsonl:2 photographs.0.file: media/missing.jpg does not exist'),
  ])
})

test('A table of chemical resistance that was not imported is named.', async () => {
  cpSync('data/resistance', join(folder, 'resistance'), { recursive: true })
  expect((await problemsOf())['resistance']).toEqual([])
  change('resistance/ratings.csv', ',A,', ',C,')
  expect((await problemsOf())['resistance']).toEqual([expect.stringContaining('run npm run import:resistance')])
})
