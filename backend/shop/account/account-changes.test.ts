import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { accountLink } from '#backend/database/schema/accounts.ts'
import { cart, contextTable, customer, customerAddress, shopOrder } from '#backend/database/schema/sales.ts'
import { openAccountShop, PASSWORD } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { STOREFRONT, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'

const NEW = 'Neues-geheim-34'

describeOnEachDatabase('A customer', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let count = 0
  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
  })
  const visit = (token?: string) => visitShop(accounts.shop, token)
  const registered = async () => {
    const email = `erika-${++count}@example.com`
    const device = visit()
    await accounts.register(device, email)
    return { email, device }
  }
  const codeOf = ({ status, json }: { status: number; json: { errors?: { code: string }[] } }) => [
    status,
    json?.errors?.[0]?.code,
  ]
  const nameOf = async (visitor: StoreVisitor): Promise<string | undefined> =>
    (await visitor.call('POST /account/customer', {})).json.email
  const recover = (email: string) =>
    visit().call('POST /account/recovery-password', { email, storefrontUrl: STOREFRONT })
  const setPassword = (link: object, password = NEW) =>
    visit().call('POST /account/recovery-password-confirm', {
      ...link,
      newPassword: password,
      newPasswordConfirm: password,
    })
  const changeEmail = (device: StoreVisitor, email: string) =>
    device.call('POST /account/change-email', { email, emailConfirmation: email, password: PASSWORD })
  const confirmEmail = (link: object) => visit().call('POST /account/change-email-confirm', link)
  const OLD_LINK = [410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED']

  test('who changes the password stays logged in here, and nowhere else', async () => {
    const { email, device } = await registered()
    const before = device.token
    const change = { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW }
    expect((await device.call('POST /account/change-password', change)).status).toBe(200)
    expect([await nameOf(device), await nameOf(visit(before))]).toEqual([email, undefined])
    expect(accounts.mail.jobs.at(-1)).toMatchObject({ kind: 'password-changed' })
    expect((await accounts.logIn(visit(), email)).status).toBe(401)
    expect((await accounts.logIn(visit(), email, NEW)).status).toBe(200)
  })

  test('cannot choose a common password or one with the own name', async () => {
    const { device } = await registered()
    const codes = []
    for (const newPassword of ['Passwort123!', 'Erika-ist-1-Name']) {
      const body = { password: PASSWORD, newPassword, newPasswordConfirm: newPassword }
      const { json } = await device.call('POST /account/change-password', body)
      codes.push(json.errors[0].code)
      expect(JSON.stringify(json)).not.toContain(newPassword)
    }
    expect(codes).toEqual(['VIOLATION::COMPROMISED_PASSWORD_ERROR', 'VIOLATION::PASSWORD_STRENGTH_ERROR'])
  })

  test('gets the same response to a recovery as an unknown address, which gets no mail', async () => {
    const { email } = await registered()
    const [known, unknown] = [await recover(email), await recover('niemand@example.com')]
    expect([known.status, known.json]).toEqual([200, unknown.json])
    expect(unknown.status).toBe(200)
    expect(accounts.mail.jobs.slice(-2).map(({ kind }) => kind)).toEqual(['password-recovery', 'password-recovery'])
    expect(await accounts.mail.writeLast()).toBeUndefined()
  })

  test('can use each link of a recovery once, and only one of them', async () => {
    const { email } = await registered()
    await recover(email)
    const [first, second] = [await accounts.mail.readLink(), await accounts.mail.readLink()]
    const sent = await Promise.all([setPassword(first), setPassword(second), setPassword(first)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    expect(codeOf(await setPassword(second))).toEqual(OLD_LINK)
    const state = await visit().call('POST /account/customer-recovery-is-expired', second)
    expect(codeOf(state)).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
  })

  test('cannot use a link after an hour, nor one whose secret comes from the database', async () => {
    const { email } = await registered()
    await recover(email)
    const link = await accounts.mail.readLink()
    const [stored] = await database.db
      .select()
      .from(accountLink)
      .orderBy(sql`created_at desc`)
      .limit(1)
    expect(stored?.hash).not.toContain(link['hash'])
    expect(codeOf(await setPassword({ hash: stored?.hash }))).toEqual(OLD_LINK)
    await database.db.update(accountLink).set({ createdAt: sql`now() - interval '61 minutes'` })
    expect((await visit().call('POST /account/customer-recovery-is-expired', link)).json.isExpired).toBe(true)
    expect(codeOf(await setPassword(link))).toEqual(OLD_LINK)
  })

  test('keeps the e-mail address until the new one is confirmed, and the old one is told', async () => {
    const { email, device } = await registered()
    const address = `neu-${email}`
    expect((await changeEmail(device, address)).status).toBe(200)
    expect(await nameOf(device)).toBe(email)
    expect((await accounts.mail.writeLast())?.to).toMatchObject({ address })
    const link = await accounts.mail.readLink()
    expect(codeOf(await confirmEmail({ ...link, em: 'x' }))).toEqual([400, 'VIOLATION::NOT_EQUAL_ERROR'])
    expect((await confirmEmail(link)).status).toBe(200)
    expect((await confirmEmail(link)).status).toBe(200)
    expect(await nameOf(device)).toBe(address)
    expect(accounts.mail.jobs.filter(({ to }) => to === email)).toHaveLength(1)
    const told = await accounts.mail.writeLast()
    expect(told?.to).toMatchObject({ address: email })
    // The former address recovers no password any more.
    expect(told?.text).not.toMatch(/Passwort vergessen|Forgot password/)
    expect((await accounts.logIn(visit(), email)).status).toBe(401)
  })

  test('cannot get the address of another account, also not by a link that was sent before', async () => {
    const { device } = await registered()
    const other = await registered()
    const taken = [400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE']
    expect(codeOf(await changeEmail(device, other.email.toUpperCase()))).toEqual(taken)
    await changeEmail(device, 'bald-vergeben@example.com')
    const link = await accounts.mail.readLink()
    await accounts.register(visit(), 'bald-vergeben@example.com')
    expect(codeOf(await confirmEmail(link))).toEqual(taken)
  })

  test('who changes the password ends a change of the address that another person began', async () => {
    const { device } = await registered()
    await changeEmail(device, 'fremd@example.com')
    const link = await accounts.mail.readLink()
    await device.call('POST /account/change-password', {
      password: PASSWORD,
      newPassword: NEW,
      newPasswordConfirm: NEW,
    })
    expect(codeOf(await confirmEmail(link))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
  })

  test('who is deleted leaves the quote requests behind and nothing else', async () => {
    const { email, device } = await registered()
    await device.call('POST /checkout/cart/line-item', { items: [{ type: 'product', referencedId: PRODUCTS.green }] })
    await device.call('POST /checkout/order', {})
    await device.call('POST /checkout/cart/line-item', { items: [{ type: 'product', referencedId: PRODUCTS.green }] })
    const [row] = await database.db.select().from(customer).where(eq(customer.email, email))
    expect((await device.call('DELETE /account/customer')).status).toBe(204)
    expect(codeOf(await device.call('DELETE /account/customer'))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    const { db } = database
    const id = row?.id ?? ''
    expect([
      await db.$count(customer, eq(customer.id, id)),
      await db.$count(customerAddress, eq(customerAddress.customerId, id)),
      await db.$count(contextTable, eq(contextTable.token, device.token ?? '')),
      await db.$count(cart, eq(cart.token, device.token ?? '')),
      await db.$count(shopOrder, sql`${shopOrder.customer}->>'email' = ${email}`),
    ]).toEqual([0, 0, 0, 0, 1])
    expect((await accounts.logIn(visit(), email)).status).toBe(401)
  })

  test('of the guests has none of these operations', async () => {
    const guest = visit()
    await accounts.register(guest, 'gast@example.com', { guest: true })
    const bodies = { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW, email: 'a@example.com' }
    for (const operation of ['change-password', 'change-email']) {
      const refused = await guest.call(`POST /account/${operation}`, bodies)
      expect(codeOf(refused)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    }
  })
})
