import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const find = async (field: string, value: string, headers = {}) =>
  (await ask('POST /seo-url', { body: { filter: [{ type: 'equals', field, value }] }, headers })).json.elements

describe('POST /seo-url', () => {
  it('finds the category or product of a path', async () => {
    expect(await find('seoPathInfo', 'fuehrungen/typ-ct/')).toMatchObject([
      { routeName: 'frontend.navigation.page', foreignKey: id('category', 'guides-ct'), isCanonical: true },
    ])
    expect(await find('pathInfo', `/detail/${id('product', 'CT')}`)).toMatchObject([
      { routeName: 'frontend.detail.page', seoPathInfo: 'fuehrungen/typ-ct/ct' },
    ])
  })

  it('finds paths of the requested language only', async () => {
    expect(await find('seoPathInfo', 'guides/type-ct/')).toEqual([])
    expect(await find('foreignKey', id('category', 'guides-ct'), { 'sw-language-id': ENGLISH })).toMatchObject([
      { seoPathInfo: 'guides/type-ct/' },
    ])
  })
})
