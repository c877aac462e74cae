import { describe, expect, it } from 'vitest'
import { CZECH } from '#contracts/shop/languages.ts'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'
import { CATEGORY_PAGE_ID, PRODUCT_PAGE_ID } from './cms-page.ts'

interface Block {
  type: string
  slots: { id: string; data: unknown }[]
}

const ask = useTinyShop()
const read = async (pageId: string, body: object = {}) => (await ask(`POST /cms/${pageId}`, { body })).json
const blocksOf = ({ sections }: { sections: { blocks: Block[] }[] }) => sections.flatMap(({ blocks }) => blocks)

describe('POST /cms/{id}', () => {
  it('has the products of all categories, or of one, in the layout of a category', async () => {
    const totalOf = async (body: object) => {
      const blocks: Block[] = blocksOf(await read(CATEGORY_PAGE_ID, body))
      const listing = blocks.find(({ type }) => type === 'product-listing')?.slots[0]?.data
      return (listing as { listing: { total: number } }).listing.total
    }
    expect(await totalOf({})).toBe(3)
    expect(await totalOf({ navigationId: id('category', 'guides') })).toBe(2)
    expect(await totalOf({ navigationId: id('category', 'guides'), 'min-price': 10 })).toBe(1)
  })

  it('has no data in the layout of a product', async () => {
    const page = await read(PRODUCT_PAGE_ID)
    expect(page).toMatchObject({ id: PRODUCT_PAGE_ID, type: 'product_detail', apiAlias: 'cms_page' })
    const data = blocksOf(page).flatMap(({ slots }) => slots.map((slot) => slot.data))
    expect(data).toEqual(Array.from({ length: 6 }, () => null))
  })

  it('has the blocks of the requested slots', async () => {
    const slots: string[] = blocksOf(await read(PRODUCT_PAGE_ID)).map((block) => block.slots[0]?.id ?? '')
    const some = blocksOf(await read(PRODUCT_PAGE_ID, { slots: `${slots[1]}|${slots[3]}` }))
    expect(some.map(({ type }) => type)).toEqual(['gallery-buybox', 'cross-selling'])
  })

  it('refuses other ids', async () => {
    const refused = async (pageId: string, body: object = {}) => {
      const { status, json } = await ask(`POST /cms/${pageId}`, { body })
      return [status, json.errors[0].code]
    }
    expect(await refused('f'.repeat(32))).toEqual([404, 'CONTENT__CMS_PAGE_NOT_FOUND'])
    expect(await refused('home')).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
    const hidden = { navigationId: id('category', 'hidden') }
    expect(await refused(CATEGORY_PAGE_ID, hidden)).toEqual([404, 'CONTENT__CATEGORY_NOT_FOUND'])
  })
})

describe('POST /sitemap', () => {
  it('lists files of the site in the language of the request', async () => {
    const names = async (headers: Record<string, string> = {}) =>
      (await ask('GET /sitemap', { headers })).json.map(({ filename }: { filename: string }) => filename)
    expect(await names()).toEqual([
      'http://localhost:3000/sitemaps/categories-de-1.xml',
      'http://localhost:3000/sitemaps/products-de-1.xml',
    ])
    const czech = await names({ 'sw-language-id': CZECH })
    expect(czech).toContain('http://localhost:3000/sitemaps/products-cz-1.xml')
  })
})
