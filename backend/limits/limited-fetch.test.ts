import { expect, test, vi } from 'vitest'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { limitFetch } from './limited-fetch.ts'
import { LIMITS } from './limits.ts'

const SHOP = 'https://shop.example.com/store-api'

function open(network: () => string | undefined = () => undefined) {
  let registered = 0
  const shop = vi.fn(async (url: string) =>
    Response.json({}, { headers: url.endsWith('/register') ? { [CONTEXT_TOKEN]: `token-${++registered}` } : {} }),
  )
  const warn = vi.fn()
  const fetch = limitFetch(shop, { secret: 'of this test', callerNetwork: network, log: { warn, error: vi.fn() } })
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(SHOP + path, { method, headers, body: body ? JSON.stringify(body) : null })
  return {
    shop,
    warn,
    ask,
    register: (email: string) => ask('POST', '/account/register', {}, { email }),
    order: (token: string) => ask('POST', '/checkout/order', { [CONTEXT_TOKEN]: token }, {}),
  }
}

const [{ points: MAILS }] = LIMITS.mail

test('A mailbox gets only a few mails, whichever context orders.', async () => {
  const { register, order, shop } = open()
  await register('ada@example.com')
  await register('ADA+other@example.com')
  for (let sent = 0; sent < MAILS; sent += 1) expect((await order('token-1')).status).toBe(200)
  const refused = await order('token-2')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await refused.json()).errors[0].code).toBe('FRAMEWORK__RATE_LIMIT_EXCEEDED')
  expect(shop).toHaveBeenCalledTimes(2 + MAILS)
  await register('grace@example.com')
  expect((await order('token-3')).status).toBe(200)
})

test('A network can order a limited number of times, and other calls are not counted.', async () => {
  let network = '192.0.2.1'
  const { order, ask, warn } = open(() => network)
  const [{ points }] = LIMITS.order
  for (let sent = 0; sent < points; sent += 1) await order(`unknown-${sent}`)
  expect((await order('one-more')).status).toBe(429)
  expect(JSON.stringify(warn.mock.calls)).not.toContain(network)
  expect((await ask('GET', '/checkout/cart')).status).toBe(200)
  network = '192.0.2.2'
  expect((await order('another')).status).toBe(200)
})
