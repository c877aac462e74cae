import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { contextTable } from '#backend/database/schema/sales.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnBothDatabases } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'
import { printFigures } from './figures.ts'
import { randomNumbers } from './random.ts'

const SEQUENCES = Number(process.env['SEQUENCES'] ?? 500)
const STEPS = 10

/** Pieces by line id. */
type Lines = Record<string, number>

/**
 * The expected lines of a customer and of two devices. A device is a browser: its tabs share the token. The model
 * follows docs/decisions/0031. A login merges the device's cart into the customer's. A logout or an expiry keeps the
 * customer's cart for the next login.
 */
class Model {
  account: Lines = {}
  /** Carts of devices without a login. */
  readonly anonymous: Lines[] = [{}, {}]
  readonly isIn = [false, false]

  linesOf(device: number): Lines {
    return this.isIn[device] ? this.account : (this.anonymous[device] ?? {})
  }

  logIn(device: number): void {
    if (!this.isIn[device]) {
      for (const [id, pieces] of Object.entries(this.anonymous[device] ?? {}))
        this.account[id] = (this.account[id] ?? 0) + pieces
      this.anonymous[device] = {}
    } else {
      // A login within a session gives it a new token, which only this device has.
      this.logOut(device)
    }
    this.isIn[device] = true
  }

  /** All devices share the session, so it ends on all of them. */
  logOut(device: number): void {
    if (!this.isIn[device]) return
    for (const other of this.isIn.keys()) {
      if (this.isIn[other]) this.anonymous[other] = {}
      this.isIn[other] = false
    }
  }
}

describeOnBothDatabases('Random sequences of sessions', (open, kind) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
  })

  const linesAt = async (visitor: StoreVisitor): Promise<Lines> => {
    const { json } = await visitor.call('GET /checkout/cart')
    return Object.fromEntries(json.lineItems.map((line: { id: string; quantity: number }) => [line.id, line.quantity]))
  }
  const nameAt = async (visitor: StoreVisitor): Promise<string | undefined> =>
    (await visitor.call('POST /account/customer', {})).json.email

  test(`lose and double no line, over ${SEQUENCES} of them`, async () => {
    const draw = randomNumbers()
    const figures = { steps: 0, merged: 0, expired: 0 }
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const email = `folge-${kind}-${sequence}@example.com`
      const devices = [visitShop(accounts.shop), visitShop(accounts.shop)]
      const model = new Model()
      const first = visitShop(accounts.shop)
      await accounts.register(first, email)
      await first.call('POST /account/logout', {})
      const history: string[] = []
      for (let step = 0; step < STEPS; step++) {
        const at = draw(0, 1)
        const device = devices[at] ?? first
        const action = ACTIONS[draw(0, ACTIONS.length - 1)] ?? 'add'
        history.push(`${action} ${at}`)
        figures.steps += 1
        await perform(action, { device, devices, at, model, email, draw, figures })
        for (const [index, one] of devices.entries()) {
          const where = `seed above, sequence ${sequence}, device ${index}: ${history.join(', ')}`
          expect(await linesAt(one), where).toEqual(model.linesOf(index))
        }
      }
      // A token that is not the session's gives none of the customer's data.
      for (const [index, one] of devices.entries())
        expect(await nameAt(one), history.join(', ')).toBe(model.isIn[index] ? email : undefined)
    }
    printFigures(`random sequences on ${kind}`, [{ sequences: SEQUENCES, ...figures }])
  })

  const ACTIONS = [
    'add',
    'add',
    'add in two tabs',
    'more',
    'remove',
    'log in',
    'log in',
    'log in twice',
    'log out',
    'language',
    'expire',
  ] as const

  interface Step {
    device: StoreVisitor
    devices: readonly StoreVisitor[]
    at: number
    model: Model
    email: string
    draw: (least: number, most: number) => number
    figures: { merged: number; expired: number }
  }

  async function perform(action: (typeof ACTIONS)[number], step: Step): Promise<void> {
    const { device, at, model, email, draw, figures } = step
    const lines = model.linesOf(at)
    const id = `line-${draw(0, 3)}`
    const add = (visitor: StoreVisitor, key: string) =>
      visitor.call('POST /checkout/cart/line-item', LINE(id), { 'idempotency-key': key })
    if (action === 'add') {
      await add(device, crypto.randomUUID())
      lines[id] = (lines[id] ?? 0) + 1
    } else if (action === 'add in two tabs') {
      // One form sent twice and another tab's own form, at once; without a token each would be a visitor of its own.
      if (device.token === undefined) await device.call('GET /checkout/cart')
      const [same, other] = [crypto.randomUUID(), crypto.randomUUID()]
      const tabs = [same, same, other].map((key) => add(visitShop(accounts.shop, device.token), key))
      await Promise.all(tabs)
      lines[id] = (lines[id] ?? 0) + 2
    } else if (action === 'more') {
      const { status } = await device.call('PATCH /checkout/cart/line-item', { items: [{ id, quantity: 7 }] })
      if (id in lines) lines[id] = 7
      checkStatus(status, id in lines ? 200 : 404)
    } else if (action === 'remove') {
      await device.call('POST /checkout/cart/line-item/delete', { ids: [id] })
      delete lines[id]
    } else if (action === 'log in' || action === 'log in twice') {
      if (Object.keys(model.anonymous[at] ?? {}).length > 0) figures.merged += 1
      const tab = visitShop(accounts.shop, device.token)
      const tabs = action === 'log in twice' ? [device, tab] : [device]
      for (const { status } of await Promise.all(tabs.map((one) => accounts.logIn(one, email))))
        checkStatus(status, 200)
      model.logIn(at)
    } else if (action === 'log out') {
      await device.call('POST /account/logout', {})
      model.logOut(at)
    } else if (action === 'language') {
      const languageId = draw(0, 1) === 0 ? GERMAN : ENGLISH
      await device.call('PATCH /context', { languageId })
    } else {
      await expire(device, at, step)
      figures.expired += 1
    }
  }

  /** A day without a write. The browsers' cookies, which live for an hour, have ended, too. */
  async function expire(device: StoreVisitor, at: number, { devices, model }: Step): Promise<void> {
    await database.db
      .update(contextTable)
      .set({ updatedAt: sql`now() - interval '25 hours'` })
      .where(eq(contextTable.token, device.token ?? ''))
    const ended = model.isIn[at] ? devices.filter((_, index) => model.isIn[index]) : [device]
    for (const one of ended) one.token = undefined
    model.logOut(at)
    model.anonymous[at] = {}
  }

  function checkStatus(status: number, expected: number): void {
    if (status !== expected) throw new Error(`The shop responds with ${status}, not with ${expected}`)
  }

  const LINE = (id: string) => ({ items: [{ type: 'product', referencedId: PRODUCTS.green, id, quantity: 1 }] })
})
