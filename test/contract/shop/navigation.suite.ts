import { describe, expect, it } from 'vitest'
import { asking, refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

interface Tree {
  id: string
  level: number
  active: boolean
  children: Tree[]
  breadcrumb: string[]
}

const flat = (tree: Tree[]): Tree[] => tree.flatMap((node) => [node, ...flat(node.children ?? [])])

/** Categories, languages and addresses. */
export function navigationSuite(endpoint: () => ShopEndpoint): void {
  const ask = asking(endpoint)
  const MAIN = 'POST /navigation/main-navigation/main-navigation'

  describe('the navigation', () => {
    it('is a bare array of trees, level by level', async () => {
      const { json } = await ask(MAIN, { body: { depth: 2 } })
      expect(Array.isArray(json)).toBe(true)
      expect(json.length).toBeGreaterThan(0)
      for (const node of flat(json)) {
        expect(node).toMatchObject({ active: true, apiAlias: 'category', id: expect.stringMatching(/^[0-9a-f]{32}$/) })
        for (const child of node.children ?? []) expect(child.level).toBe(node.level + 1)
      }
    })

    it('is flat on request, with the root', async () => {
      const tree = flat((await ask(MAIN, { body: { depth: 2 } })).json).map(({ id }) => id)
      const list = (await ask(MAIN, { body: { depth: 2, buildTree: false } })).json.map(({ id }: Tree) => id)
      const root = (await ask('GET /context')).json.salesChannel.navigationCategoryId
      expect(list.toSorted()).toEqual([...tree, root].toSorted())
    })

    it('leads to categories with breadcrumbs and the page that storefronts render', async () => {
      const [first] = (await ask(MAIN, { body: { depth: 1 } })).json
      const { json } = await ask(`POST /category/${first.id}`, { body: {} })
      expect(json).toMatchObject({ id: first.id, apiAlias: 'category', translated: { name: expect.any(String) } })
      expect(json.breadcrumb.at(-1)).toBe(first.breadcrumb.at(-1))
      expect(json.cmsPage.sections.length).toBeGreaterThan(0)
      expect((await ask('POST /category/home', { body: {} })).json.id).toBe(first.parentId)
    })

    it('is a list of categories too, each with its breadcrumb', async () => {
      const [first] = (await ask(MAIN, { body: { depth: 1 } })).json
      const { json } = await ask('POST /category', { body: { ids: [first.id] } })
      expect(json.elements.map(({ id }: Tree) => id)).toEqual([first.id])
      const breadcrumb = (await ask(`GET /breadcrumb/${first.id}?type=category`)).json
      // A 6.6 wraps the list.
      const entries: { categoryId: string }[] = Array.isArray(breadcrumb) ? breadcrumb : breadcrumb.breadcrumbs
      expect(entries.at(-1)?.categoryId).toBe(first.id)
    })

    it('is rejected for a category that does not exist', async () => {
      const answer = await ask(`POST /category/${'f'.repeat(32)}`, { body: {} })
      expect(refusalOf(answer)).toEqual([404, 'CONTENT__CATEGORY_NOT_FOUND'])
    })

    it('has layouts by id, and one that does not exist is rejected', async () => {
      const { cmsPage } = (await ask('POST /category/home', { body: {} })).json
      const { json } = await ask(`POST /cms/${cmsPage.id}`, { body: {} })
      expect(json).toMatchObject({ id: cmsPage.id, type: cmsPage.type, apiAlias: 'cms_page' })
      expect(json.sections.length).toBeGreaterThan(0)
      expect((await ask(`GET /cms/${cmsPage.id}`)).json.id).toBe(cmsPage.id)
      const answer = await ask(`POST /cms/${'f'.repeat(32)}`, { body: {} })
      expect(refusalOf(answer)).toEqual([404, 'CONTENT__CMS_PAGE_NOT_FOUND'])
    })

    it('has a list of sitemaps, which may be empty', async () => {
      for (const method of ['POST', 'GET']) {
        const { status, json } = await ask(`${method} /sitemap`)
        expect([status, Array.isArray(json)]).toEqual([200, true])
        for (const { filename, created } of json) {
          expect(URL.canParse(filename)).toBe(true)
          expect(new Date(created).getTime()).not.toBeNaN()
        }
      }
    })

    it('does not lead to landing pages, and one that does not exist is rejected', async () => {
      const answer = await ask(`POST /landing-page/${'f'.repeat(32)}`, { body: {} })
      expect(refusalOf(answer)).toEqual([404, 'CONTENT__LANDING_PAGE_NOT_FOUND'])
    })

    it('lists the languages, and in each the address of a category, which leads back to it', async () => {
      const languages = (await ask('POST /language', { body: {} })).json.elements
      const [first] = (await ask(MAIN, { body: { depth: 1 } })).json
      for (const { id, translationCode } of languages) {
        expect(translationCode.code).toMatch(/^[a-z]{2}-[A-Z]{2}$/)
        const headers = { 'sw-language-id': id }
        const find = async (field: string, value: string) =>
          (await ask('POST /seo-url', { body: { filter: [{ type: 'equals', field, value }] }, headers })).json.elements
        const [address] = await find('foreignKey', first.id)
        expect(address).toMatchObject({ routeName: 'frontend.navigation.page', pathInfo: `/navigation/${first.id}` })
        expect(await find('seoPathInfo', address.seoPathInfo)).toMatchObject([{ foreignKey: first.id }])
      }
      expect(await ask('POST /seo-url', { body: { filter: { seoPathInfo: 'no/such/path' } } })).toMatchObject({
        status: 200,
        json: { elements: [] },
      })
    })

    it('lists the addresses for the header', async () => {
      const { json } = await ask(MAIN, { body: { depth: 0 }, headers: { 'sw-include-seo-urls': 'true' } })
      const pages = json.filter(({ type }: { type: string }) => type === 'page')
      for (const { seoUrls } of pages) expect(seoUrls[0].seoPathInfo).toMatch(/^[^/].*\/$/)
    })

    it('lists its currency in a bare array', async () => {
      expect((await ask('POST /currency', { body: {} })).json[0]).toMatchObject({ isoCode: expect.any(String) })
    })
  })
}
