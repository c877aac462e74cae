import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { LANGUAGE_CODES } from '#backend/database/schema/columns.ts'
import { checkFiles } from '#backend/shop/import/check/check-files.ts'
import { openFileReader } from '#backend/shop/import/own-files/read-file.ts'
import { checkCatalogue } from '#backend/shop/import/check/check.ts'
import { CatalogueInvalid, type CatalogueProblem, describeProblem } from '#backend/shop/import/problem.ts'
import { type FamilyLines, readFamilies } from '#backend/shop/import/source/read-families.ts'
import { type Catalogue, readCatalogue } from '#backend/shop/import/source/read.ts'
import { withSheetsAsLines } from './import-sheets.ts'
import { writeTemplate } from './template.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The families of checked spreadsheets, or the problems with them. */
async function read(path: string): Promise<{ families?: FamilyLines[]; catalogue?: Catalogue; problems?: string[] }> {
  try {
    return await withSheetsAsLines(path, async (lines) => {
      const problems: CatalogueProblem[] = []
      const report = (problem: CatalogueProblem) => void problems.push(problem)
      const catalogue = await readCatalogue(lines, report)
      checkCatalogue(catalogue, report)
      await checkFiles(catalogue, openFileReader(folder), report)
      if (problems.length > 0) throw new CatalogueInvalid(problems)
      const families: FamilyLines[] = []
      for await (const family of readFamilies(catalogue)) families.push(family)
      return { families, catalogue }
    })
  } catch (error) {
    if (error instanceof CatalogueInvalid) return { problems: error.problems.map(describeProblem) }
    throw error
  }
}

function csv(name: string, ...lines: string[]): string {
  const path = join(folder, name)
  writeFileSync(path, lines.join('\r\n'))
  return path
}

describe.each(LANGUAGE_CODES)('The template in %s', (language) => {
  test.each(['sheets', 'flat'] as const)('%s can be imported as it is, with its example.', async (shape) => {
    const path = join(folder, `${language}-${shape}.xlsx`)
    await writeTemplate(path, language, shape)
    const { families, problems } = await read(path)
    expect(problems).toBeUndefined()
    expect(families).toMatchObject([
      {
        parent: { number: 'RB-20', name: { [language]: expect.stringMatching(/\S/) }, price: null },
        variants: [{ number: 'RB-20-M6', price: 4.5, stock: 120, weight: 0.02 }],
      },
    ])
  })
})

test('A flat file has a product for each number, its options, measures and path of categories.', async () => {
  const path = csv(
    'flat.csv',
    'Produkt;Artikelnummer;Bezeichnung (de);Kategorie;Nettopreis;Lieferzeit;Auswahl: Gewinde;Maß: d, Durchmesser, mm;enthält PFAS',
    'RB;RB-6;Puffer;Puffer > Rund;1.250,50;1-2 Wochen;M6;20;nein',
    'RB;RB-8;;;;;M8;25,5;',
    ';SET-1;Satz;Puffer;9,9;;;;',
  )
  const { families, catalogue } = await read(path)
  expect(families?.map(({ parent, variants }) => [parent.number, variants.map(({ number }) => number)])).toEqual([
    ['RB', ['RB-6', 'RB-8']],
    ['SET-1', []],
  ])
  const [first, second] = families?.[0]?.variants ?? []
  expect(first).toMatchObject({ price: 1250.5, options: ['gewinde/m6'], facts: { pfas: false } })
  expect(second).toMatchObject({ price: null, facts: { dimensions: [{ symbol: 'd', value: 25.5 }] } })
  expect([second?.stock, second?.facts.pfas]).toEqual([undefined, undefined])
  expect([first?.deliveryTime, second?.deliveryTime, families?.[0]?.parent.deliveryTime]).toEqual([
    'week-1-2',
    undefined,
    undefined,
  ])
  expect(families?.[0]?.parent.properties).toEqual(['gewinde/m6', 'gewinde/m8'])
  expect(catalogue?.categories.map(({ value }) => value.key)).toEqual(['puffer', 'puffer-rund'])
  expect(catalogue?.['delivery-times'][0]?.value).toMatchObject({ min: 1, max: 2, name: { en: '1–2 weeks' } })
})

