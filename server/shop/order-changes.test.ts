import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { CONTEXT_TOKEN, IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { orderChanges } from './order-changes.ts'

const SHOP = 'https://shop.example.com/store-api'

interface Line {
  id: string
  quantity: number
}

/**
 * The carts of a Shopware as they were seen. It reads a cart, works, and writes it back, so that simultaneous changes
 * are lost. It knows no idempotency keys. Registration moves the cart to another token.
 */
function shopware() {
  const carts = new Map<string, Line[]>([['visitor', []]])
  const calls: string[] = []
  let [orders, guests] = [0, 0]
  const fetch: ServiceFetch = async (url, { method, headers, body, signal }) => {
    const path = new URL(url).pathname.replace('/store-api', '')
    const token = headers[CONTEXT_TOKEN] ?? ''
    const before = carts.get(token) ?? []
    calls.push(`${method} ${path}`)
    await pause(3, undefined, { signal })
    const reply = (json: object, status = 200, answered = token) =>
      Response.json(json, { status, headers: { [CONTEXT_TOKEN]: answered } })
    if (path === '/checkout/cart/line-item') {
      const lines = structuredClone(before)
      for (const { id, quantity } of JSON.parse(body ?? '').items as Line[]) {
        const line = lines.find((known) => known.id === id)
        if (line) line.quantity += quantity
        else lines.push({ id, quantity })
      }
      carts.set(token, lines)
      return reply({ lineItems: lines, errors: [] })
    }
    if (path === '/checkout/order') {
      if (before.length === 0) return reply({ errors: [{ code: 'CHECKOUT__CART_EMPTY' }] }, 400)
      // A second order at the same time still finds the cart.
      orders += 1
      return reply({ orderNumber: `1000${orders}` })
    }
    if (path === '/account/register') {
      guests += 1
      carts.delete(token)
      carts.set(`guest-${guests}`, before)
      return reply({ customerNumber: String(guests) }, 200, `guest-${guests}`)
    }
    if (method === 'DELETE') carts.set(token, [])
    return reply({ lineItems: before, errors: [] })
  }
  const ordered = orderChanges(fetch)
  const send = (operation: string, body: object | null, more: { token?: string; key?: string; time?: number } = {}) => {
    const [method = '', path = ''] = operation.split(' ')
    return ordered(SHOP + path, {
      method,
      headers: { [CONTEXT_TOKEN]: more.token ?? 'visitor', ...(more.key ? { [IDEMPOTENCY_KEY]: more.key } : {}) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(more.time ?? 10_000),
      redirect: 'manual',
    })
  }
  const add = (quantity: number, more = {}, id = 'a') =>
    send('POST /checkout/cart/line-item', { items: [{ id, quantity }] }, more)
  return { carts, calls, send, add }
}

describe('changes of one visitor', () => {
  test('that arrive at the same time are all kept', async () => {
    const { add, carts } = shopware()
    await Promise.all(Array.from({ length: 8 }, () => add(1)))
    expect(carts.get('visitor')).toEqual([{ id: 'a', quantity: 8 }])
  })

  test('do not wait for another visitor’s, nor for reading', async () => {
    const { add, send, calls } = shopware()
    await Promise.all([add(1), add(1), add(1, { token: 'other' }), send('GET /checkout/cart', null)])
    expect(calls.slice(0, 3).toSorted()).toEqual([
      'GET /checkout/cart',
      'POST /checkout/cart/line-item',
      'POST /checkout/cart/line-item',
    ])
  })

  test('are refused as too many when more than eight wait', async () => {
    const { add, carts } = shopware()
    const responses = await Promise.all(Array.from({ length: 12 }, () => add(1)))
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
    expect(carts.get('visitor')).toEqual([{ id: 'a', quantity: 9 }])
  })

  test('do not wait longer than their time, and do not block those behind them', async () => {
    const { add, carts } = shopware()
    const first = add(1)
    const late = add(10, { time: 1 })
    const third = add(100)
    await expect(late).rejects.toThrow('timeout')
    await Promise.all([first, third])
    expect(carts.get('visitor')).toEqual([{ id: 'a', quantity: 101 }])
  })

  test('go to the token that a registration gave meanwhile', async () => {
    const { add, send, carts } = shopware()
    await add(1)
    await Promise.all([send('POST /account/register', { city: 'Unna' }), add(1), add(1, {}, 'b')])
    expect([...carts]).toEqual([
      [
        'guest-1',
        [
          { id: 'a', quantity: 2 },
          { id: 'b', quantity: 1 },
        ],
      ],
    ])
  })
})

describe('a change that is sent again with its key', () => {
  const numbers = async (responses: Response[]) => Promise.all(responses.map(async (response) => response.json()))

  test('is one order, at once or later', async () => {
    const { add, send } = shopware()
    await add(1)
    const order = () => send('POST /checkout/order', { hash: 'x' }, { key: 'k' })
    const first = await Promise.all([order(), order()])
    const later = await send('POST /checkout/order', { hash: 'of no cart' }, { key: 'k' })
    expect(await numbers([...first, later])).toEqual([1, 2, 3].map(() => ({ orderNumber: '10001' })))
    expect(await numbers([await send('POST /checkout/order', {}, { key: 'other' })])).toEqual([
      { orderNumber: '10002' },
    ])
  })

  test('is tried again after a refusal', async () => {
    const { add, send } = shopware()
    const order = () => send('POST /checkout/order', {}, { key: 'k' })
    expect((await order()).status).toBe(400)
    await add(1)
    expect((await order()).status).toBe(200)
  })

  test('is one guest, who keeps the cart', async () => {
    const { add, send, carts } = shopware()
    await add(1)
    const register = (city = 'Unna') => send('POST /account/register', { city }, { key: 'k' })
    const [one, two] = await Promise.all([register(), register()])
    const again = await register()
    expect([one, two, again].map((response) => response?.headers.get(CONTEXT_TOKEN))).toEqual([
      'guest-1',
      'guest-1',
      'guest-1',
    ])
    // Another address is another guest, with the cart.
    expect((await register('Soest')).headers.get(CONTEXT_TOKEN)).toBe('guest-2')
    expect([...carts]).toEqual([['guest-2', [{ id: 'a', quantity: 1 }]]])
  })

  test('is one addition, until its line was removed', async () => {
    const { add, send, carts, calls } = shopware()
    await Promise.all([add(2, { key: 'k' }), add(2, { key: 'k' }), add(3)])
    expect(carts.get('visitor')).toEqual([{ id: 'a', quantity: 5 }])
    const again = await add(2, { key: 'k' })
    expect(await again.json()).toMatchObject({ lineItems: [{ id: 'a', quantity: 5 }] })
    await send('DELETE /checkout/cart', null)
    await add(2, { key: 'k' })
    expect(carts.get('visitor')).toEqual([{ id: 'a', quantity: 2 }])
    expect(calls.filter((call) => call === 'POST /checkout/cart/line-item')).toHaveLength(3)
  })

  test('does not work for a visitor with another token', async () => {
    const { add, send } = shopware()
    await add(1)
    await send('POST /account/register', {}, { key: 'k' })
    const foreign = await send('POST /account/register', {}, { key: 'k', token: 'foreign' })
    expect(foreign.headers.get(CONTEXT_TOKEN)).toBe('guest-2')
  })
})
