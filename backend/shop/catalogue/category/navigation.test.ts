import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const MAIN = 'POST /navigation/main-navigation/main-navigation'

interface Tree {
  name: string
  level: number
  children: Tree[]
}
const names = (tree: Tree[]): unknown[] => tree.map(({ name, children }) => [name, ...names(children)])

describe('POST /navigation/{activeId}/{rootId}', () => {
  it('returns a bare array of trees in their order, without the root and inactive categories', async () => {
    const { json } = await ask(MAIN, {
      body: { buildTree: true, filter: [{ type: 'equals', field: 'active', value: true }] },
    })
    expect(names(json)).toEqual([['Platten'], ['Führungen', ['Typ CT']]])
    expect(json[1]).toMatchObject({
      level: 2,
      childCount: 1,
      breadcrumb: ['Katalog', 'Führungen'],
      apiAlias: 'category',
    })
  })

  it('ends one level below the depth, except on the path to the active category', async () => {
    expect(names((await ask(MAIN, { body: { depth: 0 } })).json)).toEqual([['Platten'], ['Führungen']])
    const active = `POST /navigation/${id('category', 'guides')}/main-navigation`
    expect(names((await ask(active, { body: { depth: 0 } })).json)).toEqual([['Platten'], ['Führungen', ['Typ CT']]])
  })

  it('returns a flat list with the root on request, in the requested language, with addresses if the header asks for them', async () => {
    const { json } = await ask(MAIN, {
      body: { buildTree: false },
      headers: { 'sw-language-id': ENGLISH, 'sw-include-seo-urls': 'true' },
    })
    expect(json.map(({ name }: Tree) => name)).toEqual(['Catalogue', 'Sheets', 'Guides', 'Type CT'])
    expect(json[3].seoUrls).toMatchObject([{ seoPathInfo: 'guides/type-ct/', routeName: 'frontend.navigation.page' }])
  })

  it('tolerates the associations of the official templates', async () => {
    const body = { depth: 1, associations: { associations: { media: {}, cmsPage: {} } } }
    expect((await ask(MAIN, { body })).status).toBe(200)
  })

  it('returns 204 for an alias without a category and 404 for an unknown category', async () => {
    expect((await ask('POST /navigation/footer-navigation/footer-navigation')).status).toBe(204)
    const { status, json } = await ask(`GET /navigation/${'f'.repeat(32)}/main-navigation`)
    expect([status, json.errors[0].code]).toEqual([404, 'CONTENT__CATEGORY_NOT_FOUND'])
  })
})
