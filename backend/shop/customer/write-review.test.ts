import { beforeAll, expect, test } from 'vitest'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { visitShop } from '#test/support/sales-shop.ts'

describeOnEachDatabase('A review', (open) => {
  let accounts: AccountShop
  beforeAll(async () => {
    accounts = await openAccountShop(await open())
  })

  test.each([
    ['a visitor', undefined, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'],
    ['a guest', { guest: true }, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'],
    ['a customer', {}, 'PRODUCT__REVIEW_NOT_ACTIVE'],
  ])('of %s is refused, as reviews are off', async (_, registration, code) => {
    const visitor = visitShop(accounts.shop)
    if (registration) await accounts.register(visitor, 'bewertung@example.com', registration)
    const body = { title: 'Gute Führung', content: 'Läuft seit drei Jahren ohne jeden Verschleiß.', points: 5 }
    for (const sent of [body, {}]) {
      const { status, json } = await visitor.call(`POST /product/${PRODUCTS.green}/review`, sent)
      expect([status, json.errors[0].code]).toEqual([403, code])
    }
  })
})
