import { beforeAll, expect, test } from 'vitest'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'

const COMPANY = { accountType: 'business', company: 'Muster GmbH' }
const PROFILE = { firstName: 'Erika', lastName: 'Muster' }

describeOnEachDatabase('VAT ids of a customer', (open) => {
  let accounts: AccountShop
  let count = 0
  beforeAll(async () => {
    accounts = await openAccountShop(await open())
  })
  const register = async (differs: object) => {
    const visitor = visitShop(accounts.shop)
    const { status, json } = await accounts.register(visitor, `firma-${++count}@example.com`, differs)
    return { visitor, status, json }
  }
  const idsOf = async (visitor: StoreVisitor) => (await visitor.call('POST /account/customer', {})).json.vatIds
  const changeProfile = (visitor: StoreVisitor, differs: object) =>
    visitor.call('POST /account/change-profile', { ...PROFILE, ...differs })

  test('are those of the registration, without blanks and empty ones', async () => {
    const { visitor, json } = await register({ ...COMPANY, vatIds: [' DE123456789 ', '', 'ATU12345678'] })
    expect([json.vatIds, await idsOf(visitor)]).toEqual([
      ['DE123456789', 'ATU12345678'],
      ['DE123456789', 'ATU12345678'],
    ])
    expect((await visitor.call('GET /context')).json.customer.vatIds).toEqual(['DE123456789', 'ATU12345678'])
  })

  test.each([
    ['a company that names none', COMPANY],
    ['a private customer, whatever is sent', { vatIds: ['DE123456789'] }],
  ])('are an empty list for %s', async (_, differs) => {
    const { visitor, json } = await register(differs)
    expect([json.vatIds, await idsOf(visitor)]).toEqual([[], []])
  })

  test('change with the profile, stay if they are not sent, and go with the company', async () => {
    const { visitor } = await register({ ...COMPANY, vatIds: ['DE123456789'] })
    const seen = []
    for (const differs of [
      { ...COMPANY },
      { ...COMPANY, vatIds: ['ATU12345678'] },
      { ...COMPANY, vatIds: [] },
      { ...COMPANY, vatIds: ['DE123456789'] },
      { accountType: 'private', vatIds: ['DE123456789'] },
    ]) {
      expect((await changeProfile(visitor, differs)).status).toBe(200)
      seen.push(await idsOf(visitor))
    }
    expect(seen).toEqual([['DE123456789'], ['ATU12345678'], [], ['DE123456789'], []])
  })

  test.each([
    ['a text instead of a list', 'DE123456789', 'VIOLATION::INVALID_TYPE_ERROR'],
    ['a number in the list', [7], 'VIOLATION::INVALID_TYPE_ERROR'],
    ['an id of 51 characters', ['x'.repeat(51)], 'VIOLATION::TOO_LONG_ERROR'],
    ['eleven ids', Array.from({ length: 11 }, (_, at) => `DE${at}`), 'VIOLATION::TOO_MANY_ERROR'],
  ])('are refused as %s', async (_, vatIds, code) => {
    const refusalOf = ({ status, json }: { status: number; json: { errors?: object[] } }) => [status, json.errors]
    const refused = [400, [expect.objectContaining({ code, source: { pointer: '/vatIds' } })]]
    expect(refusalOf(await register({ ...COMPANY, vatIds }))).toEqual(refused)
    const { visitor } = await register(COMPANY)
    expect(refusalOf(await changeProfile(visitor, { ...COMPANY, vatIds }))).toEqual(refused)
    expect(await idsOf(visitor)).toEqual([])
  })

  test('are part of a quote request as they were when it was sent', async () => {
    const { visitor } = await register({ ...COMPANY, vatIds: ['DE123456789'] })
    await visitor.call('POST /checkout/cart/line-item', {
      items: [{ type: 'product', referencedId: PRODUCTS.green }],
    })
    const { json: order } = await visitor.call('POST /checkout/order', {})
    await changeProfile(visitor, { ...COMPANY, vatIds: [] })
    const { json: list } = await visitor.call('POST /order', {})
    expect([order.orderCustomer.vatIds, list.orders.elements[0].orderCustomer.vatIds]).toEqual([
      ['DE123456789'],
      ['DE123456789'],
    ])
  })
})
