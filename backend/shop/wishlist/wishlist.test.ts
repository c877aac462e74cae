import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_KEPT, MOST_STORED } from '#contracts/shop/kept-lists.ts'
import { CZECH, DUTCH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, registration, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'
import { readKeptLists } from '#web/customer/kept-lists/kept-lists.ts'
import { readList } from '#web/cart/list-entry/lines/read-list.ts'

const UNKNOWN = 'f'.repeat(32)
const PROFILE = { firstName: 'Erika', lastName: 'Muster' }

describeOnEachDatabase('The wishlist of a customer', (open) => {
  let accounts: AccountShop
  let count = 0
  beforeAll(async () => {
    accounts = await openAccountShop(await open())
  })
  const newCustomer = async () => {
    const visitor = visitShop(accounts.shop)
    await accounts.register(visitor, `wunsch-${++count}@example.com`)
    return visitor
  }
  const codeOf = ({ status, json }: { status: number; json: { errors?: { code: string }[] } }) => [
    status,
    json.errors?.[0]?.code,
  ]
  const add = (visitor: StoreVisitor, id: string, headers = {}) =>
    visitor.call(`POST /customer/wishlist/add/${id}`, undefined, headers)
  const remove = (visitor: StoreVisitor, id: string) => visitor.call(`DELETE /customer/wishlist/delete/${id}`)
  const merge = (visitor: StoreVisitor, productIds: unknown) =>
    visitor.call('POST /customer/wishlist/merge', { productIds })
  const read = (visitor: StoreVisitor, body = {}) => visitor.call('POST /customer/wishlist', body)
  const idsOf = async (visitor: StoreVisitor, body = {}) =>
    (await read(visitor, body)).json.products.elements.map(({ id }: { id: string }) => id)
  /** As our own pages read them. */
  const listsOf = async (visitor: StoreVisitor) =>
    readKeptLists((await visitor.call('POST /account/customer', {})).json.customFields?.profilwerk_lists)
  const keep = (visitor: StoreVisitor, lists: object[]) =>
    visitor.call('POST /account/change-profile', {
      ...PROFILE,
      customFields: { profilwerk_lists: JSON.stringify(lists) },
    })

  test('has the added products, the latest first, page by page', async () => {
    const visitor = await newCustomer()
    expect(codeOf(await read(visitor))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
    for (const id of [PRODUCTS.green, PRODUCTS.bar]) {
      const added = await add(visitor, id)
      expect([added.status, added.json]).toMatchObject([200, { success: true }])
    }
    expect(await idsOf(visitor)).toEqual([PRODUCTS.bar, PRODUCTS.green])
    const { json } = await read(visitor, { limit: 1, page: 2, 'total-count-mode': 'exact' })
    expect([json.products.elements[0].id, json.products.total]).toEqual([PRODUCTS.green, 2])
  })

  test('loses a product that is taken from it, and ends with the last one', async () => {
    const visitor = await newCustomer()
    expect(codeOf(await remove(visitor, PRODUCTS.green))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
    await merge(visitor, [PRODUCTS.green, PRODUCTS.bar])
    const taken = await remove(visitor, PRODUCTS.green)
    expect([taken.status, taken.json]).toMatchObject([200, { success: true }])
    expect(await idsOf(visitor)).toEqual([PRODUCTS.bar])
    expect(codeOf(await remove(visitor, PRODUCTS.green))).toEqual([404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'])
    await remove(visitor, PRODUCTS.bar)
    expect([codeOf(await read(visitor))[0], await listsOf(visitor)]).toEqual([404, []])
  })

  test('takes over the products of a visitor, each once', async () => {
    const visitor = await newCustomer()
    await add(visitor, PRODUCTS.green)
    const merged = await merge(visitor, [PRODUCTS.bar, PRODUCTS.green, UNKNOWN, 'x', 7, PRODUCTS.bar])
    expect([merged.status, merged.json]).toMatchObject([200, { success: true }])
    expect(await idsOf(visitor)).toEqual([PRODUCTS.bar, PRODUCTS.green])
    expect(codeOf(await merge(visitor, undefined))).toEqual([400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING'])
  })

  test('refuses a product that is listed already, and an unknown one', async () => {
    const visitor = await newCustomer()
    await add(visitor, PRODUCTS.green)
    expect(codeOf(await add(visitor, PRODUCTS.green))).toEqual([400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT'])
    expect(codeOf(await add(visitor, UNKNOWN))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND'])
    expect(codeOf(await add(visitor, 'x'))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })

  test('is for customers only, as in a Shopware', async () => {
    const guest = visitShop(accounts.shop)
    await guest.call('POST /account/register', registration(await germany(accounts.shop)))
    for (const stranger of [visitShop(accounts.shop), guest]) {
      const answers = [
        await read(stranger),
        await add(stranger, PRODUCTS.green),
        await remove(stranger, PRODUCTS.green),
        await merge(stranger, [PRODUCTS.green]),
      ]
      expect(answers.map(codeOf)).toEqual(answers.map(() => [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']))
    }
  })

  describe('is one of the lists that our own pages keep', () => {
    test.each([
      [GERMAN, 'Merkliste'],
      [ENGLISH, 'Wishlist'],
      [DUTCH, 'Verlanglijst'],
      [CZECH, 'Seznam přání'],
    ])('in language %s as %s, with item numbers and pieces', async (languageId, name) => {
      const visitor = await newCustomer()
      await add(visitor, PRODUCTS.green, { 'sw-language-id': languageId })
      const [list] = await listsOf(visitor)
      expect(list?.name).toBe(name)
      const { json } = await visitor.call(`POST /product/${PRODUCTS.green}`, {})
      expect(readList(list?.text ?? '').lines).toMatchObject([{ number: json.product.productNumber, pieces: '1' }])
    })

    test('among others, which stay as they are, and with what was entered besides', async () => {
      const visitor = await newCustomer()
      const [green, bar] = ['BAR-GREEN', 'BAR']
      const others = { name: 'Linie 7', text: `${green};4` }
      const note = `"erste Zeile\nzweite Zeile; ${green}"`
      const text = `Artikelnummer;Stück;Notiz\r\n${bar.toLowerCase()};12;${note}\r\nunbekannt-1;2`
      await keep(visitor, [others, { name: 'merkliste', text }])
      expect(await idsOf(visitor)).toEqual([PRODUCTS.bar])
      await add(visitor, PRODUCTS.green)
      expect(await listsOf(visitor)).toEqual([others, { name: 'merkliste', text: `${text}\r\n${green};1\r\n` }])
      await remove(visitor, PRODUCTS.bar)
      expect(await listsOf(visitor)).toEqual([
        others,
        { name: 'merkliste', text: `Artikelnummer;Stück;Notiz\r\nunbekannt-1;2\r\n${green};1\r\n` },
      ])
    })

    test('within their bounds', async () => {
      const visitor = await newCustomer()
      const full = [400, 'VIOLATION::TOO_MANY_ERROR']
      await keep(
        visitor,
        Array.from({ length: MOST_KEPT }, (_, at) => ({ name: `Liste ${at}`, text: 'A;1' })),
      )
      expect(codeOf(await add(visitor, PRODUCTS.green))).toEqual(full)
      await keep(visitor, [{ name: 'Wishlist', text: 'x'.repeat(MOST_STORED - 10) }])
      expect(codeOf(await add(visitor, PRODUCTS.green))).toEqual(full)
      expect((await listsOf(visitor)).map(({ name }) => name)).toEqual(['Wishlist'])
    })

    test('whatever another client wrote into their field', async () => {
      const visitor = await newCustomer()
      for (const broken of ['no json', '{"a":1}', '[7]']) {
        await visitor.call('POST /account/change-profile', { ...PROFILE, customFields: { profilwerk_lists: broken } })
        expect(codeOf(await read(visitor))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
      }
    })
  })
})