test('Problems are named by file, row and column, also those that the check of all lines finds.', async () => {
  const path = csv(
    'wrong.csv',
    'Product;Item number;Name (en);Category;Net price;Stock;Colours;Option: Thread',
    'RB;RB-6;Buffer;Buffers;1,250;many;red;M6',
  )
  expect((await read(path)).problems).toEqual([
    'wrong.csv:1 Colours: is an unknown column',
    'wrong.csv:2 Net price: 1,250 may be a number with decimals or with thousands: write 1250 or 1250,00',
    'wrong.csv:2 Stock: many is no number',
  ])
  const same = csv(
    'same.csv',
    'Product;Item number;Name (en);Category;Option: Thread;Stock',
    'RB;RB-6;Buffer;Buffers;M6;1',
    'RB;rb 8;;;M8;1',
    'RB;RB-9;;;M6;-1',
  )
  expect((await read(same)).problems).toEqual([
    'same.csv:3 Item number: capitals, digits, hyphens; at most 40',
    expect.stringMatching(/^same\.csv:4 Stock: /),
  ])
})

test('A file that is not a workbook is refused by its name.', async () => {
  const path = join(folder, 'broken.xlsx')
  writeFileSync(path, 'PK no archive')
  expect((await read(path)).problems).toEqual(['broken.xlsx: cannot be read as a workbook: binary'])
})

test('Photographs and documents have a sheet, and a column of photographs; problems name its row.', async () => {
  const own = join(folder, 'own')
  mkdirSync(own)
  writeFileSync(join(folder, 'sheet.pdf'), '%PDF-1.4')
  writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')
  const files = (name: string, ...rows: string[]) => csv(name, ...rows)
  files('own/Products.csv', 'Item number;Name (en);Category;Photographs', 'RB;Buffer;Buffers;a.svg')
  files('own/Variants.csv', 'Product;Item number;Option: Size', 'RB;RB-6;6', 'RB;RB-8;8')
  const head = 'Belongs to;Kind;File;Text (de);Text (en);Language'
  files(
    'own/Files.csv',
    head,
    '# an explanation',
    'RB;photo;a.svg;Ein Puffer;A buffer;',
    'RB;data-sheet;sheet.pdf;;;de',
    'RB-8;photo;a.svg;;;',
  )
  const { families, problems } = await read(own)
  expect(problems).toBeUndefined()
  expect(families?.[0]?.parent).toMatchObject({
    photographs: [{ file: 'a.svg' }, { file: 'a.svg', alt: { de: 'Ein Puffer', en: 'A buffer' } }],
    files: [{ file: 'sheet.pdf', kind: 'data-sheet', language: 'de' }],
  })
  expect(families?.[0]?.variants.map(({ photographs }) => photographs.length)).toEqual([0, 1])
  files(
    'own/Files.csv',
    head,
    'RB;photo;missing.jpg;;;',
    'RB-8;data-sheet;a.svg;;;',
    'RB-8;film;a.mp4;;;',
    'RX;photo;a.svg;;;',
  )
  expect((await read(own)).problems).toEqual(['Files.csv:5 Belongs to: there is no item RX'])
  files('own/Files.csv', head, 'RB;photo;missing.jpg;;;', 'RB-8;data-sheet;a.svg;;;', 'RB-6;film;a.svg;;;xx')
  expect((await read(own)).problems).toEqual([
    expect.stringMatching(/^Files\.csv:4 Kind: /),
    expect.stringMatching(/^Files\.csv:4 Language: /),
    expect.stringMatching(/^Files\.csv:2 File: missing\.jpg does not exist/),
    'Files.csv:3 File: a.svg is not a PDF',
  ])
})

test('Values that differ in their signs are two options; those that differ in their spelling are one.', async () => {
  const path = csv(
    'signs.csv',
    'Product;Item number;Name (en);Category;Option: Glass;Option: Thickness',
    'RB;RB-1;Buffer;Buffers;10;2,5',
    'RB;RB-2;;;10 %;2.5',
  )
  const { families, catalogue } = await read(path)
  expect(families?.[0]?.variants.map(({ options }) => options)).toEqual([
    ['glass/10', 'thickness/2-5'],
    ['glass/10-2', 'thickness/2-5'],
  ])
  const names = catalogue?.['property-groups'].map(({ value }) => value.options.map(({ name }) => name.en))
  expect(names).toEqual([['10', '10 %'], ['2,5']])
})

