import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const read = async (number: string, body: object = {}, headers = {}) =>
  (await ask(`POST /product/${id('product', number)}`, { body, headers })).json

describe('POST /product/{productId}', () => {
  it('returns the best variant of a parent, with its own address', async () => {
    const associations = { media: {}, options: { associations: { group: {} } }, properties: {} }
    const headers = { 'sw-include-seo-urls': 'true' }
    const { product, configurator, apiAlias } = await read('CT', { associations }, headers)
    expect(apiAlias).toBe('product_detail')
    expect(product).toMatchObject({
      productNumber: 'CT-08-GREEN',
      parentId: id('product', 'CT'),
      childCount: null,
      options: [{ name: '08B', group: { name: 'Kette' } }, { name: 'grün' }],
      properties: [{ name: '08B' }, { name: '10B' }, { name: 'PE-UHMW', group: null }],
      media: [{ media: { mimeType: 'image/svg+xml' } }],
      seoUrls: [{ seoPathInfo: 'fuehrungen/typ-ct/ct/ct-08-green', foreignKey: id('product', 'CT-08-GREEN') }],
      seoCategory: { name: 'Typ CT', seoUrls: [{ seoPathInfo: 'fuehrungen/typ-ct/' }] },
    })
    expect(product.customFields).toEqual(product.translated.customFields)
    expect(configurator.map(({ name }: { name: string }) => name)).toEqual(['Kette', 'Farbe'])
  })

  it('returns a variant with the values that it inherits', async () => {
    const { product, configurator } = await read('CT-10-BLACK', {}, { 'sw-language-id': ENGLISH })
    expect(product).toMatchObject({
      parentId: id('product', 'CT'),
      name: null,
      translated: { name: 'CT en' },
      available: true,
      availableStock: 0,
      isCloseout: false,
      restockTime: 7,
      calculatedPrice: { unitPrice: 0 },
      cover: { media: { alt: 'Chain guide' } },
      deliveryTime: { name: '1 week' },
      options: null,
      categoryIds: [id('category', 'guides-ct')],
      customFields: { profilwerk: { food: true, priceOnRequest: true, dimensions: [{ value: 25 }] } },
    })
    // There is no black 08B.
    const combinable = configurator.flatMap(({ options }: { options: { name: string; combinable: boolean }[] }) =>
      options.map(({ name, combinable: can }) => [name, can]),
    )
    expect(Object.fromEntries(combinable)).toEqual({ '08B': false, '10B': true, black: true, green: true })
  })

  it('says when there is stock again where there is none, to clients that do not know the facts', async () => {
    expect((await read('CT-08-GREEN')).product).toMatchObject({ available: true, availableStock: 5, restockTime: null })
    const known = await read('CT-10-BLACK', {}, { 'profilwerk-reads-facts': '1' })
    expect(known.product).toMatchObject({ available: true, availableStock: 0, restockTime: null })
  })

  it('has the page for the official storefronts unless it is left out', async () => {
    expect((await read('CT')).product.cmsPage.sections[0].blocks).toHaveLength(4)
    expect((await read('CT', { skipCmsPage: true })).product).toMatchObject({ cmsPage: null })
    const includes = { product: ['id', 'calculatedPrice'], calculated_price: ['unitPrice'] }
    expect((await read('CT', { includes })).product).toEqual({
      apiAlias: 'product',
      id: id('product', 'CT-08-GREEN'),
      calculatedPrice: { apiAlias: 'calculated_price', unitPrice: 12.5 },
    })
  })

  it('refuses unknown, inactive and malformed ids', async () => {
    const of = async (productId: string) => {
      const { status, json } = await ask(`POST /product/${productId}`)
      return [status, json.errors[0].code]
    }
    expect(await of('f'.repeat(32))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND'])
    expect(await of(id('product', 'GONE'))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND'])
    expect(await of('ct')).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })
})
