import { afterEach, beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite } from '#test/support/shared-site.ts'
import { sharedSiteApart, type SiteApart } from '#test/support/site-apart.ts'
import { PRODUCT } from '#test/support/visitor.ts'
import type { WeakLink } from '#test/support/weak-link.ts'

let pages: SiteApart['pages']
let shop: WeakLink
beforeAll(async () => {
  const apart = await sharedSiteApart()
  pages = apart.pages
  shop = apart.links.shop
})
afterEach(() => void (shop.mood = 'working'))

/** A different address each time, so that the cache has none of an earlier test. */
let asked = 0
const fresh = (path: string) => `${path}?n=${++asked}`

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const follow = async (path: string, headers: Record<string, string> = BROWSER) => {
  const response = await fetch(pages.url + fresh(path), { headers, redirect: 'manual' })
  const html = await response.clone().text()
  const [, lang] = /<html[^>]* lang="([\w-]+)"/.exec(html) ?? []
  return { response, lang, heading: pageBody(html).querySelector('main h1')?.textContent.trim() }
}
const id = async (kind: string) => {
  const page = await (await fetch(pages.url + PRODUCT)).text()
  return new RegExp(`/de/shop/${kind}/([0-9a-f]{32})`).exec(page)?.[1] ?? ''
}

test('a link to a file that the shop cannot make leads to the 8503 page in its language; scripts get the code', async () => {
  const paths = [`/en/shop/sheet/${await id('sheet')}`, `/nl/shop/cad/${await id('cad')}/step`, '/sitemap.xml']
  shop.mood = 'failing'
  for (const path of paths) {
    const { response, lang } = await follow(path)
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
    expect(lang).toMatch(new RegExp(`^${/^\/(en|nl)\//.exec(path)?.[1] ?? 'de'}`))
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('8503')
    const { response: script } = await follow(path, { accept: '*/*' })
    expect([script.status, await script.json()]).toEqual([503, { code: 8503, reference: expect.any(String) }])
  }
})

const GONE = [
  `/en/shop/sheet/${'f'.repeat(32)}`,
  '/en/shop/sheet/abc',
  `/en/shop/cad/${'f'.repeat(32)}/step`,
  '/en/calendar/x.ics',
  '/en/feed/nothing.atom',
  '/sitemaps/nothing-de-1.xml',
]
test.each(GONE)('a link to a file that is gone, %s, leads to the page of a missing page', async (path) => {
  const { response, lang, heading } = await follow(path)
  const isEnglish = path.startsWith('/en/')
  expect([response.status, lang?.slice(0, 2)]).toEqual([404, isEnglish ? 'en' : 'de'])
  // The policy of a page: that of a file would leave it without styles and scripts.
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-.* style-src 'self' 'sha256-/,
  )
  expect(heading).toBe(isEnglish ? 'Page not found' : 'Seite nicht gefunden')
})

test('a visitor who has chosen a language gets the page in that language', async () => {
  const { lang } = await follow('/sitemaps/nothing-de-1.xml', { ...BROWSER, cookie: 'language=cz' })
  expect(lang).toMatch(/^cs/)
})

test('a link to a file of the embedded shop leads there, too; an answer of its interface stays as it is', async () => {
  const { url } = await sharedSite()
  const [file, answer] = await Promise.all(
    ['/media/nothing.pdf', '/store-api/nothing'].map((path) => fetch(url + path, { headers: BROWSER })),
  )
  expect([file?.status, file?.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect([answer?.status, answer?.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')])
})
