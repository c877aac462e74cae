import { describe, expect, it } from 'vitest'
import { CZECH, DUTCH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const readIn = async (languageId: string, address: string, body: object = {}) =>
  (await ask(address, { body, headers: { 'sw-language-id': languageId, 'sw-include-seo-urls': 'true' } })).json

describe('a text that a language lacks', () => {
  it('is null in the field and English in translated, a text of its own is both', async () => {
    const category = `POST /category/${id('category', 'guides')}`
    expect(await readIn(DUTCH, category)).toMatchObject({
      name: 'Geleidingen',
      description: null,
      translated: { name: 'Geleidingen', description: 'About Guides' },
      seoUrls: [{ seoPathInfo: 'guides/' }],
    })
    expect(await readIn(CZECH, category)).toMatchObject({
      name: null,
      description: null,
      translated: { name: 'Guides', description: 'About Guides' },
    })
  })

  it('is told by a product, its options and its delivery time', async () => {
    const associations = { options: { associations: { group: {} } }, deliveryTime: {} }
    const request = { ids: [id('product', 'SHEET'), id('product', 'CT-08-GREEN')], associations }
    const { elements } = await readIn(DUTCH, 'POST /product', request)
    expect(elements).toMatchObject([
      { name: null, translated: { name: 'SHEET en', description: 'Description' } },
      {
        options: [
          { name: null, translated: { name: '08B' }, group: { name: null, translated: { name: 'Chain' } } },
          { name: null, translated: { name: 'green' } },
        ],
        deliveryTime: { name: null, translated: { name: '1 week' } },
        customFields: { profilwerk: { food: true, highlights: ['parent'], dimensions: [{ value: 10 }] } },
      },
    ])
  })

  it('is found and sorted by the text that is shown', async () => {
    const filter = [{ type: 'contains', field: 'name', value: 'sheet EN' }]
    expect((await readIn(CZECH, 'POST /product', { filter })).elements).toHaveLength(1)
    const listing = await readIn(CZECH, `POST /product-listing/${id('category', 'root')}`, { order: 'name-desc' })
    expect(listing.elements.map(({ translated }: { translated: { name: string } }) => translated.name)).toEqual([
      'SHEET en',
      'CT en',
      'BELT en',
    ])
  })

  it('follows the chain of languages in the context', async () => {
    const { context, languageInfo } = (await ask('GET /context', { headers: { 'sw-language-id': CZECH } })).json
    expect(context.languageIdChain).toEqual([CZECH, ENGLISH, GERMAN])
    expect(languageInfo).toMatchObject({ localeCode: 'cs-CZ' })
  })
})
