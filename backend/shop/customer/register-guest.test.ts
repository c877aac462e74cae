import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { customer, contextTable } from '#backend/database/schema/sales.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, openSalesShop, registration, visitShop } from '#test/support/sales-shop.ts'

describeOnEachDatabase('Sessions and guests:', (open) => {
  let database: OpenedDatabase
  let shop: Hono
  let country: string
  beforeAll(async () => {
    database = await open()
    shop = await openSalesShop(database)
    country = await germany(shop)
  })

  const oneLine = { items: [{ type: 'product', referencedId: PRODUCTS.green, id: 'a' }] }
  const stored = (token: string) => database.db.$count(contextTable, eq(contextTable.token, token))

  test('a context is stored with its first real change', async () => {
    const visitor = visitShop(shop)
    const { json, token } = await visitor.call('GET /context')
    expect(json).toMatchObject({ token, customer: null, currency: { isoCode: 'EUR' }, context: { taxState: 'net' } })
    expect(json.languageInfo.localeCode).toBe('de-DE')
    expect((await visitor.call('PATCH /context', { currencyId: json.currency.id })).json).toMatchObject({
      redirectUrl: null,
    })
    expect(await stored(token)).toBe(0)
    await visitor.call('PATCH /context', { languageId: ENGLISH })
    expect(await stored(token)).toBe(1)
    expect((await visitor.call('GET /context')).json.languageInfo.localeCode).toBe('en-GB')
    const [before] = await database.db.select().from(contextTable).where(eq(contextTable.token, token))
    await visitor.call('PATCH /context', { languageId: ENGLISH })
    const [after] = await database.db.select().from(contextTable).where(eq(contextTable.token, token))
    expect(after?.updatedAt).toEqual(before?.updatedAt)
  })

  test('a context refuses unknown ids', async () => {
    const unknown = { languageId: 'f'.repeat(32), countryId: 7, paymentMethodId: 'x' }
    const { status, json } = await visitShop(shop).call('PATCH /context', unknown)
    expect(status).toBe(400)
    expect(json.errors.map(({ source }: { source: object }) => source)).toEqual([
      { pointer: '/paymentMethodId' },
      { pointer: '/languageId' },
      { pointer: '/countryId' },
    ])
    expect((await visitShop(shop).call('PATCH /context', { billingAddressId: 'x' })).status).toBe(403)
  })

  test.each(['\0', 'a\0', '\ud800', 'x'.repeat(256)])(
    'a context refuses %j, which no database can look up',
    async (id) => {
      for (const field of ['languageId', 'countryId', 'currencyId']) {
        const { status, json } = await visitShop(shop).call('PATCH /context', { [field]: id })
        expect([status, json.errors[0].source]).toEqual([400, { pointer: `/${field}` }])
      }
    },
  )

  // Differs from the specification: 10.
  test('a registration rotates the token and moves cart, language and addresses along', async () => {
    const visitor = visitShop(shop)
    await visitor.call('POST /checkout/cart/line-item', oneLine)
    const { token: before } = await visitor.call('PATCH /context', { languageId: ENGLISH })
    expect((await visitor.call('POST /account/customer', {})).status).toBe(403)
    const place = { street: 'Dock 2', zipcode: '1010', city: 'Wien', countryId: await austria() }
    const { status, json } = await visitor.call(
      'POST /account/register',
      registration(country, {
        firstName: ' Erika\r\nBcc: all@example.com ',
        shippingAddress: { ...place, firstName: 'Max', lastName: 'Muster', company: '' },
      }),
    )
    expect(status).toBe(200)
    expect(visitor.token).not.toBe(before)
    expect(json).toMatchObject({
      guest: true,
      firstName: 'Erika Bcc: all@example.com',
      customerNumber: expect.stringMatching(/^K-\d+$/),
      salutation: { salutationKey: 'not_specified' },
      defaultBillingAddress: {
        street: 'Hauptstraße 1',
        country: { iso: 'DE' },
        countryState: null,
        firstName: 'Erika Bcc: all@example.com',
      },
      defaultShippingAddress: { street: 'Dock 2', country: { iso: 'AT' }, firstName: 'Max' },
    })
    const context = (await visitor.call('GET /context')).json
    expect([context.languageInfo.localeCode, context.customer.id]).toEqual(['en-GB', json.id])
    expect((await visitor.call('POST /account/customer', {})).json.addresses).toBe(null)
    const withAddresses = { associations: { addresses: {} } }
    expect((await visitor.call('POST /account/customer', withAddresses)).json.addresses).toHaveLength(2)
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toMatchObject([{ id: 'a' }])
  })

  test('a second registration creates another guest and deletes the first', async () => {
    const visitor = visitShop(shop)
    const first = await visitor.call('POST /account/register', registration(country))
    const second = await visitor.call('POST /account/register', registration(country, { firstName: 'Eva' }))
    expect(second.json.firstName).toBe('Eva')
    expect(await database.db.$count(customer, eq(customer.id, first.json.id))).toBe(0)
  })

  test('a token names no guest a day later', async () => {
    const visitor = visitShop(shop)
    await visitor.call('POST /checkout/cart/line-item', oneLine)
    const { token } = await visitor.call('POST /account/register', registration(country))
    await database.db
      .update(contextTable)
      .set({ updatedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(contextTable.token, token))
    expect((await visitor.call('POST /account/customer', {})).status).toBe(403)
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toHaveLength(1)
  })

  test('a registration is refused with all its violations', async () => {
    const { status, json } = await visitShop(shop).call('POST /account/register', {
      guest: true,
      email: 'no address',
      firstName: ' ',
      lastName: 'x'.repeat(61),
      accountType: 'private',
      storefrontUrl: 'https://elsewhere.example.com',
      billingAddress: { street: '', zipcode: '1', countryId: country },
    })
    expect(status).toBe(400)
    const found = json.errors.map(({ code, source }: { code: string; source: { pointer: string } }) => [
      source.pointer,
      code.replace('VIOLATION::', ''),
    ])
    expect(Object.fromEntries(found)).toEqual({
      '/email': 'INVALID_FORMAT_ERROR',
      '/firstName': 'IS_BLANK_ERROR',
      '/lastName': 'TOO_LONG_ERROR',
      '/billingAddress/firstName': 'IS_BLANK_ERROR',
      '/billingAddress/lastName': 'TOO_LONG_ERROR',
      '/billingAddress/street': 'IS_BLANK_ERROR',
      '/billingAddress/city': 'IS_BLANK_ERROR',
      '/storefrontUrl': 'NO_SUCH_CHOICE_ERROR',
    })
  })

  test.each([
    [{ billingAddress: { street: 'a', zipcode: '1234', city: 'b' } }, '/billingAddress/zipcode', 'ZIP_CODE_INVALID'],
    [{ billingAddress: { street: 'a', city: 'b' } }, '/billingAddress/zipcode', 'IS_BLANK_ERROR'],
    [
      { billingAddress: { street: 'a', city: 'b', countryId: 'f' } },
      '/billingAddress/countryId',
      'ENTITY_DOES_NOT_EXISTS',
    ],
    [{ salutationId: 'f' }, '/salutationId', 'ENTITY_DOES_NOT_EXISTS'],
    [{ accountType: 'business' }, '/billingAddress/company', 'IS_BLANK_ERROR'],
    [{ guest: false }, '/password', 'IS_BLANK_ERROR'],
    [{ acceptedDataProtection: false }, '/acceptedDataProtection', 'NOT_TRUE_ERROR'],
  ])('a registration refuses %j', async (differs, pointer, code) => {
    const body = registration(country, differs)
    const billingAddress = { ...body.billingAddress, countryId: country, ...pick(differs) }
    const { json } = await visitShop(shop).call('POST /account/register', { ...body, billingAddress })
    expect(json.errors.map((error: { source: object; code: string }) => [error.source, error.code])).toEqual([
      [{ pointer }, `VIOLATION::${code}`],
    ])
  })
  const pick = (differs: object) =>
    'billingAddress' in differs ? { zipcode: undefined, ...(differs.billingAddress as object) } : {}

  test('countries are sorted by name as readers expect', async () => {
    const sort = [{ field: 'country.name', order: 'ASC' }]
    const { json } = await visitShop(shop).call('POST /country', { sort }, { 'sw-language-id': GERMAN })
    const names = json.elements.map(({ translated }: { translated: { name: string } }) => translated.name)
    expect(names).toHaveLength(30)
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'de')))
    expect(names).toContain('Österreich')
    const english = await visitShop(shop).call('POST /country', { limit: 3 }, { 'sw-language-id': ENGLISH })
    expect(english.json.elements.map(({ name }: { name: string }) => name)).toEqual([
      'Germany',
      'Austria',
      'Switzerland',
    ])
  })

  test('there are salutations, one payment method and one shipping method', async () => {
    const salutations = (await visitShop(shop).call('GET /salutation')).json.elements
    const keys = salutations.map(({ salutationKey }: { salutationKey: string }) => salutationKey)
    expect(keys.toSorted()).toEqual(['mr', 'mrs', 'not_specified'])
    for (const address of ['POST /payment-method', 'POST /shipping-method']) {
      const { json } = await visitShop(shop).call(address, { onlyAvailable: true })
      expect(json.elements).toHaveLength(1)
    }
  })

  async function austria(): Promise<string> {
    const filter = [{ type: 'equals', field: 'iso', value: 'AT' }]
    return (await visitShop(shop).call('POST /country', { filter })).json.elements[0].id
  }
})
