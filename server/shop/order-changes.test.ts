import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { CONTEXT_TOKEN, IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { orderChanges } from './order-changes.ts'
import { openVisitorLocks } from './visitor-locks.ts'

/** Each has about twenty turns. */
const ROUNDS = IS_WHOLE_MATRIX ? 200 : 10

const SHOP = 'https://shop.example.com/store-api'

interface Line {
  id: string
  quantity: number
}

/**
 * The carts of a Shopware as they were seen. It reads a cart, works, and writes it back, also in a read, so that
 * simultaneous changes are lost. It knows no idempotency keys. Registration moves the cart to another token.
 */
function shopware(processes: (shop: ServiceFetch) => ServiceFetch[] = (shop) => [orderChanges(shop)]) {
  const carts = new Map<string, Line[]>([['visitor', []]])
  const calls: string[] = []
  const marked = new Map<string, object>()
  let [orders, guests] = [0, 0]
  /** Answers to orders that do not arrive. */
  let lost = 0
  let [running, most] = [0, 0]
  const fetch: ServiceFetch = async (url, init) => {
    running += 1
    most = Math.max(most, running)
    return answer(url, init).finally(() => void (running -= 1))
  }
  const answer: ServiceFetch = async (url, { method, headers, body, signal }) => {
    const path = new URL(url).pathname.replace('/store-api', '')
    const token = headers[CONTEXT_TOKEN] ?? ''
    const before = carts.get(token) ?? []
    calls.push(`${method} ${path}`)
    // A read takes longer, so that it ends after a change that began later.
    await pause(method === 'GET' ? 5 : 3, undefined, { signal })
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
      const order = { orderNumber: `1000${orders}` }
      const { campaignCode } = JSON.parse(body ?? '{}')
      if (campaignCode) marked.set(campaignCode, order)
      await pause(lost > 0 ? 30 : 0)
      carts.set(token, [])
      if (lost > 0) {
        lost -= 1
        throw new Error('connection lost')
      }
      return reply(order)
    }
    if (path === '/order') {
      const [{ field, value }] = JSON.parse(body ?? '').filter
      const found = field === 'campaignCode' ? marked.get(value) : undefined
      return reply({ orders: { elements: found ? [found] : [] } })
    }
    if (path === '/account/register') {
      guests += 1
      carts.delete(token)
      carts.set(`guest-${guests}`, before)
      return reply({ customerNumber: String(guests) }, 200, `guest-${guests}`)
    }
    if (method === 'DELETE') carts.set(token, [])
    else carts.set(token, before)
    return reply({ lineItems: before, errors: [] })
  }
  const clients = processes(fetch)
  const send = (operation: string, body: object | null, more: More = {}) => {
    const [method = '', path = ''] = operation.split(' ')
    const [ordered = fetch] = clients.slice(more.process ?? 0)
    return ordered(SHOP + path, {
      method,
      headers: { [CONTEXT_TOKEN]: more.token ?? 'visitor', ...(more.key ? { [IDEMPOTENCY_KEY]: more.key } : {}) },
      body: body && JSON.stringify(body),
      signal: more.signal ?? AbortSignal.timeout(more.time ?? 10_000),
      redirect: 'manual',
    })
  }
  const add = (quantity: number, more = {}, id = 'a') =>
    send('POST /checkout/cart/line-item', { items: [{ id, quantity }] }, more)
  const read = (more: More = {}) => send('GET /checkout/cart', null, more)
  return {
    carts,
    calls,
    send,
    add,
    read,
    loseAnswers: (count: number) => void (lost = count),
    orders: () => orders,
    atOnce: () => most,
  }
}

interface More {
  token?: string
  key?: string
  time?: number
  signal?: AbortSignal
  /** Number of the process that is asked. */
  process?: number
}

