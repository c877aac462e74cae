import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageDocument } from '#contracts/content/page.ts'
import { readPageResult, readInitialData } from '#contracts/content/read-page.ts'
import { DOORS } from './doors.ts'

/**
 * Requirements of this front end for every content system; `CONTENT_CONTRACT_URL` runs the suite against a real one.
 */
describe.each(DOORS)('the content system $name', ({ open, isForeign }) => {
  let door: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    door = await open()
  })
  afterAll(() => door.close())

  const json = async (path: string) => {
    const response = await door.get(path)
    return { response, body: (await response.json()) as unknown }
  }
  const page = async (path: string) => {
    const { response, body } = await json(path)
    const answer = readPageResult(response.status, body)
    if (answer.kind !== 'page') throw new Error(`${path} is ${answer.kind}`)
    return answer.page
  }

  test('serves home as a page in JSON', async () => {
    const { response, body } = await json('/de')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(readPageResult(200, body)).toMatchObject({ kind: 'page' })
  })

  test('serves content, meta, breadcrumbs and languages with a page', async () => {
    const home = await page('/de')
    expect(home.stage.length + home.main.length).toBeGreaterThan(0)
    expect(home.meta.title).not.toBe('')
    expect(home.breadcrumbs.length).toBeGreaterThan(0)
    expect(home.languages.find(({ current }) => current)?.locale).toBe('de')
  })

  test('serves the main menu in the initial data, on home and on any path', async () => {
    const { body } = await json('/de?type=834')
    const { navigation } = readInitialData(body)
    expect(navigation.main.length).toBeGreaterThan(0)
    const inner = navigation.main.find(({ link }) => link.startsWith('/de/') && !link.startsWith('/de/shop'))
    expect((await json(`${inner?.link}?type=834`)).response.status).toBe(200)
  })

  test('has all pages of its menu', async () => {
    const { navigation } = readInitialData((await json('/de?type=834')).body)
    const links = Object.values(navigation).flatMap((items) => items.map(({ link }) => link))
    // The shop and the tools are the site's own.
    const pages = links.filter((link) => link.startsWith('/') && !/^\/de\/(shop|tools)(\/|$)/.test(link))
    expect(pages.length).toBeGreaterThan(isForeign ? 0 : 10)
    for (const link of pages) expect((await door.get(link)).status, link).toBe(200)
  })

  test('responds with 404 for a page that does not exist', async () => {
    expect((await door.get('/de/gibt-es-nicht-4711')).status).toBe(404)
  })

  test('may be asked for a page that is known already', async () => {
    const first = await door.get('/de')
    await first.arrayBuffer()
    const again = await door.get('/de', { 'if-none-match': first.headers.get('etag') ?? '"none"' })
    // A TYPO3 sends an ETag and the whole page again.
    expect(isForeign ? [200, 304] : [304]).toContain(again.status)
    await again.arrayBuffer()
  })

  describe.skipIf(isForeign)('with the demo content', () => {
    test.each(['/de/agb', '/en/gtc', '/nl/av', '/cz/vop', '/de/murtfeldt/datenschutzhinweis', '/nl/privacyverklaring'])(
      'serves the named page %s',
      async (path) => expect((await page(path)).main.length).toBeGreaterThan(0),
    )

    test('responds with a redirect in JSON for an address that has moved', async () => {
      const { response, body } = await json('/en/data-protection-declaration')
      expect([response.status, body]).toEqual([200, { redirectUrl: '/en/murtfeldt/privacypolicy', statusCode: 301 }])
    })

    test('leads from the root to the default language', async () => {
      expect((await json('/')).body).toEqual({ redirectUrl: '/de', statusCode: 307 })
    })

    test('marks a page that is not translated', async () => {
      const { languages } = await page('/en/styleguide')
      expect(languages.map(({ locale, available }) => [locale, available])).toEqual([
        ['de', false],
        ['en', true],
        ['nl', false],
        ['cz', false],
      ])
    })

    test('serves both generations of keys, and breadcrumbs from home to the page', async () => {
      const body = (await json('/en/contact/application-technology')).body as PageDocument
      expect(body.page.meta).toEqual(body.meta)
      expect(body.page.breadcrumbs).toEqual(body.breadcrumbs)
      expect(body.languages).toEqual(body.i18n)
      expect(body.breadcrumbs.map(({ title, current }) => [title, current])).toEqual([
        ['Home', 0],
        ['Contact', 0],
        ['Application engineering', 1],
      ])
      expect(body.page.navigation.main.find(({ title }) => title === 'Contact')).toMatchObject({
        active: 1,
        current: 0,
      })
    })

    // Differs from the specification: 16.
    test('serves the page in the column that stock front ends render, and the stage in column 1', async () => {
      const { body } = await json('/de')
      const { content } = body as PageDocument
      expect(Object.keys(content).toSorted()).toEqual(['colPos0', 'colPos1', 'colPos2'])
      expect(content.colPos2).toEqual(content.colPos0?.map((element) => ({ ...element, colPos: 2 })))
    })

    test.each(['de', 'en', 'nl', 'cz'])(
      'serves a missing page of %s with a status page that is not cached',
      async (locale) => {
        const { response, body } = await json(`/${locale}/nix`)
        const answer = readPageResult(response.status, body)
        expect(answer).toMatchObject({ kind: 'page', status: 404, page: { meta: { noIndex: true } } })
        expect((await json(`/${locale}?type=834`)).body).toMatchObject({ statusCodePages: { 404: `/${locale}/404` } })
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        expect((await door.get('/xx/nix')).status).toBe(404)
      },
    )

    test('serves readable pages with known elements only, in every language', async () => {
      for (const start of (await page('/de')).languages.map(({ link }) => link)) {
        const { navigation } = await page(start)
        const links = Object.values(navigation ?? {}).flatMap((items) =>
          items.flatMap((item) => [item, ...item.children]),
        )
        const own = new Set(links.map(({ link }) => link).filter((link) => !link.startsWith(`${start}/shop`)))
        expect(own.size).toBeGreaterThan(5)
        for (const link of own) {
          const { stage, main } = await page(link)
          const types = [...stage, ...main].map(({ type }) => type)
          expect(types, link).not.toContain('unknown')
        }
      }
    })

    test('serves files with their size, compressed and cacheable for ever', async () => {
      const hero = (await page('/de')).stage[0]
      const image = hero?.type === 'site_hero' ? hero.image : undefined
      expect(image?.width).toBeGreaterThan(1000)
      const { pathname, search } = new URL(image?.url ?? '')
      const response = await door.get(pathname.replace('/typo', '') + search, { 'accept-encoding': 'br' })
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('content-encoding')).toBe('br')
      await response.arrayBuffer()
    })
  })
})
