import Validator from '@adobe/structured-data-validator'
import { describe, expect, test } from 'vitest'
import type { TableVariant } from '#web/routes/shop/product/variants/variant.ts'
import type { Column } from '#web/routes/shop/product/variants/variant-columns.ts'
import type { DescribedProduct } from './described-product.ts'
import { type DataPage, productData } from './product-data.ts'

const product = {
  id: 'id-of-family',
  name: 'Chain guide type T',
  number: 'T-1',
  description: ['Flat guide.'],
  metaDescription: '',
  technical: [{ name: 'Density', value: '0.93 g/cm³' }],
  properties: [],
} as unknown as DescribedProduct

const column = (key: string, label: string, rest: Partial<Column> = {}): Column => ({
  key,
  label,
  title: undefined,
  unit: undefined,
  kind: 'text',
  choices: [],
  optionIds: [],
  digits: 0,
  swatch: false,
  ...rest,
})
const measure = (symbol: string, title: string, unit = 'mm') => column(symbol, symbol, { kind: 'number', title, unit })
const columns = [
  column('a', 'Chain'),
  column('b', 'Material'),
  column('c', 'Colour', { swatch: true }),
  measure('b', 'width'),
  measure('h', 'height'),
]

const variant = (number: string, unit: number | null = null, inStock: boolean | undefined = true) =>
  ({
    id: `id-of-${number}`,
    number,
    cells: ['08B-1', 'Material S', 'green', 15, 10.5],
    price: { unit, from: false },
    availability: { inStock, deliveryTime: undefined },
    weight: 0.2,
  }) as unknown as TableVariant

const pageOf = (variants: readonly TableVariant[], taxState: DataPage['taxState'] = 'net') => ({
  product,
  variants,
  columns,
  common: [{ symbol: 'k', name: 'rib height', value: 2.5, unit: 'mm' }],
  company: 'Musterwerk',
  addressOf: (number?: string) => `https://www.example.com/en/shop/product/t${number ? `?variant=${number}` : ''}`,
  pictureOf: (id: string) => `https://www.example.com/en/shop/share-picture/${id}`,
  taxState,
})
const many = (count: number, price: number | null = null) =>
  Array.from({ length: count }, (_, index) => variant(`T-${index}`, price))
const read = (page: DataPage) => JSON.parse(JSON.stringify(productData(page)))

test('A family is a group with a product for each variant.', () => {
  const data = read(pageOf(many(2)))
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: 'T-1',
    variesBy: ['https://schema.org/material', 'https://schema.org/color', 'https://schema.org/size'],
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Density', value: '0.93 g/cm³' },
      { '@type': 'PropertyValue', name: 'rib height', value: 2.5, unitCode: 'MMT' },
    ],
  })
  expect(data.hasVariant[1]).toEqual({
    '@type': 'Product',
    name: 'Chain guide type T T-1',
    sku: 'T-1',
    mpn: 'T-1',
    url: 'https://www.example.com/en/shop/product/t?variant=T-1',
    material: 'Material S',
    color: 'green',
    size: '15 × 10.5 mm',
    weight: { '@type': 'QuantitativeValue', value: 0.2, unitCode: 'KGM' },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Chain', value: '08B-1' },
      { '@type': 'PropertyValue', name: 'width', value: 15, unitCode: 'MMT' },
      { '@type': 'PropertyValue', name: 'height', value: 10.5, unitCode: 'MMT' },
    ],
  })
})

test('A price on request is not an offer, and no price is zero.', () => {
  const text = JSON.stringify(productData(pageOf(many(3))))
  expect(text).not.toMatch(/offers|"price"/)
})

test('A variant with a price is an offer that says whether tax is included.', () => {
  const data = read(pageOf([variant('T-1', 9.5), variant('T-2', null), variant('T-3', 12, false)]))
  const [first, second, third] = data.hasVariant
  expect(first.offers).toMatchObject({
    availability: 'https://schema.org/InStock',
    priceSpecification: { price: 9.5, priceCurrency: 'EUR', valueAddedTaxIncluded: false },
  })
  expect(second).not.toHaveProperty('offers')
  expect(third.offers.availability).toBe('https://schema.org/BackOrder')
})

test('Missing facts about stock and tax are left out.', () => {
  const unknown = { ...variant('T-1', 9.5), availability: { inStock: undefined, deliveryTime: undefined } }
  const data = read({ ...pageOf([unknown]), taxState: undefined })
  expect(Object.keys(data.offers)).toEqual(['@type', 'price', 'priceCurrency'])
})

test('A product without variants is one product with its own number.', () => {
  expect(read(pageOf([variant('T-9')]))).toMatchObject({
    '@type': 'Product',
    name: 'Chain guide type T',
    sku: 'T-9',
    brand: { name: 'Musterwerk' },
    url: 'https://www.example.com/en/shop/product/t',
  })
})

describe('The data is bounded', () => {
  test.each([
    [78, 78, 80_000],
    [1000, 100, 80_000],
  ])('for %i variants: it describes %i of them in at most %i bytes.', (count, described, bytes) => {
    const data = productData(pageOf(many(count, 9.5)))
    expect(read(pageOf(many(count))).hasVariant).toHaveLength(described)
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(bytes)
  })
})

test.each([
  ['a family with prices', many(3, 9.5)],
  ['a product with a price', many(1, 9.5)],
])("Search engines' own rules find no error in the data of %s.", async (_, variants) => {
  const data = read(pageOf(variants))
  const issues = await new Validator().validate({
    jsonld: { [data['@type']]: [data] },
    microdata: {},
    rdfa: {},
    errors: [],
  })
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
})

test('The rules that are used do find errors.', async () => {
  const data = { ...read(pageOf(many(1, 9.5))), offers: { '@type': 'Offer', priceCurrency: 'EUR' } }
  const issues = await new Validator().validate({ jsonld: { Product: [data] }, microdata: {}, rdfa: {}, errors: [] })
  expect(issues.map(({ severity }) => severity)).toContain('ERROR')
})

test('A product of another company names it, its numbers and what reviews say.', () => {
  const own = { ...variant('T-1'), ean: '4006381333931', manufacturerNumber: 'MK-4711' }
  const page = pageOf([own])
  const described = { ...product, manufacturer: 'Kunststoff GmbH', rating: { average: 4.5, count: 12 } }
  expect(read({ ...page, product: described })).toMatchObject({
    brand: { name: 'Kunststoff GmbH' },
    gtin: '4006381333931',
    mpn: 'MK-4711',
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  })
})
