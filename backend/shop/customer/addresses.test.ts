import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { germany, readyToOrder, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'

describeOnEachDatabase('The addresses of a customer', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let country: string
  let count = 0
  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
    country = await germany(accounts.shop)
  })

  const address = (differs: object = {}) => ({
    firstName: 'Ada',
    lastName: 'Muster',
    street: 'Lager 3',
    zipcode: '44139',
    city: 'Dortmund',
    countryId: country,
    ...differs,
  })
  const newCustomer = async (): Promise<StoreVisitor> => {
    const visitor = visitShop(accounts.shop)
    await accounts.register(visitor, `ada-${++count}@example.com`)
    return visitor
  }
  const customerOf = async (visitor: StoreVisitor) =>
    (await visitor.call('POST /account/customer', { associations: { addresses: {} } })).json
  const refusalOf = async (visitor: StoreVisitor, call: string, body?: object) => {
    const { status, json } = await visitor.call(call, body)
    return [status, json?.errors?.[0].code, json?.errors?.[0].source?.pointer]
  }

  // Differs from the specification: 28.
  test('are replaced as a whole', async () => {
    const visitor = await newCustomer()
    const { json } = await visitor.call('POST /account/address', address({ company: 'Werk', phoneNumber: '1' }))
    expect(json).toMatchObject({ company: 'Werk', phoneNumber: '1', updatedAt: null })
    const changed = await visitor.call(`PATCH /account/address/${json.id}`, address({ street: 'Lager 4' }))
    expect(changed.json).toMatchObject({ id: json.id, street: 'Lager 4', company: null, phoneNumber: null })
    expect(changed.json.updatedAt).toEqual(expect.any(String))
  })

  test('have one default for bills and one for deliveries', async () => {
    const visitor = await newCustomer()
    const first = await customerOf(visitor)
    const { id } = (await visitor.call('POST /account/address', address())).json
    expect((await visitor.call(`PATCH /account/address/default-shipping/${id}`)).status).toBe(204)
    const second = await customerOf(visitor)
    expect(second.defaultShippingAddressId).toBe(id)
    expect(second.defaultBillingAddressId).toBe(first.defaultBillingAddressId)
    await visitor.call(`PATCH /account/address/default-billing/${id}`)
    expect((await customerOf(visitor)).defaultBillingAddressId).toBe(id)
    expect((await visitor.call(`DELETE /account/address/${first.defaultBillingAddressId}`)).status).toBe(204)
    expect((await customerOf(visitor)).addresses.map((one: { id: string }) => one.id)).toEqual([id])
  })

  test('cannot be deleted while they are a default or active', async () => {
    const visitor = await newCustomer()
    const { defaultBillingAddressId } = await customerOf(visitor)
    const { id } = (await visitor.call('POST /account/address', address())).json
    await visitor.call('PATCH /context', { shippingAddressId: id })
    const refused = (one: string) => refusalOf(visitor, `DELETE /account/address/${one}`)
    expect((await refused(defaultBillingAddressId)).slice(0, 2)).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT'])
    expect((await refused(id)).slice(0, 2)).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE'])
    await visitor.call('PATCH /context', { shippingAddressId: defaultBillingAddressId })
    expect(await refused(id)).toEqual([204, undefined, undefined])
  })

  test.each([
    [{ zipcode: '4413' }, 'VIOLATION::ZIP_CODE_INVALID', '/zipcode'],
    [{ zipcode: '' }, 'VIOLATION::IS_BLANK_ERROR', '/zipcode'],
    [{ countryId: 'f'.repeat(32) }, 'VIOLATION::ENTITY_DOES_NOT_EXISTS', '/countryId'],
    [{ salutationId: 'f'.repeat(32) }, 'VIOLATION::ENTITY_DOES_NOT_EXISTS', '/salutationId'],
    [{ street: ' ' }, 'VIOLATION::IS_BLANK_ERROR', '/street'],
    [{ city: 'x'.repeat(71) }, 'VIOLATION::TOO_LONG_ERROR', '/city'],
  ])('refuse %o by its field, and store nothing', async (differs, code, pointer) => {
    const visitor = await newCustomer()
    expect(await refusalOf(visitor, 'POST /account/address', address(differs))).toEqual([400, code, pointer])
    expect((await customerOf(visitor)).addresses).toHaveLength(1)
  })

  const NOT_FOUND = [400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', undefined]
  test.each([
    ['PATCH /account/address/{id}', NOT_FOUND],
    ['DELETE /account/address/{id}', NOT_FOUND],
    ['PATCH /account/address/default-billing/{id}', NOT_FOUND],
    ['PATCH /account/address/default-shipping/{id}', NOT_FOUND],
  ])('of another customer cannot be reached by %s', async (call, refusal) => {
    const [owner, stranger] = [await newCustomer(), await newCustomer()]
    const before = await customerOf(owner)
    const { id } = before.addresses[0]
    expect(await refusalOf(stranger, call.replace('{id}', id), address())).toEqual(refusal)
    expect(await refusalOf(stranger, call.replace('{id}', 'x'), address())).toEqual(refusal)
    const anonymous = await refusalOf(visitShop(accounts.shop), call.replace('{id}', id), address())
    expect(anonymous.slice(0, 2)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    expect(await customerOf(owner)).toEqual(before)
  })

  test.each(['billingAddressId', 'shippingAddressId'])(
    'of another customer cannot become the active one by %s of PATCH /context',
    async (name) => {
      const [owner, stranger] = [await newCustomer(), await newCustomer()]
      const { id } = (await customerOf(owner)).addresses[0]
      const refused = await refusalOf(stranger, 'PATCH /context', { [name]: id })
      expect(refused).toEqual([400, 'VIOLATION::ENTITY_DOES_NOT_EXISTS', `/${name}`])
    },
  )

  test('and requests of another customer are in no list, whatever its filter', async () => {
    const guest = await readyToOrder(accounts.shop, PRODUCTS.green)
    const { json: order } = await guest.call('POST /checkout/order', {})
    const stranger = await newCustomer()
    for (const [field, value] of [
      ['id', order.id],
      ['orderNumber', order.orderNumber],
      ['deepLinkCode', order.deepLinkCode],
    ]) {
      const { json } = await stranger.call('POST /order', { filter: [{ type: 'equals', field, value }] })
      expect(json.orders).toMatchObject({ total: 0, elements: [] })
    }
    expect((await stranger.call('POST /order', { ids: [order.id] })).json.orders.elements).toEqual([])
    const { json } = await stranger.call('POST /account/list-address', { ids: [order.billingAddressId] })
    expect(json.elements).toHaveLength(1)
    expect(json.elements[0].id).not.toBe(order.billingAddressId)
  })

  test('belong to a profile whose company ends when it becomes private', async () => {
    const visitor = await newCustomer()
    const change = (body: object) => visitor.call('POST /account/change-profile', body)
    const names = { firstName: 'Eva', lastName: 'Neu' }
    expect((await change({ ...names, accountType: 'business' })).json.errors[0].source.pointer).toBe('/company')
    expect((await change({ ...names, accountType: 'business', company: 'Werk', title: 'Dr.' })).json.success).toBe(true)
    expect(await customerOf(visitor)).toMatchObject({
      ...names,
      company: 'Werk',
      accountType: 'business',
      title: 'Dr.',
    })
    await change({ ...names, accountType: 'private' })
    expect(await customerOf(visitor)).toMatchObject({ company: null, accountType: 'private', title: 'Dr.' })
  })
})
