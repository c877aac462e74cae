import pLimit from 'p-limit'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PERSON } from '#backend/shop/demo/demo-requests.ts'
import { signInOn } from '#test/support/account-visitor.ts'
import { changeListsOn, readLists } from '#test/support/kept-lists.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, formOf, openForm, type PageForm, submitForm } from '#test/support/page-form.ts'
import { SHORT_PATIENCE } from '#test/support/site.ts'
import { sharedSiteApart, startSiteApart, type SiteApart } from '#test/support/site-apart.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { addPiece, CONFIRMED, goToSummary, PRODUCT, type Visitor } from '#test/support/visitor.ts'
import type { Mood } from '#test/support/weak-link.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

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
const HISTORY = '/de/shop/account/orderhistory'
const PROFILE = '/de/shop/account/profile'
/** Pages of a signed-in customer, all of which need the shop. */
const ACCOUNT = ['/de/shop/account/account', HISTORY, '/de/shop/account/addresses', PROFILE]
/** Three pages for each service: two that fail with it, where there are, and others that go on. */
const SAMPLES = {
  shop: ['/de/shop/category/kettenfuehrungen', HISTORY, '/de'],
  content: ['/de', '/de/downloads', PRODUCT],
  search: ['/de/search?term=08B-1', PRODUCT, '/de/shop/list'],
}
const FAULTS: Exclude<Mood, 'working'>[] = [
  'closed',
  'cut off',
  'broken',
  'failing',
  'garbled',
  'foreign',
  'half',
  'silent',
]

/** Pages whose services fail, with visitors who were there before. */
interface StruckSite {
  links: SiteApart['links']
  buyer: Visitor
  /** A visitor who has sent a quote request. */
  sender: Visitor
  customer: Visitor
  /** Address of one of the customer's requests. */
  request: string
  /** Ids of a product and of its first variant. */
  product: string
  variant: string
}