test('Errors of a spreadsheet and formulas without a result are named, also at the beginning of a row.', async () => {
  const path = csv(
    'errors.csv',
    'Item number;Name (en);Category;Stock',
    'A-1;One;Buffers;',
    '#NV;Two;Buffers;',
    'A-3;#BEZUG!;Buffers;',
    'A-4;=B2&C2;Buffers;#DIV/0!',
    '#N/A is a comment here;#N/A;;',
  )
  expect((await read(path)).problems).toEqual([
    'errors.csv:3 Item number: is the error #NV of the spreadsheet',
    'errors.csv:4 Name (en): is the error #BEZUG! of the spreadsheet',
    'errors.csv:5 Name (en): is a formula without a result: open the file in its program, and save it',
    'errors.csv:5 Stock: #DIV/0! is no number',
  ])
})

test('A number that a workbook shows as a percentage is one, and one that it shows with letters is asked for.', async () => {
  const path = join(folder, 'formats.xlsx')
  const text = (value: string) => ({ value, type: String })
  const rows = (itemFormat: string) => [
    ['Item number', 'Name (en)', 'Category', 'Net price', 'Property: Glass fibre'].map(text),
    [
      { value: 12, type: Number, format: itemFormat },
      text('Buffer'),
      text('Buffers'),
      { value: 4.5, type: Number, format: '0.00" €/Stk"' },
      { value: 0.3, type: Number, format: '0%' },
    ],
  ]
  await (await writeXlsx(rows('0000'))).toFile(path)
  const { families, catalogue, problems } = await read(path)
  expect(problems).toBeUndefined()
  expect(families?.[0]?.parent).toMatchObject({ number: '0012', price: 4.5 })
  expect(catalogue?.['property-groups'][0]?.value.options.map(({ name }) => name.en)).toEqual(['30 %'])
  await (await writeXlsx(rows('"A-"0000'))).toFile(path)
  expect((await read(path)).problems).toEqual([
    'formats.xlsx, Sheet1:2 Item number: is a number with the format "A-"0000: write it as text, as it is shown',
  ])
})

test('Categories that differ in their signs or in their place are two.', async () => {
  const path = csv(
    'paths.csv',
    'Item number;Name (en);Category',
    'A-1;One;Grade S',
    'A-2;Two;Grade S+',
    'A-3;Three;C > Profile',
    'A-4;Four;C-Profile',
    'A-5;Five;grade s',
  )
  const { families, catalogue, problems } = await read(path)
  expect(problems).toBeUndefined()
  const names = new Map(catalogue?.categories.map(({ value }) => [value.key, [value.parent, value.name.en]]))
  expect(families?.map(({ parent }) => parent.categories.map((key) => names.get(key)))).toEqual([
    [[null, 'Grade S']],
    [[null, 'Grade S+']],
    [['c', 'Profile']],
    [[null, 'C-Profile']],
    [[null, 'Grade S']],
  ])
})

test('The sheet of texts names the very option that it has, in any spelling.', async () => {
  const own = join(folder, 'texts')
  mkdirSync(own)
  csv('texts/Products.csv', 'Item number;Name (en);Category', 'RB;Buffer;Buffers')
  csv(
    'texts/Variants.csv',
    'Product;Item number;Option: Share;Option: Thread',
    'RB;RB-1;10;M6',
    'RB;RB-2;10 %;M6+',
    'RB;RB-3;5;M6',
    'RB;RB-4;2,5;M6',
  )
  csv(
    'texts/Texts.csv',
    'Kind;Belongs to;Text (de)',
    'name;Share/10 %;zehn Prozent',
    'name;Thread/M6+;M6 plus',
    'name;Share/2.5;zweieinhalb',
  )
  const { catalogue, problems } = await read(own)
  expect(problems).toBeUndefined()
  const german = catalogue?.['property-groups'].map(({ value }) =>
    value.options.map(({ name }) => `${name.en}: ${name.de}`),
  )
  expect(german).toEqual([
    ['10: 10', '10 %: zehn Prozent', '5: 5', '2,5: zweieinhalb'],
    ['M6: M6', 'M6+: M6 plus'],
  ])
  csv('texts/Texts.csv', 'Kind;Belongs to;Text (de)', 'name;Share/-5;minus fünf')
  expect((await read(own)).problems).toEqual([expect.stringContaining('Share/-5')])
})
