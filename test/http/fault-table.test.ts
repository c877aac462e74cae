import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { addPiece, CONFIRMED, goToSummary, PRODUCT, visit, type Visitor } from '#test/support/visitor.ts'
import { weakLinkTo, type Mood, type WeakLink } from '#test/support/weak-link.ts'

/** The shop knows the site by this address, so both processes have the same one. */
const PUBLIC_URL = 'http://shop.test'

/** The calls without which a page fails. A page without its menus, prices or teasers is shown all the same. */
const ROUTES: Record<string, 'shop' | 'content' | 'search' | 'nothing'> = {
  '/de': 'content',
  '/en/gtc': 'content',
  '/de/news': 'content',
  '/de/downloads': 'content',
  '/de/shop': 'shop',
  '/de/shop/category/kettenfuehrungen': 'shop',
  [PRODUCT]: 'shop',
  '/de/shop/cart': 'shop',
  '/de/shop/checkout': 'shop',
  '/de/shop/account/register': 'shop',
  // The visitor has a session, so it asks who is signed in.
  '/de/shop/account/login': 'shop',
  '/de/search?term=08B-1': 'search',
  '/de/shop/account/password': 'nothing',
  '/de/shop/list': 'nothing',
  '/de/tools/chain-rack': 'nothing',
  '/de/tools/chemical-resistance': 'nothing',
  // It begins with an item of the shop.
  '/de/tools/cut-list': 'shop',
  '/de/tools/cad': 'nothing',
  '/de/shop/compare?item=CT-08B1-S-2000': 'shop',
}
const FAULTS: Exclude<Mood, 'working'>[] = ['cut off', 'broken', 'failing', 'garbled', 'foreign', 'half', 'silent']

/** Services in one process, pages in another, and connections between them that fail. */
let services: RunningSite
let pages: RunningSite
let links: { shop: WeakLink; content: WeakLink; search: WeakLink }
let buyer: Visitor
/** A visitor who has sent a quote request. */
let sender: Visitor
/** Ids of a product and of its first variant. */
let product: string
let variant: string
beforeAll(async () => {
  const env = { PUBLIC_URL }
  services = await startSite({ template: await siteTemplate(), env })
  links = {
    shop: await weakLinkTo(`${services.url}/store-api`),
    content: await weakLinkTo(`${services.url}/typo`),
    search: await weakLinkTo(services.url),
  }
  const urls = { SHOP_URL: links.shop.url, CONTENT_URL: links.content.url, SEARCH_URL: links.search.url }
  pages = await startSite({ env: { ...env, ...urls, LOG_LEVEL: 'silent' } })
  buyer = visit(pages.url, new Map(), { origin: PUBLIC_URL })
  await addPiece(buyer)
  sender = visit(pages.url, new Map(), { origin: PUBLIC_URL })
  const { key } = await goToSummary(sender)
  await sender.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  const page = await (await buyer.get(PRODUCT)).text()
  product = /\/de\/shop\/sheet\/([0-9a-f]{32})/.exec(page)?.[1] ?? ''
  variant = /\/de\/shop\/cad\/([0-9a-f]{32})/.exec(page)?.[1] ?? ''
  // The menus of each language have a last good copy.
  for (const path of ['/de', '/en/gtc']) await buyer.get(path)
})
afterAll(async () => {
  await Promise.all([links.shop.close(), links.content.close(), links.search.close()])
  await Promise.all([pages.dispose(), services.dispose()])
})

/** Milliseconds: two seconds for a service that hangs, and as much again for a busy machine and a second part. */
const LONGEST = 6_000
/** A busy machine refuses what waits for a second. */
const inTurn = pLimit(3)

let asked = 0
/** Asks for a page that the cache does not have. */
async function ask(path: string, visitor = buyer) {
  const begun = performance.now()
  const response = await visitor.clone().get(`${path}${path.includes('?') ? '&' : '?'}n=${++asked}`)
  const html = await response.text()
  return {
    status: response.status,
    caching: response.headers.get('cache-control'),
    html,
    took: performance.now() - begun,
  }
}

