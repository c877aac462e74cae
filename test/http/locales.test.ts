import { within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { languageTag, LOCALES, REDIRECT_LOCALES } from '#contracts/locales.ts'
import { ERROR_TEXTS } from '#web/shell/errors/error-texts.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { linkOf, tagsOf } from '#test/support/page-tags.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers })
const leadsTo = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: answered } = await get(path, headers)
  return [status, answered.get('location')]
}

test('the root leads to the language of the cookie, then of the browser, then to the default', async () => {
  expect(await leadsTo('/', { 'accept-language': 'cs, en;q=0.5' })).toEqual([302, '/cz'])
  expect(await leadsTo('/', { 'accept-language': 'cs', cookie: 'language=nl' })).toEqual([302, '/nl'])
  expect(await leadsTo('/', { 'accept-language': 'fr, es' })).toEqual([302, '/de'])
  expect(await leadsTo('/?a=1&utm_source=mail', { 'accept-language': 'nl' })).toEqual([302, '/nl?utm_source=mail'])
  const { headers } = await get('/')
  expect(headers.get('vary')).toBe('Accept-Language, Cookie')
  expect(headers.get('cache-control')).toBe('no-store')
})

// Differs from the specification: 1.
test('an address without a locale leads to the same path under the default locale, with its query', async () => {
  expect(await leadsTo('/kontakt?a=1')).toEqual([302, '/de/kontakt?a=1'])
  expect(await leadsTo('/shop/cart')).toEqual([302, '/de/shop/cart'])
  expect((await get('/kontakt')).headers.get('cache-control')).toBe('no-store')
})

test('cookie and browser never overrule an address', async () => {
  const page = await get('/en/gtc', { 'accept-language': 'de', cookie: 'language=nl' })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<html lang="en">')
})

test('Czech pages have addresses under cz and the language tag cs', async () => {
  const html = await (await get('/cz')).text()
  expect(html).toContain('<html lang="cs">')
  expect(linkOf(html, { rel: 'alternate', hreflang: 'cs' })).toMatch(/\/cz$/)
  expect(linkOf(html, { rel: 'alternate', hreflang: 'x-default' })).toMatch(/\/de$/)
})

// Differs from the specification: 17.
test('search engines are told the languages in which a page exists, and no others', async () => {
  const languagesOf = async (path: string): Promise<Record<string, string>> => {
    const links = tagsOf(await (await get(path)).text(), 'link')
    return Object.fromEntries(
      links.flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang ? [[hreflang, new URL(href).pathname]] : [],
      ),
    )
  }
  const imprint = await languagesOf('/de/impressum')
  expect(Object.keys(imprint).toSorted()).toEqual(['cs', 'de', 'en', 'nl', 'x-default'])
  expect([imprint['de'], imprint['x-default']]).toEqual(['/de/impressum', '/de/impressum'])
  for (const address of Object.values(imprint)) expect((await get(address)).status, address).toBe(200)
  expect(await languagesOf('/en/styleguide')).toEqual({ en: '/en/styleguide' })
  expect(await languagesOf('/de/no-such-page')).toEqual({})
})

test('a language without full text leads to its own site, and pages below it say so in that language', async () => {
  for (const locale of REDIRECT_LOCALES) {
    expect(await leadsTo(`/${locale}`)).toEqual([302, `https://${locale}.example.com/`])
    const html = await missingPage(`/${locale}/boutique/produit`)
    expect(html).toContain(`https://${locale}.example.com/`)
    expect([...new Set(languagesIn(html))]).toEqual([locale])
    expect(html).toContain(ERROR_TEXTS[locale].notFound.title)
  }
})

test('an error page has the language of its address, and marks nothing as another but languages and countries', async () => {
  for (const locale of LOCALES) {
    const html = await missingPage(`/${locale}/no-such-page`)
    expect(languagesIn(html)[0]).toBe(languageTag(locale))
    expect(html).toContain(ERROR_TEXTS[locale].notFound.title)
    const page = pageBody(html).querySelector('main')
    const marks = [...(page?.querySelectorAll('[lang]') ?? [])].map((element) => element.getAttribute('lang'))
    expect([...new Set(marks)]).toEqual([languageTag(locale)])
  }
})

const languagesIn = (html: string) => [...html.matchAll(/<[^>]*\slang="([^"]*)"/g)].map(([, tag]) => tag)

async function missingPage(path: string) {
  const response = await get(path)
  expect([path, response.status]).toEqual([path, 404])
  return response.text()
}

test('a page that exists in other languages only lists them', async () => {
  const missing = await get('/nl/kontakt/anwendungstechnik')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
  const dutch = await missing.text()
  expect(dutch).toContain('Pagina nog niet beschikbaar in deze taal')
  const list = within(pageBody(dutch) as unknown as HTMLElement).getByRole('navigation', {
    name: ERROR_TEXTS.nl.languages,
  })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deutsch', '/de/kontakt/anwendungstechnik'],
  ])
  for (const name of ['lang', 'hreflang']) expect(links[0]?.getAttribute(name), name).toBe('de')
  const english = await (await get('/en/kontakt/anwendungstechnik')).text()
  expect(english).toContain('Page not yet available in this language')
  const nowhere = await (await get('/en/no-such-page')).text()
  expect(nowhere).not.toContain('Page not yet available')
  expect(nowhere).not.toContain(ERROR_TEXTS.en.languages)
})