async function prepare(apart: SiteApart): Promise<StruckSite> {
  const buyer = apart.visit()
  await addPiece(buyer)
  const sender = apart.visit()
  const { key } = await goToSummary(sender)
  await sender.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  const customer = apart.visit()
  await signInOn(customer, DEMO_PERSON.email, DEMO_PERSON)
  const { customer: owner } = await readLists(customer)
  await changeListsOn(customer, owner, { kind: 'keep', list: { name: 'Linie 4', text: 'CT-08B1-S-2000;4;1250' } })
  const history = await (await customer.get(HISTORY)).text()
  const request = /\/de\/shop\/account\/orderhistory\/[0-9a-f]{32}(?=")/.exec(history)?.[0] ?? ''
  const page = await (await buyer.get(PRODUCT)).text()
  const product = /\/de\/shop\/sheet\/([0-9a-f]{32})/.exec(page)?.[1] ?? ''
  const variant = /\/de\/shop\/cad\/([0-9a-f]{32})/.exec(page)?.[1] ?? ''
  // The menus of each language have a last good copy.
  for (const path of ['/de', '/en/gtc']) await buyer.get(path)
  return { links: apart.links, buyer, sender, customer, request, product, variant }
}

let patient: Promise<StruckSite> | undefined
/** Silence lasts as long as the product waits. All other faults are met with patience, as by other tests. */
const siteFor = async (fault: Mood) =>
  fault === 'silent'
    ? prepare(await startSiteApart('impatient', { PATIENCE: SHORT_PATIENCE }))
    : (patient ??= sharedSiteApart().then(prepare))

let site: StruckSite
beforeAll(async () => {
  site = await siteFor('working')
})

/** Milliseconds: ten seconds for the first read of a service that hangs, and as long as for two parts. */
const LONGEST = onQuietMachine(14_000)
/** A busy machine refuses what waits for a second. */
const inTurn = pLimit(4)

let asked = 0
/** Asks for a page that the cache does not have. */
async function ask(path: string, visitor = site.buyer) {
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

// One after the other: only the first visitor of a shop that hangs waits long.
describe.each(FAULTS)('While a service is %s', (fault) => {
  beforeAll(async () => {
    site = await siteFor(fault)
  })

  test.each(['content', 'search', 'shop'] as const)(
    '(%s), each page says what it can, is not kept, and is whole again afterwards',
    async (service) => {
      const { links, buyer, customer, request } = site
      const account = [...ACCOUNT, request]
      const paths = IS_WHOLE_MATRIX ? [...Object.keys(ROUTES), ...account] : SAMPLES[service]
      const look = async (path: string) => ({ path, ...(await ask(path, account.includes(path) ? customer : buyer)) })
      await links[service].turn(fault)
      try {
        const struck = await inTurn.map(paths, look)
        const isLost = (path: string) => (ROUTES[path] ?? 'shop') === service
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
        await links[service].turn('working')
      }
      const healed = await inTurn.map(paths, async (path) => ({ path, status: (await look(path)).status }))
      expect(healed).toEqual(paths.map((path) => ({ path, status: 200 })))
    },
  )

  test('(shop), files, models and the data of a page fail as their page does', async () => {
    const { links, sender, product, variant } = site
    const paths = [
      `/de/shop/sheet/${product}`,
      `/de/shop/cad/${variant}`,
      `/de/shop/cad/${variant}/step`,
      `${PRODUCT}.data`,
    ]
    await links.shop.turn(fault)
    try {
      // A service that is silent takes no processor: all of them wait at once.
      const order = ask('/de/shop/orderconfirmation', sender)
      const struck = await inTurn.map(paths, (path) => ask(path))
      expect.soft(struck.map(({ status, caching }) => [status, caching])).toEqual(paths.map(() => [503, 'no-store']))
      // The browser that follows a link draws its error page from this.
      expect.soft(struck[3]?.html).toContain('8503')
      expect.soft(struck.filter(({ took }) => took > LONGEST).map(({ took }) => took)).toEqual([])
      // The request that was sent is in the browser's own cookie.
      const { status, html } = await order
      expect.soft([status, /A-\d{6}/.test(html)]).toEqual([200, true])
    } finally {
      await links.shop.turn('working')
    }
    const healed = await inTurn.map(paths, async (path) => (await ask(path)).status)
    expect(healed).toEqual(paths.map(() => 200))
  })

  test('(shop), a customer keeps lists, sign-in, and what was written into a form', async () => {
    const { links, customer } = site
    const tab = customer.clone()
    const { customer: owner, lists } = await readLists(tab)
    const change = { kind: 'remove', name: 'Linie 4' } as const
    const lastName = `Lindenthal, ${fault}`
    const form = fillForm(await openForm(tab, PROFILE, 'lastName'), { lastName })
    let again: PageForm
    await links.shop.turn(fault)
    try {
      const begun = performance.now()
      const changing = changeListsOn(tab.clone(), owner, change)
      const sent = await submitForm(tab, form)
      expect.soft(performance.now() - begun).toBeLessThan(LONGEST)
      expect
        .soft([sent.status, readable(await sent.clone().text(), PROFILE)])
        .toEqual([503, { heading: true, home: true }])
      again = await formOf(sent, PROFILE, 'lastName')
      expect.soft(await changing).toEqual({ status: 503, code: 8503, reference: expect.any(String) })
    } finally {
      await links.shop.turn('working')
    }
    expect(await readLists(tab)).toEqual({ customer: owner, lists })
    expect((await submitForm(tab, again)).status).toBeLessThan(400)
    expect((await openForm(tab, PROFILE, 'lastName')).fields).toContainEqual(['lastName', lastName])
  })
})

test('No address of a page that failed is kept as a failure.', async () => {
  const { links, buyer } = site
  const path = `${PRODUCT}?kept=${++asked}`
  links.shop.mood = 'broken'
  try {
    expect((await buyer.clone().get(path)).status).toBe(503)
  } finally {
    links.shop.mood = 'working'
  }
  expect((await buyer.clone().get(path)).status).toBe(200)
})
