import { beforeAll, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import { contextTable, customer, customerAddress } from '#backend/database/schema/sales.ts'
import { createLimiter } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { visitShop } from '#test/support/sales-shop.ts'

describeOnEachDatabase('The registration of an address that has an account', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  beforeAll(async () => {
    database = await open()
    const limiter = createLimiter({ secret: 's3cret', callerNetwork: () => '198.51.100.7', log: console })
    accounts = await openAccountShop(database, { limiter })
    await accounts.register(visitShop(accounts.shop), 'erika@example.com')
  })

  const register = async () => {
    const { status, json } = await accounts.register(visitShop(accounts.shop), 'Erika@example.com')
    return [status, json.errors?.[0].code]
  }
  const stored = async () => ({
    customers: await database.db.select().from(customer),
    addresses: await database.db.select().from(customerAddress),
    accounts: await database.db.select().from(customerAccount),
    contexts: await database.db.select().from(contextTable),
  })

  test('is refused and leaves nothing of the work that it does for the sake of equal times', async () => {
    const before = await stored()
    expect(await register()).toEqual([400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'])
    expect(await stored()).toEqual(before)
    expect((await accounts.logIn(visitShop(accounts.shop), 'erika@example.com')).status).toBe(200)
  })

  test('counts as a registration, so that a script cannot try many addresses', async () => {
    const most = Math.min(...LIMITS.register.map(({ points }) => points))
    const results = []
    for (let at = 0; at <= most; at += 1) results.push((await register())[0])
    expect(results.slice(0, 3)).toEqual([400, 400, 400])
    expect(results.at(-1)).toBe(429)
  })
})

describeOnEachDatabase('A registration that waits for its link', (open) => {
  test('sends another mail for the same form of the same browser, once a minute, and to no one else', async () => {
    const database = await open()
    const limiter = createLimiter({ secret: 's3cret', callerNetwork: () => '198.51.100.7', log: console })
    const accounts = await openAccountShop(database, { confirmsRegistrations: true, limiter })
    const visitor = visitShop(accounts.shop)
    await visitor.call('GET /context')
    const register = async (by = visitor, differs = {}) => {
      const { status } = await accounts.register(by, 'erika@example.com', differs, 'k')
      return [status, accounts.mail.jobs.length]
    }
    expect(await register()).toEqual([200, 1])
    // A double click.
    expect(await register()).toEqual([200, 1])
    await database.query(`update customer_account set opt_in_sent_at = now() - interval '2 hours'`)
    await database.query(`update customer set created_at = now() - interval '2 hours'`)
    expect(await register(visitor, { password: 'Andere-Worte-12' })).toEqual([400, 1])
    expect((await register(visitShop(accounts.shop)))[0]).toBe(400)
    accounts.mail.jobs.splice(1)
    expect(await register()).toEqual([200, 2])
    expect(await accounts.mail.writeLast()).toMatchObject({ to: { address: 'erika@example.com' } })
    await database.query(`update customer_account set confirmed_at = now()`)
    expect((await register())[0]).toBe(400)
  })
})

describeOnEachDatabase('Registrations of a known and of an unknown address', (open) => {
  test.each(['with', 'without'])(
    'do the same statements in the same order, %s a mail, and queue the same mails',
    async (mail) => {
      const database = await open()
      const limiter = createLimiter({ secret: 's3cret', callerNetwork: () => '198.51.100.7', log: console })
      const accounts = await openAccountShop(database, { confirmsRegistrations: mail === 'with', limiter })
      const prepared = vi.spyOn(Object.getPrototypeOf(database.db._.session), 'prepareQuery')
      const register = async () => {
        prepared.mockClear()
        const { status } = await accounts.register(visitShop(accounts.shop), 'max@example.com')
        const statements = prepared.mock.calls.map(([query]) => textOf(query))
        return { status, statements, mails: accounts.mail.jobs.splice(0) }
      }
      const unknown = await register()
      const known = await register()
      prepared.mockRestore()
      expect([unknown.status, known.status]).toEqual([200, 400])
      expect(known.statements.length).toBeGreaterThan(20)
      // Only the end of the savepoint differs.
      expect(known.statements.map((text) => text.replace(/^rollback to/, 'release'))).toEqual(unknown.statements)
      expect(known.mails.map((job) => Object.keys(job))).toEqual(unknown.mails.map((job) => Object.keys(job)))
      expect(known.mails).toHaveLength(mail === 'with' ? 1 : 0)
      accounts.mail.jobs.push(...known.mails)
      expect(await accounts.mail.writeLast()).toBeUndefined()
    },
  )
})

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'sql' in query ? String(query.sql) : ''
