import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_KINDS, createEmptyDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { shopOn, visitShop } from '#test/support/sales-shop.ts'
import { CART_TOKEN, STORED_CUSTOMER } from '#test/support/states/stored.ts'
import type { OpenedDatabase } from './database.ts'
import { migrate, statementsOf } from './migrate.ts'

/** A database as each version has left it behind: `test/support/states/write.ts`. */
const FOLDER = 'test/support/states'
const VERSIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))

for (const kind of ALL_KINDS) {
  describe.each(VERSIONS)(`a database of %s, on ${kind}`, (file) => {
    let database: OpenedDatabase
    beforeAll(async () => {
      database = await createEmptyDatabase(kind)
      for (const statement of statementsOf(readFileSync(join(FOLDER, file), 'utf8')))
        await database.db.execute(sql.raw(statement))
      await migrate(database.db)
    })
    afterAll(() => database.close())

    test('keeps the customer, who signs in and sees the quote request', async () => {
      const visitor = visitShop(shopOn(database))
      const signedIn = await visitor.call('POST /account/login', {
        username: STORED_CUSTOMER.email,
        password: STORED_CUSTOMER.password,
      })
      expect(signedIn.status).toBe(200)
      const { json } = await visitor.call('POST /order', { associations: { lineItems: {} } })
      expect(json.orders.elements).toMatchObject([
        { customerComment: 'Bitte bis Montag', lineItems: [{ productId: PRODUCTS.green, quantity: 2 }] },
      ])
    })

    test('keeps the cart of a visitor', async () => {
      const { json } = await visitShop(shopOn(database), CART_TOKEN).call('GET /checkout/cart')
      expect(json.lineItems).toMatchObject([{ referencedId: PRODUCTS.green, quantity: 2 }])
    })

    test('has every migration of this version', async () => {
      expect(await migrate(database.db)).toEqual([])
    })
  })
}
