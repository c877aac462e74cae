import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCatalogue } from '#backend/shop/import/check/check.ts'
import { CatalogueInvalid, type CatalogueProblem, describeProblem } from '#backend/shop/import/problem.ts'
import { withSheetsAsLines } from '#backend/shop/import/sheets/import-sheets.ts'
import { type FamilyLines, readFamilies } from '#backend/shop/import/source/read-families.ts'
import { type Catalogue, readCatalogue } from '#backend/shop/import/source/read.ts'

const PRODUCT =
  'id;parent_id;product_number;active;stock;name;description;price_net;price_gross;purchase_prices_net;' +
  'purchase_prices_gross;tax_id;tax_rate;tax_name;cover_media_id;cover_media_url;cover_media_title;cover_media_alt;' +
  'manufacturer_id;manufacturer_name;categories;sales_channel;propertyIds;optionIds'
const CATEGORY =
  'id;parent_id;active;type;visible;name;external_link;description;meta_title;meta_description;media_id;media_url;' +
  'media_folder_id;media_type;media_title;media_alt;cms_page_id'
const PROPERTIES =
  'id;color_hex_code;name;position;group_id;group_display_type;group_sorting_type;group_name;group_description;' +
  'group_position;media_id;media_url;media_folder_id;media_type;media_title;media_alt'

/** An id of Shopware: 32 hexadecimal digits. */
const id = (digit: string) => digit.repeat(32)
const ROOT = id('0')
const BUFFERS = id('1')
const ROUND = id('2')
const FOOTER = id('3')
const OLD = id('4')
const M6 = id('a')
const M10 = id('b')
const NATURAL = id('c')
const BUFFER = id('d')

const CATEGORIES = [
  CATEGORY,
  `${ROOT};;1;page;1;"Catalogue #1";;;;;;;;;;;`,
  `${ROUND};${BUFFERS};1;page;1;Rund;;;;;;;;;;;`,
  `${BUFFERS};${ROOT};1;page;1;"Puffer & Füße";;"<p>Dämpfen.</p>";;;;;;;;;`,
  `${FOOTER};${ROOT};1;link;1;Impressum;https://example.com;;;;;;;;;;`,
  `${OLD};${ROOT};0;page;1;Alt;;;;;;;;;;;`,
]
const OPTIONS = [
  PROPERTIES,
  `${M10};;M10;1;${id('e')};text;alphanumeric;Gewinde;;2;;;;;;`,
  `${M6};;M6;1;${id('e')};text;alphanumeric;Gewinde;;2;;;;;;`,
  `${NATURAL};#EEEEDD;natur;1;${id('f')};color;position;Farbe;;1;;;;;;`,
]

const LEFT_OUT = ['category.csv:5: has no product and is left out', 'category.csv:6 active: is not active and left out']

type Cells = Record<string, string | number>
/** A row of the export of products, as PHP's fputcsv writes it. */
const product = (cells: Cells): string =>
  PRODUCT.split(';')
    .map((heading) => String(cells[heading] ?? ''))
    .map((cell) => (/[";\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(';')

const PARENT: Cells = {
  id: BUFFER,
  product_number: 'RB',
  active: 1,
  stock: 0,
  name: 'Gummipuffer "Typ B"',
  description: '<p>Dämpft <b>Schwingungen</b>.</p>\n\n<ul>\n<li>leise; robust</li>\n</ul>',
  price_net: '495.79831932773',
  price_gross: 590,
  tax_rate: 19,
  categories: ROUND,
  propertyIds: NATURAL,
  sales_channel: id('9'),
}
const variant = (cells: Cells): Cells => ({ parent_id: BUFFER, ...cells })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shopware-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, files: Record<string, string[]>): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, lines] of Object.entries(files)) writeFileSync(join(path, file), `${lines.join('\n')}\n`)
  return path
}

const withProducts = (name: string, ...rows: Cells[]): string =>
  write(name, {
    'product.csv': [PRODUCT, ...rows.map(product)],
    'category.csv': CATEGORIES,
    'properties.csv': OPTIONS,
  })

interface Read {
  families?: FamilyLines[]
  catalogue?: Catalogue
  problems?: string[]
  notes: string[]
}