/** Five in the cart, then eight additions beside forty reads, by turns over the processes. */
async function addBesideReads({ add, read, carts }: ReturnType<typeof shopware>, processes: number) {
  await add(5)
  const calls = Array.from({ length: 48 }, (_, at) =>
    at % 6 === 0 ? add(1, { process: at % processes }) : read({ process: at % processes }),
  )
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  return carts.get('visitor')
}
const ALL_KEPT = [{ id: 'a', quantity: 13 }]

describe('changes of one visitor', () => {
  test('that arrive at the same time are all kept', async () => {
    const { add, carts } = shopware()
    await Promise.all(Array.from({ length: 8 }, () => add(1)))
    expect(carts.get('visitor')).toEqual([{ id: 'a', quantity: 8 }])
  })

  test('do not wait for another visitor’s', async () => {
    const { add, calls } = shopware()
    await Promise.all([add(1), add(1), add(1, { token: 'other' })])
    expect(calls).toHaveLength(3)
  })

  test('are not undone by reads of the cart, which do not wait for each other', async () => {
    for (let round = 0; round < ROUNDS; round++) expect(await addBesideReads(shopware(), 1)).toEqual(ALL_KEPT)
    const { add, read, atOnce } = shopware()
    await Promise.all([add(1), read(), read(), read(), add(1)])
    expect(atOnce()).toBe(3)
  })

  test.runIf(process.env['DATABASE_URL'])('are not undone by other processes that share a database', async () => {
    const database = await createEmptyServerDatabase()
    const locks = [1, 2, 3].map(() => openVisitorLocks(database.url))
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const shop = shopware((fetch) => locks.map((lock) => orderChanges(fetch, { locks: lock })))
        expect(await addBesideReads(shop, 3)).toEqual(ALL_KEPT)
      }
    } finally {
      await Promise.all(locks.map((lock) => lock.close()))
      await database.drop()
    }
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
    await add(1)
    expect(await numbers([await send('POST /checkout/order', {}, { key: 'other' })])).toEqual([
      { orderNumber: '10002' },
    ])
  })

  test('is one order though its answer was lost, also by a process that has just started', async () => {
    const options = { markField: 'campaignCode' } as const
    const { add, send, loseAnswers, orders } = shopware((fetch) => [1, 2].map(() => orderChanges(fetch, options)))
    await add(1)
    loseAnswers(1)
    const order = (more: More = {}) => send('POST /checkout/order', { hash: 'x' }, { key: 'k', ...more })
    await expect(order()).rejects.toThrow('connection lost')
    const again = await Promise.all([order(), order({ process: 1 })])
    expect(await numbers(again)).toEqual([{ orderNumber: '10001' }, { orderNumber: '10001' }])
    expect(orders()).toBe(1)
  })

  test('is not sent if its visitor gives up while the shop is asked for it', async () => {
    const late = new AbortController()
    const asking: (shop: ServiceFetch) => ServiceFetch = (shop) => async (url, init) => {
      const response = await shop(url, { ...init, signal: AbortSignal.timeout(10_000) })
      if (url.endsWith('/store-api/order')) late.abort(new Error('gave up'))
      return response
    }
    const { add, orders, send } = shopware((fetch) => [orderChanges(asking(fetch), { markField: 'campaignCode' })])
    await add(1)
    const sent = send('POST /checkout/order', { hash: 'x' }, { key: 'k', signal: late.signal })
    await expect(sent).rejects.toThrow('gave up')
    await send('GET /checkout/cart', null)
    expect(orders()).toBe(0)
  })

  test('waits for the order that its visitor gave up', async () => {
    const { add, send, loseAnswers, orders } = shopware((fetch) => [orderChanges(fetch, { markField: 'campaignCode' })])
    await add(1)
    loseAnswers(1)
    const order = (time: number) => send('POST /checkout/order', { hash: 'x' }, { key: 'k', time })
    await expect(order(10)).rejects.toThrow('timeout')
    expect(await numbers([await order(10_000)])).toEqual([{ orderNumber: '10001' }])
    expect(orders()).toBe(1)
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
