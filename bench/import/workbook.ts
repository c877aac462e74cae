import writeXlsx, { type Cell } from 'write-excel-file/node'

const OPTIONS = {
  Thread: ['M4', 'M5', 'M6', 'M8', 'M10'],
  Hardness: ['40 Shore A', '55 Shore A', '60 Shore A', '70 Shore A', '80 Shore A'],
  Colour: ['black', 'natural'],
}
/** Each combination of the options once. */
const VARIANTS_EACH = Object.values(OPTIONS).reduce((product, values) => product * values.length, 1)
const CATEGORIES = 20

type Value = string | number

/** Writes a workbook with `count` variants, 50 a product, in the sheets of the template. */
export async function writeWorkbook(path: string, count: number): Promise<void> {
  const products = Array.from({ length: Math.ceil(count / VARIANTS_EACH) }, (_, index) => index)
  await writeXlsx([
    { sheet: 'Categories', data: [CATEGORY_HEAD, ...categories()].map(toCells) },
    { sheet: 'Products', data: [PRODUCT_HEAD, ...products.map(productRow)].map(toCells) },
    { sheet: 'Variants', data: [VARIANT_HEAD, ...products.flatMap(variantRows).slice(0, count)].map(toCells) },
  ]).toFile(path)
}

const toCells = (values: readonly Value[]): Cell[] =>
  values.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String }))

const CATEGORY_HEAD = ['Key', 'Parent category', 'Name (de)', 'Name (en)']
const categories = (): Value[][] =>
  Array.from({ length: CATEGORIES }, (_, index) => [`buffers-${index}`, '', `Puffer ${index}`, `Buffers ${index}`])

const PRODUCT_HEAD = [
  'Item number',
  'Name (de)',
  'Name (en)',
  'Description (de)',
  'Description (en)',
  'Category',
  'Property: Material',
]
const productRow = (index: number): Value[] => [
  `RB-${index}`,
  `Gummipuffer Serie ${index}`,
  `Rubber buffer series ${index}`,
  'Dämpft Schwingungen von Maschinen und trägt sie zugleich. Die Schraube ist einvulkanisiert.',
  'Damps vibrations of machines and carries them as well. The screw is vulcanised in.',
  `buffers-${index % CATEGORIES}`,
  index % 2 === 0 ? 'NR' : 'EPDM',
]

const VARIANT_HEAD = [
  'Product',
  'Item number',
  ...Object.keys(OPTIONS).map((name) => `Option: ${name}`),
  'Dimension: d, diameter, mm',
  'Dimension: h, height, mm',
  'Net price',
  'Stock',
  'Delivery time',
  'Weight (kg)',
  'Contains PFAS',
]
const variantRows = (product: number): Value[][] =>
  combinations().map(([thread, hardness, colour], index) => [
    `RB-${product}`,
    `RB-${product}-${index}`,
    thread,
    hardness,
    colour,
    10 + (product % 90),
    8 + index,
    2 + (product % 50) + index / 100,
    (product * 7 + index * 3) % 200,
    index % 3 === 0 ? '1-2 weeks' : '3 days',
    0.01 * (1 + index),
    'no',
  ])

const combinations = (): [string, string, string][] =>
  OPTIONS.Thread.flatMap((thread) =>
    OPTIONS.Hardness.flatMap((hardness) =>
      OPTIONS.Colour.map((colour): [string, string, string] => [thread, hardness, colour]),
    ),
  )