async function read(path: string): Promise<Read> {
  const notes: string[] = []
  const note = (one: CatalogueProblem) => void notes.push(describeProblem(one))
  try {
    const checked = await withSheetsAsLines(
      path,
      async (lines) => {
        const problems: CatalogueProblem[] = []
        const report = (problem: CatalogueProblem) => void problems.push(problem)
        const catalogue = await readCatalogue(lines, report)
        checkCatalogue(catalogue, report)
        if (problems.length > 0) throw new CatalogueInvalid(problems)
        const families: FamilyLines[] = []
        for await (const family of readFamilies(catalogue)) families.push(family)
        return { families, catalogue }
      },
      note,
    )
    return { ...checked, notes }
  } catch (error) {
    if (error instanceof CatalogueInvalid) return { problems: error.problems.map(describeProblem), notes }
    throw error
  }
}

test('A folder with the exports of products, categories and properties is a catalogue.', async () => {
  const path = withProducts(
    'whole',
    variant({ id: id('6'), product_number: 'RB-M10', stock: 12, optionIds: M10, price_net: '4.5' }),
    PARENT,
    variant({ id: id('7'), product_number: 'RB-M6', stock: 3, optionIds: M6 }),
    {
      ...PARENT,
      id: id('8'),
      product_number: 'SET',
      name: 'Satz',
      stock: 7,
      price_net: '1.125',
      categories: `${OLD}|${ROUND}`,
    },
  )
  const { problems, families, catalogue, notes } = await read(path)
  expect(problems).toBeUndefined()
  expect(families).toMatchObject([
    {
      parent: {
        number: 'RB',
        name: { en: 'Gummipuffer "Typ B"' },
        description: { en: PARENT['description'] },
        metaDescription: { en: 'Dämpft Schwingungen. leise; robust' },
        categories: [ROUND],
        price: null,
        photographs: [],
      },
      variants: [
        { number: 'RB-M10', price: 4.5, stock: 12, options: ['gewinde/m10'] },
        { number: 'RB-M6', price: 495.8, stock: 3, options: ['gewinde/m6'] },
      ],
    },
    {
      parent: { number: 'SET', price: 1.13, stock: 7, properties: ['farbe/natur'], categories: [ROUND] },
      variants: [],
    },
  ])
  expect(families?.[0]?.parent.properties.toSorted()).toEqual(['farbe/natur', 'gewinde/m10', 'gewinde/m6'])
  const [{ parent }] = families as [FamilyLines]
  expect([parent.stock, parent.facts.pfas, parent.deliveryTime]).toEqual([undefined, undefined, undefined])
  expect(catalogue?.categories.map(({ value }) => [value.key, value.parent, value.name.de])).toEqual([
    [ROUND, BUFFERS, 'Rund'],
    [BUFFERS, null, 'Puffer & Füße'],
  ])
  const groups = catalogue?.['property-groups'].map(({ value }) => [value.key, value.options.map(({ key }) => key)])
  expect(groups).toEqual([
    ['farbe', ['natur']],
    ['gewinde', ['m6', 'm10']],
  ])
  expect(catalogue?.['property-groups'][0]?.value.options[0]?.colour).toBe('#eeeedd')
  expect(notes).toEqual(LEFT_OUT)
})

test('Items that are not active are left out and named, with the variants of such a product.', async () => {
  const plain = { ...PARENT, description: '' }
  const off = { ...plain, id: id('5'), product_number: 'OFF', active: 0 }
  const empty = { ...plain, id: id('4'), product_number: 'EMPTY' }
  const path = withProducts(
    'inactive',
    plain,
    variant({ id: id('6'), product_number: 'RB-M6', stock: -2, active: '', optionIds: M6 }),
    variant({ id: id('7'), product_number: 'RB-M10', active: 0, optionIds: M10 }),
    off,
    { id: id('8'), parent_id: id('5'), product_number: 'OFF-M6', active: 1, optionIds: M6 },
    empty,
    { id: id('9'), parent_id: id('4'), product_number: 'EMPTY-M6', active: 0, optionIds: M6 },
  )
  const { problems, families, notes } = await read(path)
  expect(problems).toBeUndefined()
  expect(families?.map(({ parent, variants }) => [parent.number, variants.map(({ number }) => number)])).toEqual([
    ['RB', ['RB-M6']],
  ])
  expect(families?.[0]?.variants[0]?.stock).toBe(0)
  expect(notes.toSorted()).toEqual([
    ...LEFT_OUT,
    'product.csv:3 stock: -2 is less than nothing: it is 0',
    'product.csv:4 active: is not active and left out',
    'product.csv:5 active: is not active and left out',
    'product.csv:6 parent_id: belongs to OFF, and is left out with it',
    'product.csv:7 active: has no active variant and is left out',
    'product.csv:8 active: is not active and left out',
  ])
})