/** The visitor's view: the heading, and whether a link leads on. */
function readable(html: string, path: string) {
  const body = pageBody(html)
  const heading = body.querySelector('main h1')?.textContent.trim()
  return { heading: Boolean(heading), home: body.querySelector(`a[href="/${path.slice(1, 3)}"]`) !== null }
}

describe.each(['shop', 'content', 'search'] as const)('While the %s', (service) => {
  test.each(FAULTS)('is %s, each page says what it can, is not kept, and is whole again afterwards', async (fault) => {
    const paths = Object.keys(ROUTES)
    links[service].mood = fault
    try {
      const struck = await inTurn.map(paths, async (path) => ({ path, ...(await ask(path)) }))
      const isLost = (path: string) => ROUTES[path] === service
      expect
        .soft(struck.map(({ path, status }) => [path, status]))
        .toEqual(paths.map((path) => [path, isLost(path) ? 503 : 200]))
      expect
        .soft(struck.map(({ path, html }) => [path, readable(html, path)]))
        .toEqual(paths.map((path) => [path, { heading: true, home: true }]))
      const kept = struck.filter(({ path, caching }) => isLost(path) && caching !== 'no-store')
      expect.soft(kept.map(({ path }) => path)).toEqual([])
      expect.soft(struck.filter(({ took }) => took > LONGEST).map(({ path, took }) => [path, took])).toEqual([])
    } finally {
      links[service].mood = 'working'
    }
    const healed = await inTurn.map(paths, async (path) => ({ path, status: (await ask(path)).status }))
    expect(healed).toEqual(paths.map((path) => ({ path, status: 200 })))
  })
})

describe('While the shop', () => {
  test.each(FAULTS)('is %s, files, models and the data of a page fail as their page does', async (fault) => {
    const paths = [
      `/de/shop/sheet/${product}`,
      `/de/shop/cad/${variant}`,
      `/de/shop/cad/${variant}/step`,
      `${PRODUCT}.data`,
    ]
    links.shop.mood = fault
    try {
      const struck = await inTurn.map(paths, (path) => ask(path))
      expect.soft(struck.map(({ status, caching }) => [status, caching])).toEqual(paths.map(() => [503, 'no-store']))
      // The browser that follows a link draws its error page from this.
      expect.soft(struck[3]?.html).toContain('8503')
      expect.soft(struck.filter(({ took }) => took > LONGEST).map(({ took }) => took)).toEqual([])
      // The request that was sent is in the browser's own cookie.
      const { status, html } = await ask('/de/shop/orderconfirmation', sender)
      expect.soft([status, /A-\d{6}/.test(html)]).toEqual([200, true])
    } finally {
      links.shop.mood = 'working'
    }
    const healed = await inTurn.map(paths, async (path) => (await ask(path)).status)
    expect(healed).toEqual(paths.map(() => 200))
  })
})

// Another process may keep the machine busy once; what waits for the time limit of a call waits each time.
test('The first visitor of a shop that hangs reads so within three seconds.', { retry: 2 }, async () => {
  links.shop.mood = 'working'
  // The shop responds: nothing is known of it.
  expect((await ask(PRODUCT)).status).toBe(200)
  links.shop.mood = 'silent'
  try {
    const { status, took } = await ask(PRODUCT)
    expect(status).toBe(503)
    expect(took).toBeLessThan(3_000)
  } finally {
    links.shop.mood = 'working'
  }
})

test('No address of a page that failed is kept as a failure.', async () => {
  links.shop.mood = 'broken'
  const path = `${PRODUCT}?kept=${++asked}`
  expect((await buyer.clone().get(path)).status).toBe(503)
  links.shop.mood = 'working'
  expect((await buyer.clone().get(path)).status).toBe(200)
})
