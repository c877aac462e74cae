import { describe, expect, it } from 'vitest'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()

describe('POST /category/{navigationId}', () => {
  it('returns texts, breadcrumb and the page for the official storefronts, with filters', async () => {
    const { json } = await ask(`POST /category/${id('category', 'guides-ct')}`, { body: { limit: 1 } })
    expect(json).toMatchObject({
      name: 'Typ CT',
      type: 'page',
      breadcrumb: ['Katalog', 'Führungen', 'Typ CT'],
      translated: { name: 'Typ CT', description: 'Über Typ CT' },
      seoUrls: null,
    })
    const [, section] = json.cmsPage.sections
    expect(section).toMatchObject({
      type: 'sidebar',
      blocks: [{ type: 'sidebar-filter', sectionPosition: 'sidebar' }, { sectionPosition: 'main' }],
    })
    const slots = section.blocks.flatMap((block: { slots: object[] }) => block.slots)
    const { data } = slots.find(({ type }: { type: string }) => type === 'product-listing')
    expect(data.listing).toMatchObject({
      apiAlias: 'product_listing',
      total: 1,
      limit: 1,
      elements: [{ productNumber: 'CT' }],
    })
  })

  it('omits the page if the includes do, and accepts home as an id', async () => {
    const { json } = await ask('POST /category/home', { body: { includes: { category: ['name', 'level'] } } })
    expect(json).toEqual({ name: 'Katalog', level: 1, apiAlias: 'category' })
  })

  it('returns 404 for an inactive category', async () => {
    const { status, json } = await ask(`POST /category/${id('category', 'hidden')}`)
    expect([status, json.errors[0].code]).toEqual([404, 'CONTENT__CATEGORY_NOT_FOUND'])
  })
})

describe('POST /category', () => {
  it('finds categories by criteria', async () => {
    const { json } = await ask('POST /category', {
      body: {
        filter: [{ type: 'equals', field: 'parentId', value: id('category', 'root') }],
        sort: [{ field: 'category.name', order: 'DESC' }],
        limit: 1,
        'total-count-mode': 'exact',
      },
    })
    expect(json).toMatchObject({
      apiAlias: 'dal_entity_search_result',
      total: 2,
      limit: 1,
      elements: [{ name: 'Platten' }],
    })
  })
})