test('Wrong cells and unknown ids are named by row and column, also below a description of several lines.', async () => {
  const path = withProducts(
    'wrong',
    PARENT,
    variant({ id: id('6'), product_number: 'RB-M6', optionIds: `${M6}|${id('8')}` }),
    variant({ id: id('7'), product_number: 'RB-M8' }),
    { ...PARENT, id: id('8'), product_number: 'LOST', categories: id('5') },
    { id: id('9'), parent_id: id('1'), product_number: 'ALONE', optionIds: M6 },
    { ...PARENT, product_number: 'TWICE' },
    { ...PARENT, id: id('4'), product_number: 'ODD', active: 'perhaps' },
  )
  const { problems } = await read(path)
  expect(problems?.toSorted()).toEqual([
    `product.csv:14 parent_id: no product has the id ${id('1')}`,
    `product.csv:15 id: is that of product.csv:2, too`,
    'product.csv:20 active: perhaps is neither yes nor no',
    `product.csv:7 optionIds: ${id('8')} is in no export of Default properties`,
    'product.csv:8 optionIds: is empty: a variant is chosen by its options',
    `product.csv:9 categories: ${id('5')} is in no export of Default category`,
    'product.csv:9 categories: has no active category below the entry point',
  ])
})

test('Problems that the check of all lines finds have the row and column of the export, too.', async () => {
  const path = withProducts(
    'checked',
    { ...PARENT, description: '' },
    variant({ id: id('6'), product_number: 'rb m6', optionIds: M6 }),
    variant({ id: id('7'), product_number: 'RB-M6', optionIds: M6, price_net: '-1', stock: 'many' }),
  )
  expect((await read(path)).problems).toEqual(['product.csv:4 stock: many is no number'])
  const again = withProducts(
    'checked-again',
    { ...PARENT, description: '' },
    variant({ id: id('6'), product_number: 'rb m6', optionIds: M6 }),
    variant({ id: id('7'), product_number: 'RB-M6', optionIds: M6, price_net: '-1' }),
  )
  expect((await read(again)).problems).toEqual([
    'product.csv:3 product_number: capitals, digits, hyphens; at most 40',
    expect.stringMatching(/^product\.csv:4 price_net: /),
  ])
})

test('The export of products alone says which exports are missing.', async () => {
  const path = write('alone', { 'product.csv': [PRODUCT, product(PARENT)] })
  expect((await read(join(path, 'product.csv'))).problems).toEqual([
    'product.csv:1 categories: are ids: put an export of Default category into the same folder, and import the folder',
    'product.csv:1 propertyIds: are ids: put an export of Default properties into the same folder, and import the folder',
  ])
})

test('A file without a column that is needed, and one of another kind, are refused.', async () => {
  const path = write('other', {
    'product.csv': ['id;product_number;active;name;categories;propertyIds;optionIds;ean', `${BUFFER};RB;1;Puffer;;;;1`],
    'stock.csv': ['place;number', 'A;1'],
  })
  const { problems, notes } = await read(path)
  expect(problems).toEqual([
    'product.csv:1: has no column parent_id of Default product',
    expect.stringMatching(/^stock\.csv: is no export of Default product, Default category/),
  ])
  expect(notes).toEqual(['product.csv:1 ean: is not read'])
})

test('A copy of the profile has more languages, and the picture with its text.', async () => {
  const url = 'https://shop.example.com/media/rb.jpg'
  const path = write('languages', {
    'product.csv': [
      `${PRODUCT};name (de)`,
      `${product({ ...PARENT, name: 'Buffer', price_net: 0, cover_media_url: url, cover_media_alt: 'A buffer' })};Puffer`,
    ],
    'category.csv': CATEGORIES,
    'properties.csv': OPTIONS,
  })
  const { families, notes, problems } = await read(path)
  expect(problems).toBeUndefined()
  expect(families?.[0]?.parent).toMatchObject({
    name: { en: 'Buffer', de: 'Puffer' },
    price: null,
    photographs: [{ file: url, alt: { en: 'A buffer' } }],
  })
  expect(notes).toContain('product.csv:2 price_net: 0 is no price: it is on request')
})
