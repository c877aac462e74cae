import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { overHttp1, overHttp2 } from '#test/support/https-client.ts'
import { fieldValue } from '#test/support/page-form.ts'
import { PUBLIC_HOST, PUBLIC_ORIGIN, sharedPublicSite, type SharedSite } from '#test/support/shared-site.ts'
import { placeHabits, PROXY_HABITS, startTlsProxy, type TlsProxy } from '#test/support/tls-proxy.ts'
import { confirmedNumber, CONFIRMED, goToSummary, PRODUCT, visit } from '#test/support/visitor.ts'

let site: SharedSite
let proxy: TlsProxy
const ports = await placeHabits(PROXY_HABITS)
beforeAll(async () => {
  site = await sharedPublicSite()
  const habits = Object.entries(PROXY_HABITS).map(([name, habit]) => [ports.get(name) ?? 0, habit] as const)
  proxy = await startTlsProxy(Number(new URL(site.url).port), new Map(habits))
  console.log(`TLS proxy: ${proxy.kind}`)
})
afterAll(() => proxy?.close())

const PROTOCOLS = { 'HTTP/1.1': overHttp1(PUBLIC_HOST), 'HTTP/2': overHttp2(PUBLIC_HOST) }

describe.each(Object.keys(PROXY_HABITS))('behind a proxy that %s', (habit) => {
  const address = `https://127.0.0.1:${ports.get(habit)}`

  test.each(Object.entries(PROTOCOLS))('a quote request succeeds over %s', async (_, ask) => {
    const written: string[] = []
    const listening: typeof ask = async (url, init) => {
      const response = await ask(url, init)
      written.push(...response.headers.getSetCookie())
      return response
    }
    const visitor = visit(address, new Map(), { origin: PUBLIC_ORIGIN, ask: listening })
    const { html, key } = await goToSummary(visitor)
    const hash = fieldValue(html, 'hash') ?? ''
    const sent = await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key, hash })
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/de/shop/orderconfirmation'])
    expect(await confirmedNumber(visitor)).toMatch(/^A-\d{6}$/)
    expect(written.length).toBeGreaterThan(5)
    for (const cookie of written) expect(cookie).toMatch(/^__Host-[a-z-]+=.*; Path=\/;.*; HttpOnly; Secure$/)
  })

  test('a form of another site is rejected, whatever the proxy adds', async () => {
    for (const origin of ['https://evil.test', `http://${PUBLIC_HOST}`, site.url, address]) {
      const refused = await visit(address, new Map(), { origin, ask: PROTOCOLS['HTTP/2'] }).post(PRODUCT, {})
      expect([origin, refused.status]).toEqual([origin, 403])
    }
  })
})

test('pages show pictures and documents of the host that they are read from, and the shop names the public one', async () => {
  const page = await (await fetch(site.url + PRODUCT)).text()
  const addresses = [...page.matchAll(/ (?:src|href)="([^"]*\/media\/[^"]*)"/g)].map(([, found = '']) => found)
  expect(addresses.filter((address) => !address.startsWith('/media/'))).toEqual([])
  // A picture may name a view of it: `…svg#plain`.
  expect(
    addresses.some((address) => /\.svg(?:#|$)/.test(address)) && addresses.some((one) => one.endsWith('.pdf')),
  ).toBe(true)
  const headers = { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', 'content-type': 'application/json' }
  const body = JSON.stringify({ limit: 1, includes: { product: ['cover'] } })
  const { elements } = await (await fetch(`${site.url}/store-api/product`, { method: 'POST', headers, body })).json()
  expect(elements[0].cover.media.url).toMatch(new RegExp(`^${PUBLIC_ORIGIN}/media/[0-9a-f]{32}/`))
})

test.each(['/de', '/de/shop.data', '/de/nothing', '/robots.txt', '/assets/x.js', '/store-api/context', '/typo/de'])(
  'browsers are told at %s to stay with HTTPS and which features are forbidden',
  async (path) => {
    for (let round = 0; round < 2; round++) {
      const { headers, status } = await PROTOCOLS['HTTP/1.1'](`https://127.0.0.1:${[...ports.values()][0]}${path}`, {})
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe(
        path.startsWith('/typo') ? 'cross-origin' : 'same-origin',
      )
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect([status, headers.get('content-security-policy')]).toEqual([status, expect.stringContaining('default-src')])
    }
  },
)
