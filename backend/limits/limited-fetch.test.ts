import { expect, test, vi } from 'vitest'
import { limitFetch } from './limited-fetch.ts'
import { LIMITS } from './limits.ts'

const SHOP = 'https://shop.example.com/store-api'

function open(network: () => string | undefined = () => undefined) {
  const answer = { status: 200 }
  const shop = vi.fn(async () => Response.json({}, answer))
  const warn = vi.fn()
  const fetch = limitFetch(shop, { secret: 'of this test', callerNetwork: network, log: { warn, error: vi.fn() } })
  const ask = (method: string, path: string, body?: object) =>
    fetch(SHOP + path, { method, body: body ? JSON.stringify(body) : null })
  return {
    shop,
    answer,
    warn,
    ask,
    register: (email: string) => ask('POST', '/account/register', { email }),
    order: () => ask('POST', '/checkout/order', {}),
  }
}

test('An order is taken however many orders name its mailbox, and whichever context sends it.', async () => {
  const { register, order, shop } = open()
  await register('ada@example.com')
  for (let sent = 0; sent < 20; sent += 1) expect((await order()).status).toBe(200)
  expect(shop).toHaveBeenCalledTimes(21)
})

test('Guests of one mailbox are limited, and the refusal is that of the shop.', async () => {
  const { register } = open()
  const [, { points }] = LIMITS.register
  for (let sent = 0; sent < points; sent += 1) await register(sent % 2 ? 'ada@example.com' : 'ADA+other@example.com')
  const refused = await register('ada@example.com')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await refused.json()).errors[0].code).toBe('FRAMEWORK__RATE_LIMIT_EXCEEDED')
  expect((await register('grace@example.com')).status).toBe(200)
})

test('A network can order a limited number of times, and other calls are not counted.', async () => {
  let network = '192.0.2.1'
  const { order, ask, warn } = open(() => network)
  const [{ points }] = LIMITS.order
  for (let sent = 0; sent < points; sent += 1) await order()
  expect((await order()).status).toBe(429)
  expect(JSON.stringify(warn.mock.calls)).not.toContain(network)
  expect((await ask('GET', '/checkout/cart')).status).toBe(200)
  network = '192.0.2.2'
  expect((await order()).status).toBe(200)
})

test('An order that the shop refuses does not count, and one without a clear answer does.', async () => {
  const { order, answer } = open(() => '192.0.2.1')
  const [{ points }] = LIMITS.order
  answer.status = 400
  for (let sent = 0; sent <= points; sent += 1) expect((await order()).status).toBe(400)
  answer.status = 502
  for (let sent = 0; sent < points; sent += 1) expect((await order()).status).toBe(502)
  expect((await order()).status).toBe(429)
})
