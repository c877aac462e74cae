import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress, registerOn, signInOn } from '#test/support/account-visitor.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { startStandInShopware, type StandInShopware } from '#test/support/shopware/server.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { addPiece, CONFIRMED, goToSummary, readSummary, visit, type Visitor } from '#test/support/visitor.ts'

const SUMMARY = '/de/shop/checkout?step=summary'
const DONE = '/de/shop/orderconfirmation'
const CART = '/de/shop/cart'
/** More than a run of all tests has time for: `ROUNDS=200`. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)

/** Three operating-system processes that share a database in front of one Shopware. */
describe.skipIf(!process.env['DATABASE_URL'])('Three processes on a Shopware', () => {
  let shopware: StandInShopware
  let sites: RunningSite[] = []
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createEmptyServerDatabase()
    drop = database.drop
    shopware = await startStandInShopware()
    // Their own: each is one of three.
    const env = { ...shopware.settings, DATABASE_URL: database.url, SECRET: 'd'.repeat(64) }
    sites = await Promise.all([1, 2, 3].map(() => startSite({ env })))
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.dispose()))
    await shopware.close()
    await drop()
  })

  const at = (index: number) => sites[index % sites.length]?.url ?? ''
  /** A browser whose requests go to one process after the other. */
  const newVisitor = () => {
    let next = 0
    return visit(() => at(next++))
  }
  const send = (visitor: Visitor, key: string, signal?: AbortSignal) =>
    visitor.post(SUMMARY, { ...CONFIRMED, key }, signal)
  /** All have the state of one browser; each sends to its own process. */
  const tabs = (visitor: Visitor, indexes: number[]) => indexes.map((index) => visitor.clone(at(index)))
  const piecesIn = async (visitor: Visitor) => {
    const html = await (await visitor.get(CART)).text()
    return Number(/name="quantity"[^>]*value="(\d+)"/.exec(html)?.[1])
  }

  // Differs from the specification: 25.
  test(`eight additions beside forty reads lose none, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = newVisitor()
      await addPiece(visitor, { quantity: '5' })
      const adding = tabs(visitor, [0, 1, 2, 3, 4, 5, 6, 7]).map((tab) => addPiece(tab))
      const reading = tabs(visitor, [...Array(40).keys()]).map((tab) => tab.get(CART))
      const statuses = (await Promise.all([...adding, ...reading])).map(({ status }) => status)
      expect(statuses.filter((status) => status >= 400)).toEqual([])
      expect(await piecesIn(visitor)).toBe(13)
    }
  }, 1_800_000)

  /** Waits until the shop has a new order, then cuts the connection. */
  async function cut(visitor: Visitor, key: string): Promise<void> {
    const before = shopware.orders.length
    const aborting = new AbortController()
    const sending = send(visitor, key, aborting.signal).catch(() => undefined)
    await expect.poll(() => shopware.orders.length, { interval: 2 }).toBe(before + 1)
    aborting.abort()
    await sending
  }

  const twoBrowsers = async () => {
    const email = newAddress()
    const [desk, phone] = [newVisitor(), newVisitor()]
    await registerOn(desk, email)
    await addPiece(desk)
    await send(desk, (await readSummary(desk)).key)
    await signInOn(phone, email)
    await addPiece(phone)
    await send(phone, (await readSummary(phone)).key)
  }

  const atOnce = async (indexes: number[]) => {
    const visitor = newVisitor()
    const { key } = await goToSummary(visitor)
    await Promise.all(tabs(visitor, indexes).map((tab) => send(tab, key)))
  }

  const cutThenAgain = async (before: () => Promise<void>) => {
    const visitor = newVisitor()
    const { key } = await goToSummary(visitor)
    const [first, second] = tabs(visitor, [0, 1])
    if (!first || !second) throw new Error('no tabs')
    await cut(first, key)
    await before()
    expect((await send(second, key)).headers.get('location')).toBe(DONE)
  }

  const WAYS: [way: string, requests: number, run: () => Promise<void>][] = [
    ['once', 1, async () => atOnce([0])],
    ['by a double click', 1, async () => atOnce([0, 0])],
    ['at once in two processes', 1, async () => atOnce([0, 1])],
    ['at once in all three, twice each', 1, async () => atOnce([0, 1, 2, 0, 1, 2])],
    [
      'again after the answer, by each process',
      1,
      async () => {
        const visitor = newVisitor()
        const { key } = await goToSummary(visitor)
        const later = tabs(visitor, [1, 2])
        await send(visitor, key)
        for (const tab of later) expect((await send(tab, key)).status).toBe(302)
      },
    ],
    ['with the answer cut, and again in another process', 1, () => cutThenAgain(async () => {})],
    ['with the answer cut, and again after a restart', 1, () => cutThenAgain(async () => sites[1]?.restart())],
    ['by two browsers of one customer with equal carts', 2, twoBrowsers],
    [
      'twice by one browser, with equal carts',
      2,
      async () => {
        const visitor = newVisitor()
        for (let time = 0; time < 2; time++) await send(visitor, (await goToSummary(visitor)).key)
      },
    ],
    [
      'by five visitors at once',
      5,
      async () => {
        await Promise.all(
          [0, 1, 2, 3, 4].map(async () => {
            const visitor = newVisitor()
            await send(visitor, (await goToSummary(visitor)).key)
          }),
        )
      },
    ],
  ]

  test.each(WAYS)(
    'a request that is sent %s is as many orders as requests: %i',
    async (_, requests, run) => {
      const before = shopware.orders.length
      await run()
      expect(shopware.orders.length - before).toBe(requests)
    },
    120_000,
  )
})
