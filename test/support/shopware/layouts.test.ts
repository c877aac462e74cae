import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf } from '#backend/database/id.ts'
import { asking } from '#test/contract/shop/endpoint.ts'
import { startStandInShopware, type StandInShopware } from './server.ts'

let shopware: StandInShopware
beforeAll(async () => {
  shopware = await startStandInShopware()
})
afterAll(() => shopware.close())

const ask = asking(() => ({
  url: shopware.settings['SHOP_URL'] ?? '',
  accessKey: shopware.settings['SHOP_ACCESS_KEY'] ?? '',
  fetch,
  writable: false,
  storefrontUrl: shopware.origin,
}))

describe('the layouts of the stand-in', () => {
  const layoutOf = async (key: string) => {
    const { json } = await ask(`POST /category/${idOf('category', key)}`, { body: {} })
    return json.cmsPage
  }
  const slotsIn = (page: { sections: { blocks: { slots: Record<string, unknown>[] }[] }[] }) =>
    page.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots))

  it('sort the slots of a block by the alphabet, and have no data for an element without a resolver', async () => {
    const slots = slotsIn(await layoutOf('sprockets-rollers'))
    const names = slots.map(({ slot }) => slot)
    expect(names.slice(names.indexOf('center'), names.indexOf('center') + 3)).toEqual(['center', 'left', 'right'])
    expect(slots.find(({ type }) => type === 'form')).toMatchObject({ data: null })
  })

  it('map the description and the picture of a category that has no layout of its own', async () => {
    const page = await layoutOf('sheets')
    expect(page.type).toBe('product_list')
    expect(slotsIn(page)).toContainEqual(
      expect.objectContaining({
        type: 'text',
        config: { content: { source: 'mapped', value: 'category.description' } },
        data: { content: '<p>Alles über Platten &amp; mehr.</p>', apiAlias: 'cms_text' },
      }),
    )
  })

  it('are null where the installation has no default, and in lists of categories', async () => {
    expect(await layoutOf('parts')).toBeNull()
    const { json } = await ask('POST /category', { body: { ids: [idOf('category', 'sprockets-rollers')] } })
    expect(json.elements).toMatchObject([{ cmsPage: null }])
  })
})
