import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import type { ROUTE_AUDIENCES } from '#test/support/route-audiences.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, formToken, PRODUCT, VARIANT, visit } from '#test/support/visitor.ts'
import { paths } from '#web/app/paths.ts'
import { signCookie } from '#web/session/cookie-signature.server.ts'

const TOKEN = 'a1b2c3d4'.repeat(4)

let site: SharedSite
/** With which it signs its cookies. */
let ownSecret: string
beforeAll(async () => {
  site = await sharedSite()
  ownSecret = readFileSync(join(site.dataDir, 'secret'), 'utf8').trim()
})

const signed = (name: string, value: string, secret = ownSecret) =>
  `${name}=${encodeURIComponent(signCookie(secret, name, value))}`
const now = () => Math.floor(Date.now() / 1000)
const session = () => signed('context-token', `${TOKEN}@${now()}`)
const SENT = JSON.stringify({ number: 'A-100001', email: 'ada@example.com', key: 'k', picture: '' })
const FLASH = 'Grüße <b>an</b> "alle" & ✓'

type Audiences = typeof ROUTE_AUDIENCES
type SharedRoute = { [Path in keyof Audiences]: Audiences[Path] extends 'shared' ? Path : never }[keyof Audiences]

const FILE = 'is a file without places'
const PART = 'is fetched by the scripts of a page and has no places'

/** Parts with data of the shop. */
const PARTS = [paths.offer('de', productId('CT-1'), productId(VARIANT))]

/** Addresses of pages of every shared route; a text says why a route has none. */
const ADDRESSES: Record<SharedRoute, string[] | typeof FILE | typeof PART> = {
  ':locale/search': ['/de/search?term=08B-1'],
  'resources/cut-drawing/:productId/:length': FILE,
  ':locale/calendar/*': FILE,
  ':locale/feed/*': FILE,
  ':locale/shop': ['/de/shop', '/nl/shop'],
  ':locale/shop/category/*': [
    '/de/shop/category',
    '/de/shop/category/kettenfuehrungen',
    '/de/shop/category/kettenfuehrungen?view=grid&utm_source=mail',
  ],
  // Of a Shopware only: category-layouts-on-shopware.test.ts.
  ':locale/shop/page/*': [],
  ':locale/shop/product/*': [PRODUCT, `${PRODUCT}?variant=${VARIANT}`],
  ':locale/shop/compare': ['/de/shop/compare?item=CT-1&item=CT-08B1-S-2000'],
  ':locale/shop/offer/:productId': PART,
  ':locale/shop/cad/:productId': [`/de/shop/cad/${productId('CT-06B1-S-2000')}`],
  ':locale/shop/cad/:productId/:format': FILE,
  ':locale/shop/sheet/:productId': FILE,
  ':locale/shop/range': ['/nl/shop/range'],
  ':locale/shop/share-picture/:subject?': FILE,
  ':locale/shop/list': ['/de/shop/list'],
  ':locale/tools': ['/de/tools'],
  ':locale/tools/chemical-resistance': ['/en/tools/chemical-resistance?medium=natronlauge&temperature=60'],
  'resources/resistance/:version/table.json': FILE,
  'resources/resistance/:version/formulas/:file': FILE,
  ':locale/tools/chain-rack': ['/de/tools/chain-rack'],
  ':locale/tools/cut-list': ['/de/tools/cut-list'],
  ':locale/tools/cad': ['/de/tools/cad'],
  ':locale/*': ['/de', '/en', '/cz', '/de/agb'],
}

/** The pages with their loader data. */
const PAGES = Object.values(ADDRESSES).flatMap((addresses) =>
  typeof addresses === 'string' ? [] : addresses.flatMap((page) => [page, page.replace(/(?=\?|$)/, '.data')]),
)

const DECIDED = 'cookie-settings=all-cookies-declined; cookie-settings-matomo=declined; cookie-settings-video=declined'

