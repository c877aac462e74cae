import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import { contextTable, customer } from '#backend/database/schema/sales.ts'
import { openAccountShop, PASSWORD } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, registration, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'

describeOnEachDatabase('The session of a customer', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let count = 0
  const newAddress = () => `erika-${++count}@example.com`
  const visit = (token?: string) => visitShop(accounts.shop, token)

  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
  })

  const add = (visitor: StoreVisitor, id: string, productId: string = PRODUCTS.green, key?: string) =>
    visitor.call(
      'POST /checkout/cart/line-item',
      { items: [{ type: 'product', referencedId: productId, id }] },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const linesOf = async (visitor: StoreVisitor): Promise<Record<string, number>> => {
    const { json } = await visitor.call('GET /checkout/cart')
    return Object.fromEntries(json.lineItems.map((line: { id: string; quantity: number }) => [line.id, line.quantity]))
  }
  const nameOf = async (visitor: StoreVisitor): Promise<string | undefined> =>
    (await visitor.call('POST /account/customer', {})).json.email
  /** A customer on a first device, logged in, with one line, `a`. */
  const withOneLine = async () => {
    const email = newAddress()
    const device = visit()
    await add(device, 'a')
    expect((await accounts.register(device, email)).status).toBe(200)
    return { email, device }
  }
  const expire = (token: string | undefined) =>
    database.db
      .update(contextTable)
      .set({ updatedAt: sql`now() - interval '25 hours'` })
      .where(eq(contextTable.token, token ?? ''))

  test('gets the cart of the visitor who registers, under a new token', async () => {
    const { email, device } = await withOneLine()
    expect(await linesOf(device)).toEqual({ a: 1 })
    expect(await nameOf(device)).toBe(email)
  })

  test('is shared by all devices, with the lines of both', async () => {
    const { email, device } = await withOneLine()
    const other = visit()
    await add(other, 'b', PRODUCTS.sheet)
    const before = other.token
    expect((await accounts.logIn(other, email)).status).toBe(200)
    expect(other.token).toBe(device.token)
    expect(await linesOf(device)).toEqual({ a: 1, b: 1 })
    expect(await linesOf(visit(before))).toEqual({})
  })

  test('adds up lines with the same id, and keeps both of two products with the same id', async () => {
    const { email, device } = await withOneLine()
    const other = visit()
    await add(other, 'a')
    await accounts.logIn(other, email)
    expect(await linesOf(device)).toEqual({ a: 2 })
    const third = visit()
    await add(third, 'a', PRODUCTS.sheet)
    await accounts.logIn(third, email)
    const lines = await linesOf(device)
    expect([lines['a'], Object.values(lines)]).toEqual([2, [2, 1]])
  })

  test('recognises an addition that is repeated after the login', async () => {
    const { email, device } = await withOneLine()
    const other = visit()
    await add(other, 'b', PRODUCTS.green, 'form-1')
    await accounts.logIn(other, email)
    await add(other, 'b', PRODUCTS.green, 'form-1')
    expect(await linesOf(device)).toEqual({ a: 1, b: 1 })
  })

  test('ends at a logout on all devices, and the next login finds the cart', async () => {
    const { email, device } = await withOneLine()
    const other = visit()
    await accounts.logIn(other, email)
    const shared = other.token
    expect((await device.call('POST /account/logout', {})).status).toBe(200)
    expect(device.token).not.toBe(shared)
    expect([await linesOf(device), await linesOf(other)]).toEqual([{}, {}])
    expect((await other.call('POST /account/logout', {})).json.errors[0].code).toBe('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')
    await add(other, 'c')
    await accounts.logIn(other, email)
    expect(await linesOf(other)).toEqual({ a: 1, c: 1 })
  })

  test('gets a new token at the login after it expired, with its cart and the device’s', async () => {
    const { email, device } = await withOneLine()
    const old = device.token
    await expire(old)
    expect(await nameOf(device)).toBeUndefined()
    const other = visit()
    await add(other, 'b')
    await accounts.logIn(other, email)
    expect(other.token).not.toBe(old)
    expect(await linesOf(other)).toEqual({ a: 1, b: 1 })
    expect(await linesOf(device)).toEqual({})
    await accounts.logIn(device, email)
    expect(device.token).toBe(other.token)
  })

  test('keeps its cart when the expired device itself logs in', async () => {
    const { email, device } = await withOneLine()
    const old = device.token
    await expire(old)
    await add(device, 'b')
    await accounts.logIn(device, email)
    expect(device.token).not.toBe(old)
    expect(await linesOf(device)).toEqual({ a: 1, b: 1 })
  })

  test('is not given to another customer who logs in on the same device', async () => {
    const first = await withOneLine()
    const second = await withOneLine()
    await add(second.device, 'b')
    const device = visit(first.device.token)
    await accounts.logIn(device, second.email)
    expect([await nameOf(device), await linesOf(device)]).toEqual([second.email, { a: 1, b: 1 }])
    const again = visit()
    await accounts.logIn(again, first.email)
    expect(await linesOf(again)).toEqual({ a: 1 })
  })

  test('is not given to a guest or customer who registers on the same device', async () => {
    const first = await withOneLine()
    const device = visit(first.device.token)
    const guest = await device.call('POST /account/register', registration(await germany(accounts.shop)))
    expect([guest.status, await linesOf(device)]).toEqual([200, {}])
    const again = visit()
    await accounts.logIn(again, first.email)
    expect(await linesOf(again)).toEqual({ a: 1 })
  })

  test('follows a guest who logs in, with the guest’s cart', async () => {
    const { email, device } = await withOneLine()
    const guest = visit()
    await add(guest, 'b')
    await guest.call('POST /account/register', registration(await germany(accounts.shop)))
    await accounts.logIn(guest, email)
    expect([await nameOf(guest), await linesOf(device)]).toEqual([email, { a: 1, b: 1 }])
  })

  test('is one after ten parallel logins from ten devices, and no line is lost or doubled', async () => {
    const { email, device } = await withOneLine()
    await device.call('POST /account/logout', {})
    const devices = Array.from({ length: 10 }, () => visit())
    await Promise.all(devices.map((one, at) => add(one, `line-${at}`)))
    const statuses = await Promise.all(devices.map((one) => accounts.logIn(one, email)))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(devices.map(({ token }) => token)).size).toBe(1)
    const expected = [['a', 1], ...devices.map((_, at) => [`line-${at}`, 1])]
    expect(await linesOf(devices[0] ?? device)).toEqual(Object.fromEntries(expected))
  })

  test('is reached again by a login whose response was lost', async () => {
    const { email, device } = await withOneLine()
    await device.call('POST /account/logout', {})
    await add(device, 'b')
    const [lost, again] = [visit(device.token), visit(device.token)]
    await accounts.logIn(lost, email)
    await accounts.logIn(again, email)
    expect(again.token).toBe(lost.token)
    expect(await linesOf(again)).toEqual({ a: 1, b: 1 })
  })

  test('belongs to one account, however often its form is sent at once', async () => {
    const device = visit()
    await add(device, 'a')
    const email = newAddress()
    const copies = Array.from({ length: 6 }, () => visit(device.token))
    const sent = await Promise.all(copies.map((one) => accounts.register(one, email, {}, 'form-2')))
    expect(sent.map(({ status }) => status)).toEqual(copies.map(() => 200))
    expect(new Set(copies.map(({ token }) => token)).size).toBe(1)
    expect(await linesOf(copies[0] ?? device)).toEqual({ a: 1 })
    const wrong = await accounts.register(visit(device.token), email, { password: 'Ganz-anders-34' }, 'form-2')
    expect(wrong.json.errors[0].code).toBe('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE')
  })

  test('belongs to one account of an address, whatever its case', async () => {
    const email = newAddress()
    const spellings = [email, email.toUpperCase(), email.replace('erika', 'Erika')]
    const sent = await Promise.all(spellings.map((one) => accounts.register(visit(), one)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await database.db.$count(customer, sql`lower(${customer.email}) = ${email}`)).toBe(1)
    expect((await accounts.logIn(visit(), email.toUpperCase())).status).toBe(200)
  })

  test('leaves no password behind', async () => {
    const { email } = await withOneLine()
    await accounts.logIn(visit(), email, 'Falsch-geraten-56')
    const rows = [await database.db.select().from(customerAccount), await database.db.select().from(contextTable)]
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
    expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})
