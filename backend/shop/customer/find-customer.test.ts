import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { customerAddress } from '#backend/database/schema/sales.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { visitShop } from '#test/support/sales-shop.ts'

describeOnEachDatabase('A customer who is deleted on another device', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
  })

  test('is none for a request that has read the customer, and not yet the addresses', async () => {
    const visitor = visitShop(accounts.shop)
    await accounts.register(visitor, 'erika@example.com')
    // The second of the two reads finds none.
    await database.db.delete(customerAddress)
    expect((await visitor.call('GET /context')).json.customer).toBeNull()
    expect((await visitor.call('GET /checkout/cart')).status).toBe(200)
    expect((await visitor.call('POST /account/customer', {})).status).toBe(403)
  })
})
