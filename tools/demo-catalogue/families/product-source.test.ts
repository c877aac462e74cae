import { expect, test } from 'vitest'
import { parseProducts } from './product-source.ts'

const ROD = {
  name: 'Rod',
  slug: 'rod',
  description: 'A rod.',
  metaDescription: 'Rods.',
  highlights: ['Round', 'Straight', 'Solid'],
  technical: { manufacture: 'extruded', note: 'Store dry.' },
  categories: ['rods'],
  accessories: ['PL-PA6'],
  pictureOf: 'ROD-NT-10-1000',
  materials: ['murylon-b'],
  lengths: [1000],
  range: { shape: 'rod', diameters: [10] },
  columns: ['diameter'],
  variantNumber: '{product}-{material}-{size}-{length}',
}

const parse = (common: object, own: object) => parseProducts('families/rods.json', { common, products: { ROD: own } })

test('a product has the common fields of its file; its own overrule them', () => {
  const [product] = parse(ROD, { name: 'Thin rod', technical: { note: 'Store flat.' }, range: { diameters: [4, 5] } })
  expect(product?.number).toBe('ROD')
  expect(product?.name.en).toBe('Thin rod')
  expect(product?.slug.en).toBe('rod')
  expect(product?.technical.manufacture?.en).toBe('extruded')
  expect(product?.technical.note?.en).toBe('Store flat.')
  expect(product?.range.map(({ code }) => code)).toEqual(['4', '5'])
})

test('the highlights of a product follow the common ones', () => {
  const [product] = parse({ ...ROD, highlights: ['Round', 'Straight'] }, { highlights: ['Thin'] })
  expect(product?.highlights.map(({ en }) => en)).toEqual(['Round', 'Straight', 'Thin'])
})

test('a group has the common fields of its file, and fields of its own', () => {
  const { slug, ...common } = ROD
  const groups = {
    thin: { common: { slug }, products: { THIN: {} } },
    thick: { products: { THICK: { slug: 'thick' } } },
  }
  const products = parseProducts('families/rods.json', { common, groups })
  expect(products.map(({ number, slug: own }) => [number, own.de])).toEqual([
    ['THIN', 'rod'],
    ['THICK', 'thick'],
  ])
})

test.each([
  [{ slug: '' }, {}, 'common.slug.de: must not be empty'],
  [{}, { slug: '' }, 'products.ROD.slug.de: must not be empty'],
  [{}, { materials: ['murylon-z'] }, 'products.ROD.materials.0: is not in materials.json'],
  [{}, { categories: ['wires'] }, 'products.ROD.categories.0: is not in categories.json'],
  [{}, { columns: ['girth'] }, 'products.ROD.columns.0: is not a dimension of labels.json'],
  [{}, { range: { diameters: ['10'] } }, 'products.ROD.range.diameters.0: '],
  [{}, { colour: 'red' }, 'products.ROD: unknown field colour'],
])('a mistake in common fields %j or own fields %j is named', (common, own, message) => {
  expect(() => parse({ ...ROD, ...common }, own)).toThrow(`data/demo/families/rods.json: ${message}`)
})