/** Cookies of visitors and their texts in the places of a page. */
const VISITORS: [name: string, cookie: () => string, expected: Told][] = [
  ['who chose another language', () => 'language=nl', {}],
  ['with foreign cookies', () => '_ga=GA1.2.3; consent=%7B%22a%22%3A1%7D', {}],
  ['with garbage', () => 'context-token=%E0%A4%A; =; ;;; flash; cart-count="9"; signed-in=%00', {}],
  ['with unsigned cookies', () => `context-token=${TOKEN}@${now()}; cart-count=9; flash=x; signed-in=own-prices`, {}],
  [
    'with signatures of another site',
    () => ['context-token', 'cart-count', 'flash', 'signed-in'].map((name) => signed(name, '9', 'forged')).join('; '),
    {},
  ],
  ['with a signature of another cookie', () => `flash=${signed('cart-count', '9').slice('cart-count='.length)}`, {}],
  ['with a count and no session', () => signed('cart-count', '9'), {}],
  ['who was signed in and has no session', () => signed('signed-in', '1'), {}],
  [
    'who is signed in',
    () => `${session()}; ${signed('signed-in', '1')}`,
    { account: true, 'cart-count': 'a session', 'form-token': true },
  ],
  ['who sent a quote request', () => signed('sent-request', SENT), {}],
  ['with an empty cart', session, { 'cart-count': 'a session', 'form-token': true }],
  ['with three pieces', () => `${session()}; ${signed('cart-count', '3')}`, { 'cart-count': '3', 'form-token': true }],
  ['who has decided about cookies', () => DECIDED, { consent: true }],
  ['with a text', () => signed('flash', FLASH), { flash: true }],
  [
    'with everything',
    () =>
      `language=en; ${session()}; ${signed('cart-count', '12')}; ${signed('flash', FLASH)}; ${signed('sent-request', SENT)}`,
    { 'cart-count': '12', flash: true, 'form-token': true },
  ],
  [
    'whose token ends soon',
    () => `${signed('context-token', `${TOKEN}@${now() - 600}`)}; ${signed('cart-count', '3')}`,
    { 'cart-count': '3', 'form-token': true },
  ],
]

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } })

/** An anonymous page, cut at its places. That of the account follows a link, which every page has. */
const cut = (page: string) => page.split(/(?<=<span data-place="[\w-]+">(?:<a (?:(?!<\/a>)[^])*<\/a>)?)(?=<\/span>)/)
const placesOf = (page: string) => [...page.matchAll(/<span data-place="([\w-]+)">/g)].map(([, name = '']) => name)

/** The texts between the parts of the page, which are identical to the anonymous page. */
function textsOf(parts: string[], page: string): string[] {
  const ends = parts.map(() => 0)
  const texts = parts.map((part, index) => {
    const from = ends[index - 1] ?? 0
    const begin = page.indexOf(part, from)
    ends[index] = begin < 0 ? -1 : begin + part.length
    return begin < 0 ? `part ${index} is missing` : page.slice(from, begin)
  })
  expect([texts[0], ends.at(-1)]).toEqual(['', page.length])
  return texts.slice(1)
}

/** The visitor's data in the text of a place. */
const READ: Record<string, (text: string) => unknown> = {
  account: (text) => text && /^<a href="\/\w+\/shop\/account\/account"[^]*<\/a>$/.test(text),
  'cart-count': (text) => text && (/<span aria-hidden="true">(\d+)<\/span>/.exec(text)?.[1] ?? 'a session'),
  consent: (text) => text && text === '<i></i>',
  flash: (text) => text && text.includes('<p>Grüße &lt;b&gt;an&lt;/b&gt; &quot;alle&quot; &amp; ✓</p>'),
  'form-token': (text) => text && /^<input type="hidden" name="form-token" value="[0-9a-f]{32}"\/>$/.test(text),
}
const NOTHING: Told = { account: '', 'cart-count': '', consent: '', flash: '', 'form-token': '' }
type Told = Record<string, unknown>

// Differs from the specification: 19.
describe.each(PAGES)('the shared page %s', (path) => {
  test.each(VISITORS)('is the same outside its places for a visitor %s', async (_, cookie, expected) => {
    const nobody = await get(path)
    expect([nobody.status, nobody.headers.getSetCookie()]).toEqual([200, []])
    const page = await nobody.text()
    const own = await get(path, { cookie: cookie() })
    const text = await own.text()
    const filled = textsOf(cut(page), text)
    const places = placesOf(page)
    expect(filled.map((given, index) => [places[index], READ[places[index] ?? '']?.(given)])).toEqual(
      places.map((name) => [name, { ...NOTHING, ...expected }[name]]),
    )
    for (const secret of [TOKEN, 'ada@example.com']) expect(text).not.toContain(secret)
    const zipped = await get(path, { cookie: cookie(), 'accept-encoding': 'gzip' })
    expect(textsOf(cut(page), await zipped.text())).toHaveLength(filled.length)
  })
})

