import { describe, expect, it } from 'vitest'
import { PRODUCT_PAGE_ID } from '#backend/shop/catalogue/category/cms-page.ts'
import { TAX } from '#backend/shop/master-data/tax.ts'
import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import { OPTIONS, id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const ALL = ['BELT', 'CT', 'CT-08-GREEN', 'CT-10-BLACK', 'CT-10-GREEN', 'SHEET']
const VARIANTS = ['CT-08-GREEN', 'CT-10-BLACK', 'CT-10-GREEN']

const list = (body: object) => ask('POST /product', { body: { limit: 100, ...body } })
async function numbers(...filter: object[]): Promise<string[]> {
  const { status, json } = await list({ filter })
  expect(status, JSON.stringify(json.errors)).toBe(200)
  return json.elements.map((one: { productNumber: string }) => one.productNumber).toSorted()
}
const equals = (field: string, value: unknown) => ({ type: 'equals', field, value })
const code = async (field: string) => {
  const { status, json } = await list({ filter: [equals(field, 'x')] })
  return [status, json.errors?.[0].code, json.errors?.[0].source.pointer]
}

describe('A field of a product', () => {
  it.each([
    ['available', true],
    ['isCloseout', false],
    ['shippingFree', false],
    ['markAsTopseller', false],
    ['minPurchase', 1],
    ['maxPurchase', MOST_PIECES],
    ['purchaseSteps', 1],
    ['sales', 0],
    ['type', 'physical'],
    ['states', 'is-physical'],
    ['taxId', TAX.id],
    ['tax.taxRate', 0],
    ['cmsPageId', PRODUCT_PAGE_ID],
    ...[
      'manufacturerId',
      'manufacturer.id',
      'manufacturer.name',
      'manufacturerNumber',
      'ean',
      'tagIds',
      'tags.id',
      'streamIds',
      'releaseDate',
      'updatedAt',
      'ratingAverage',
      'productReviews.points',
      'width',
      'keywords',
      'packUnit',
      'unit.id',
      'customFields.own_field',
    ].map((field): [string, null] => [field, null]),
  ])('%s is %s of every product, and of none anything else', async (field, value) => {
    expect(await numbers(equals(field, value))).toEqual(ALL)
    expect(await numbers({ type: 'not', queries: [equals(field, value)] })).toEqual([])
    const { status, json } = await list({ sort: [{ field, order: 'DESC' }] })
    expect([status, json.total]).toEqual([200, ALL.length])
  })

  it.each([
    ['weight', 1.5, VARIANTS],
    ['metaTitle', 'SHEET de', ['SHEET']],
    ['options.name', 'schwarz', ['CT-10-BLACK']],
    ['options.group.name', 'Farbe', VARIANTS],
    ['properties.groupId', id('property-group', 'colour'), ['BELT']],
    ['categories.name', 'Platten', ['SHEET']],
    ['categoriesRo.id', id('category', 'guides'), ['BELT', 'CT', ...VARIANTS]],
    ['categoriesRo.id', id('category', 'root'), ALL],
    ['cover.id', id('media', 'ct.svg'), ['CT', ...VARIANTS]],
    ['media.mediaId', id('media', 'ct.svg'), ['CT', ...VARIANTS]],
    ['seoUrls.seoPathInfo', 'fuehrungen/typ-ct/ct', ['CT']],
    ['children.productNumber', 'CT-10-BLACK', ['CT']],
    ['parent.productNumber', 'CT', VARIANTS],
    ['configuratorSettings.optionId', OPTIONS.black, ['CT']],
    ['mainCategories.categoryId', id('category', 'sheets'), ['SHEET']],
    ['crossSellings.name', 'Dazu passt', ['CT']],
    ['deliveryTime.max', 1, ALL],
    ['customFields.profilwerk.food', true, ALL],
    ['customFields.profilwerk.priceOnRequest', true, ['BELT', 'CT-10-BLACK']],
  ])('%s %s is that of %j', async (field, value, expected) => {
    expect(await numbers(equals(field, value))).toEqual(expected)
    expect(await numbers({ type: 'not', queries: [equals(`product.${field}`, value)] })).toEqual(
      ALL.filter((number) => !expected.includes(number)),
    )
    expect((await list({ sort: [{ field }] })).status).toBe(200)
  })

  it('may be compared in each way', async () => {
    expect(await numbers({ type: 'range', field: 'minPurchase', parameters: { gte: 1, lt: 2 } })).toEqual(ALL)
    expect(await numbers({ type: 'range', field: 'ratingAverage', parameters: { gte: 0 } })).toEqual([])
    expect(await numbers({ type: 'contains', field: 'options.name', value: 'SCHW' })).toEqual(['CT-10-BLACK'])
    expect(await numbers({ type: 'prefix', field: 'manufacturer.name', value: 'a' })).toEqual([])
    expect(await numbers({ type: 'equalsAny', field: 'type', value: 'digital|physical' })).toEqual(ALL)
    expect(await numbers({ type: 'equalsAll', field: 'tagIds', value: ['a'] })).toEqual([])
    expect(await numbers({ type: 'range', field: 'releaseDate', parameters: { lte: '2026-01-01' } })).toEqual([])
  })

  it('that a Shopware does not have, or hides, is refused by its code', async () => {
    for (const field of ['secret', 'translated.name', 'manufacturer.secret', 'customFields.'])
      expect(await code(field), field).toEqual([400, 'FRAMEWORK__UNMAPPED_FIELD', '/filter/0/field'])
    expect(await code(`customFields.${'x'.repeat(60)}`)).toEqual([400, 'FRAMEWORK__UNMAPPED_FIELD', '/filter/0/field'])
    for (const field of ['purchasePrices', 'product.visibilities.visibility', 'customSearchKeywords'])
      expect(await code(field), field).toEqual([400, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED', '/filter/0/field'])
  })
})
