import { expect, test } from 'vitest'
import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { inCatalogueOrder } from './traits.ts'
import { variantColumns } from './variant-columns.ts'

const LANGUAGES = { own: undefined, fallback: undefined, facts: undefined }
const GROUPS = ['Chain', 'Length', 'Material', 'Colour']
const option = (group: string, name: string, position: number): PropertyOption => ({
  id: `${group}/${name}`,
  groupId: group,
  name,
  position,
  translated: { name },
  ...(group === 'Colour' ? { colorHexCode: '#0f8249' } : {}),
  group: { id: group, name: group, position: GROUPS.indexOf(group), translated: { name: group } },
})
const chains = ['06B-1', '08B-1', '10B-1']
const materials = [
  ['S green', 'green'],
  ['S black', 'black'],
] as const

const variant = (chain: number, material: number, length: number): Product => ({
  id: `${chain}${material}${length}`,
  productNumber: `T-${chain}${material}-${length}`,
  name: '',
  calculatedPrice: { unitPrice: 0, totalPrice: 0, quantity: 1, calculatedTaxes: [] },
  translated: { name: '', description: '' },
  options: [
    option('Colour', materials[material]?.[1] ?? '', material),
    option('Material', materials[material]?.[0] ?? '', material),
    option('Chain', chains[chain] ?? '', chain),
    option('Length', `${length / 1000} 000 mm`, length),
  ],
  customFields: {
    profilwerk: {
      dimensions: [
        { symbol: 'b', name: 'width', value: 15 + chain * 2.5, unit: 'mm' },
        { symbol: 'h', name: 'height', value: 10, unit: 'mm' },
        { symbol: 'l', name: 'length', value: length, unit: 'mm' },
      ],
    },
  },
})
const variants = [2000, 3000].flatMap((length) => [2, 0, 1].flatMap((c) => [1, 0].map((m) => variant(c, m, length))))
const { columns, common, cellsOf } = variantColumns(variants, LANGUAGES)

test('columns contain each difference once: colour repeats the material, the stock length is a measure', () => {
  expect(columns.map(({ key }) => key)).toEqual(['Chain', 'Material', 'b', 'l'])
})

test('a measure shared by all variants is separate from the table', () => {
  expect(common).toEqual([{ symbol: 'h', name: 'height', value: 10, unit: 'mm' }])
})

test('the colour sample is in the column with the same meaning', () => {
  expect(columns.filter(({ swatch }) => swatch).map(({ key }) => key)).toEqual(['Material'])
})

test("choices are in the shop's order, numbers with as many decimals as needed", () => {
  expect(columns[0]?.choices).toEqual(chains)
  expect(columns.map(({ digits }) => digits)).toEqual([0, 0, 1, 0])
})

test('cells follow the columns', () => {
  expect(cellsOf(variant(1, 0, 2000))).toEqual(['08B-1', 'S green', 17.5, 2000])
})

test('facts due to the options are a column, too, and inherited properties are none', () => {
  const withProperties = variants.map((one) => ({
    ...one,
    options: (one.options ?? []).filter(({ groupId }) => groupId !== 'Colour'),
    properties: [
      ...(one.options ?? []).filter(({ groupId }) => groupId === 'Colour'),
      option('Section', one.productNumber.startsWith('T-0') ? 'C20' : 'C30', 0),
      option('Fixing', 'screwed', 0),
      ...chains.map((name, position) => option('Chain', name, position)),
    ],
  }))
  const told = variantColumns(withProperties, LANGUAGES)
  expect(told.columns.map(({ key, swatch }) => [key, swatch])).toEqual([
    ['Section', false],
    ['Chain', false],
    ['Material', true],
    ['b', false],
    ['l', false],
  ])
  expect(withProperties.map(told.cellsOf).map(([, chain]) => chain)).toEqual(
    variants.map(cellsOf).map(([chain]) => chain),
  )
})

test('variants are in the order of a catalogue', () => {
  const numbers = inCatalogueOrder(variants).map((product) => product.productNumber)
  expect(numbers.slice(0, 4)).toEqual(['T-00-2000', 'T-01-2000', 'T-00-3000', 'T-01-3000'])
  expect(numbers.at(-1)).toBe('T-21-3000')
})

test('a size that columns of measures say number by number has no column of its own', () => {
  const tube = (outside: number, inside: number, more: Partial<Product> = {}): Product => ({
    ...variant(0, 0, 2000),
    options: [option('Size', `${outside} × ${inside} mm`, outside)],
    customFields: {
      profilwerk: {
        dimensions: [
          { symbol: 'D', name: 'outside diameter', value: outside, unit: 'mm' },
          { symbol: 'd', name: 'inside diameter', value: inside, unit: 'mm' },
        ],
      },
    },
    ...more,
  })
  const keysOf = (tubes: Product[]) => variantColumns(tubes, LANGUAGES).columns.map(({ key }) => key)
  expect(keysOf([tube(25, 10), tube(30, 15)])).toEqual(['D', 'd'])
  // One that is called otherwise than it measures needs the column.
  expect(keysOf([tube(25, 10), tube(30, 15, { options: [option('Size', '30 × 16 mm', 30)] })])).toEqual([
    'Size',
    'D',
    'd',
  ])
})

test('words that the language of the page lacks are marked, with the measures of the facts', () => {
  const foreign = variants.map((one) => ({
    ...one,
    options: one.options?.map((each) => (each.groupId === 'Material' ? { ...each, name: null } : each)),
  }))
  const told = variantColumns(foreign, { own: undefined, fallback: 'en', facts: 'de' })
  const [chain, material, b] = told.columns
  expect(chain?.language ?? chain?.choiceLanguages).toBeUndefined()
  expect(material?.choiceLanguages).toEqual({ 'S green': 'en', 'S black': 'en' })
  expect(b?.language).toBe('de')
})