test.each(PARTS)('the part %s of a page is the same for every visitor, and sets no cookie', async (path) => {
  const read = async (cookie: string) => {
    const response = await get(path, { cookie })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
    return Buffer.from(await response.arrayBuffer())
  }
  const nobody = await read('')
  expect(nobody.length).toBeGreaterThan(500)
  const signedIn = `${session()}; ${signed('signed-in', '1')}; ${signed('cart-count', '3')}`
  for (const cookie of [signedIn, signed('flash', FLASH), `language=en; ${DECIDED}`])
    expect(nobody.equals(await read(cookie))).toBe(true)
})

test('the table of pages names every place at least once', async () => {
  const names = await Promise.all(PAGES.map(async (path) => placesOf(await (await get(path)).text())))
  expect(new Set(names.flat())).toEqual(new Set(['account', 'cart-count', 'consent', 'flash', 'form-token']))
})

test('a page and its places have one tag: 304 for the same visitor, the page for another count', async () => {
  const cart = (count: number) => `${session()}; ${signed('cart-count', String(count))}`
  const first = await get('/de/shop', { cookie: cart(3), 'accept-encoding': 'gzip' })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]+-[\w]+"$/)
  expect(first.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
  expect(first.headers.get('vary')).toBe('accept-encoding, cookie')
  const again = (cookie: string) => get('/de/shop', { cookie, 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect((await again(cart(3))).status).toBe(304)
  expect((await again(cart(4))).status).toBe(200)
  expect((await again('')).status).toBe(200)
  expect((await again(`${cart(3)}; ${signed('flash', 'x')}`)).status).toBe(200)
})

test('a page that is rendered for one response is not stored by the browser', async () => {
  for (const [path, cookie] of [
    [PRODUCT, session()],
    ['/de', signed('flash', 'x')],
  ] as const) {
    const { headers } = await get(path, { cookie })
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  }
})

test('two responses have two form tokens', async () => {
  const token = async () => formToken(await (await get(PRODUCT, { cookie: session() })).text())
  expect(await token()).not.toBe(await token())
})

test('a flash text is shown once, and a HEAD request does not take it', async () => {
  const cookie = signed('flash', 'Einmal')
  const head = await fetch(`${site.url}/de`, { method: 'HEAD', headers: { cookie } })
  expect(head.headers.getSetCookie()).toEqual([])
  const shown = await get('/de', { cookie })
  expect(await shown.text()).toContain('Einmal')
  expect(shown.headers.getSetCookie()).toEqual([expect.stringMatching(/^flash=; .*Max-Age=0/)])
})

test('a session stays alive while its visitor only reads cached pages', async () => {
  const cookie = `${signed('context-token', `${TOKEN}@${now() - 600}`)}; ${signed('cart-count', '3')}`
  const names = ({ headers }: Response) => headers.getSetCookie().map((line) => line.split('=')[0])
  expect(names(await get('/de', { cookie }))).toEqual(['context-token', 'cart-count'])
  expect(names(await get('/de.data', { cookie }))).toEqual(['context-token', 'cart-count'])
})

test('an addition to the cart is counted on the next page immediately, with and without gzip', async () => {
  const cookies = new Map<string, string>()
  const visitor = visit(site.url, cookies)
  for (const [length, text] of [
    ['500', '1 Stück in der Anfrage'],
    ['750', '2 Stück in der Anfrage'],
  ] as const) {
    await addPiece(visitor, { cut_length: length })
    const html = await (await visitor.get('/de/shop')).text()
    expect(html).toContain(text)
  }
})

test('the scripts of a page get the count and the text of an open session, and the text once', async () => {
  const cookies = new Map<string, string>()
  const visitor = visit(site.url, cookies)
  await addPiece(visitor, { cut_length: '500' })
  // Another tab of the same browser.
  const other = visit(site.url, cookies)
  await addPiece(other, { cut_length: '750' })
  const told = async (): Promise<unknown> => (await visitor.get('/resources/visitor')).json()
  expect(await told()).toEqual({
    cartCount: 2,
    flash: expect.stringMatching(/^CT-08B1-S-2000 liegt in der Anfrage: 1\s×\s750\smm$/),
  })
  expect(await told()).toEqual({ cartCount: 2 })
  expect(await (await visit(site.url).get('/resources/visitor')).json()).toEqual({ cartCount: 0 })
})
