import { beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#backend/limits/limits.ts'
import { DEMO_PERSON } from '#backend/shop/demo/demo-requests.ts'
import { PUBLIC_ORIGIN, sharedPublicSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, ADDRESS, chosenCountry, CONFIRMED, goToSummary, visit } from '#test/support/visitor.ts'

const SUMMARY = '/de/shop/checkout?step=summary'
const KEY = { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', 'content-type': 'application/json' }
const CONFIRMATION = '/de/shop/orderconfirmation'
const [mailsPerHour] = LIMITS.mail
const [ordersPerHour] = LIMITS.order
const [registrationsPerHour] = LIMITS.register

let site: SharedSite
beforeAll(async () => {
  site = await sharedPublicSite()
})

/** A visitor in a network; without one only mailboxes are counted. */
const visitFrom = (network?: string) =>
  visit(site.url, new Map(), {
    origin: PUBLIC_ORIGIN,
    ...(network !== undefined && { headers: { 'x-forwarded-for': network } }),
  })

/** Registers directly at the embedded shop, as the client named by these proxies. */
const register = async (forwardedFor: string) => {
  const response = await fetch(`${site.url}/store-api/account/register`, {
    method: 'POST',
    headers: { ...KEY, 'x-forwarded-for': forwardedFor },
    body: JSON.stringify(guest(`${crypto.randomUUID()}@example.com`)),
  })
  return response.status
}
const guest = (email: string) => ({
  guest: true,
  email,
  firstName: 'Erika',
  lastName: 'Muster',
  storefrontUrl: PUBLIC_ORIGIN,
  billingAddress: { street: 'Hauptstraße 1', zipcode: '12345', city: 'Musterstadt', countryId },
})
let countryId = ''
beforeAll(async () => {
  const response = await fetch(`${site.url}/store-api/country`, { method: 'POST', headers: KEY, body: '{}' })
  const { elements } = (await response.json()) as { elements: { id: string; iso: string }[] }
  countryId = elements.find(({ iso }) => iso === 'DE')?.id ?? ''
})

test('A mailbox gets a few mails; a further quote request is taken, and its confirmation promises no copy.', async () => {
  const send = async () => {
    const visitor = visitFrom()
    const { key } = await goToSummary(visitor, { email: 'mailbox@example.com' })
    expect((await visitor.post(SUMMARY, { ...CONFIRMED, key })).headers.get('location')).toBe(CONFIRMATION)
    return (await visitor.get(CONFIRMATION)).text()
  }
  for (let at = 0; at < mailsPerHour.points; at++) expect(await send()).toContain('Eine Kopie geht an')
  const page = await send()
  expect(page).toContain('Wir antworten an')
  expect(page).not.toContain('Eine Kopie')
})

test('A network sends a limited number of quote requests, and the next one comes back with all values and the time of the next try.', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.60' }
  const store = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${site.url}/store-api${path}`, {
      method: 'POST',
      headers: { ...KEY, ...headers, ...(token ? { 'sw-context-token': token } : {}) },
      body: JSON.stringify(body),
    })
    return {
      json: await response.json(),
      token: response.headers.get('sw-context-token') ?? '',
      status: response.status,
    }
  }
  const found = await store('/product', { limit: 1, filter: [{ type: 'equals', field: 'childCount', value: 0 }] })
  const { elements } = found.json as { elements: { id: string }[] }
  const items = [{ type: 'product', referencedId: elements[0]?.id }]
  for (let at = 0; at < ordersPerHour.points; at++) {
    // A mailbox gets few of the copies, which take more work than the requests.
    const { token } = await store('/account/register', guest(`network${at % 3}@example.com`))
    await store('/checkout/cart/line-item', { items }, token)
    expect((await store('/checkout/order', {}, token)).status).toBe(200)
  }
  const visitor = visitFrom('203.0.113.60')
  const { key } = await goToSummary(visitor)
  const refused = await visitor.post(SUMMARY, { ...CONFIRMED, key, comment: 'Bitte bis KW 51' })
  const html = await refused.text()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(html).toMatch(/Es kamen zu viele Versuche[^<]*in (60|5\d) Minuten/)
  expect(html).toContain('Bitte bis KW 51')
  expect(html).toContain(`name="key" value="${key}"`)
  expect(html.match(/<input[^>]*type="checkbox"[^>]*checked/g)).toHaveLength(3)
})

test('the client named by a trusted proxy is counted, whatever else the client claims', async () => {
  const statuses: number[] = []
  for (let at = 0; at <= registrationsPerHour.points; at++) {
    statuses.push(await register(`203.0.113.${at}, 198.51.100.1`))
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect(await register('198.51.100.2')).toBe(200)

  // The site calls the shop in process for the same visitor.
  const visitor = visitFrom('203.0.113.5, 198.51.100.1')
  await addPiece(visitor)
  const form = await (await visitor.get('/en/shop/checkout')).text()
  const answer = await visitor.post('/en/shop/checkout', {
    ...ADDRESS,
    email: 'new@example.com',
    countryId: chosenCountry(form),
  })
  const html = await answer.text()
  expect(answer.status).toBe(429)
  expect(html).toContain('Too many attempts came from your network')
  for (const typed of ['new@example.com', ADDRESS.street, ADDRESS.zipcode]) expect(html).toContain(`value="${typed}"`)
})

/** Requests in parallel: one after the other may take longer than the limit's period. */
const AT_ONCE = 20

test('A network that searches too often gets 429 with the seconds to wait, at the service and on the page; others search on.', async () => {
  const [{ points, seconds: period }] = LIMITS.search
  const search = (path: string, forwardedFor: string) =>
    fetch(site.url + path, { headers: { 'x-forwarded-for': forwardedFor } })
  const path = '/search?term=kettenrad&lang=de&index=content'
  const begun = performance.now()
  const accepted: Response[] = []
  const others: Response[] = []
  while (others.length === 0 && accepted.length < 2 * points) {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => search(path, '203.0.113.80')))
    for (const reply of replies) (reply.status === 200 ? accepted : others).push(reply)
  }
  // A second window begins only on a machine that is slower than the first one.
  const isOneWindow = performance.now() - begun < period * 1000
  expect(accepted.length).toBeGreaterThanOrEqual(points)
  expect(accepted.length).toBeLessThan(isOneWindow ? points + 1 : 2 * points)
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([429]))
  const [refused = Response.error()] = others
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await refused.json()).toMatchObject({ error: { type: 'too_many_requests' }, status: 429 })
  const page = await search('/de/search?term=kettenrad', '203.0.113.80')
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('value="kettenrad"')
  expect((await search(path, '198.51.100.80')).status).toBe(200)
})

test('A browser that signed in before is not locked out by a hundred wrong passwords from elsewhere.', async () => {
  const LOGIN = '/de/shop/account/login'
  const network = '203.0.113.200'
  const signIn = async (visitor: ReturnType<typeof visit>, password = DEMO_PERSON.password) => {
    const response = await visitor.post(LOGIN, { email: DEMO_PERSON.email, password })
    return [response.status, response.headers.get('location')]
  }
  const [customer, signedIn] = [visitFrom(network), [303, '/de/shop/account/account']]
  expect(await signIn(customer)).toEqual(signedIn)
  await customer.post('/de/shop/account/logout', {})
  for (let at = 0; at < LIMITS.login[1].points; at++) {
    const response = await fetch(`${site.url}/store-api/account/login`, {
      method: 'POST',
      headers: { ...KEY, 'x-forwarded-for': `203.0.113.${100 + (at % 20)}` },
      body: JSON.stringify({ username: DEMO_PERSON.email, password: 'Falsch-geraten-56' }),
    })
    expect(response.status).toBe(401)
  }
  expect((await signIn(visitFrom(network)))[0]).toBe(429)
  expect(await signIn(customer)).toEqual(signedIn)
})
