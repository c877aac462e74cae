import { afterAll, expect, test } from 'vitest'
import { idOf } from '#backend/database/id.ts'
import { productIdOf } from '#test/support/shopware/catalogue/products.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { newAddress, pageText } from '#test/support/account-visitor.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { addPiece, CONFIRMED, readAddressForm, readSummary, visit } from '#test/support/visitor.ts'

const { site, shopware } = await sharedSiteOnShopware()
const visitor = visit(site.url)
const STRIP = { id: productIdOf('GL-003'), path: 'gleitleiste-003' }
const FAMILY = { id: idOf('category', 'chain-guides-ct'), path: 'kettenfuehrungen/typ-ct/' }

afterAll(async () => {
  await shopware.move(STRIP.id, STRIP.path)
  await shopware.move(FAMILY.id, FAMILY.path)
})

const locationOf = async (path: string) => {
  const response = await visitor.get(path)
  return [response.status, response.headers.get('location')]
}

test('an old address of a product leads to the new one, with its query', async () => {
  await shopware.move(STRIP.id, 'von-hand/gesetzt')
  const moved = '/de/shop/product/von-hand/gesetzt?variant=GL-003'
  expect(await locationOf(`/de/shop/product/${STRIP.path}?variant=GL-003`)).toEqual([301, moved])
  expect((await visitor.get(moved)).status).toBe(200)
  const campaign = await locationOf(`/de/shop/product/${STRIP.path}?utm_source=mail&variant=GL-003`)
  expect(campaign).toEqual([301, `${moved}&utm_source=mail`])
})

test('an old address of a category leads to the new one', async () => {
  await shopware.move(FAMILY.id, 'fuehrungen/')
  // A page that others have just read is kept for a moment; this one is asked for by a query of its own.
  const moved = '/de/shop/category/fuehrungen?von=alt'
  expect(await locationOf('/de/shop/category/kettenfuehrungen/typ-ct?von=alt')).toEqual([301, moved])
  expect((await visitor.get(moved)).status).toBe(200)
})

test('an address of the shop that ends like one of ours leads to what the shop says', async () => {
  const path = 'gleitleiste/0189f7ab1d6c7e2f9a3b4c5d6e7f8091'
  await shopware.move(STRIP.id, path)
  expect((await visitor.get(`/de/shop/product/${path}`)).status).toBe(200)
  await shopware.move(STRIP.id, 'gleitleiste/neu')
  expect(await locationOf(`/de/shop/product/${path}?von=alt`)).toEqual([
    301,
    '/de/shop/product/gleitleiste/neu?von=alt',
  ])
})

test('an address that was never there is not found', async () => {
  expect((await visitor.get('/de/shop/product/nie/dagewesen')).status).toBe(404)
  expect((await visitor.get('/de/shop/category/nie/dagewesen')).status).toBe(404)
})

test("the link of the shop's own mail leads to the quote request", async () => {
  const guest = visit(site.url)
  const email = newAddress()
  await addPiece(guest)
  await guest.post('/de/shop/checkout', { ...(await readAddressForm(guest)), email })
  await guest.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key: (await readSummary(guest)).key })
  const link = shopware.orderLinks.at(-1) ?? ''
  const [status, page] = await locationOf(`/de${link}`)
  expect([status, page]).toEqual([302, `/de/shop${link}`])
  expect(await locationOf(`/de${link}/`)).toEqual([302, page])
  // A domain of the shop may have no language in its address.
  expect(await locationOf(link)).toEqual([302, page])
  const form = await openForm(visitor, String(page), 'zipcode')
  await submitForm(visitor, fillForm(form, { email, zipcode: '33100' }))
  expect(await pageText(await visitor.get(String(page)))).toContain(shopware.orders.at(-1))
})

test("the link to a customer's orders leads to them", async () => {
  expect(await locationOf('/en/account/order')).toEqual([302, '/en/shop/account/orderhistory'])
})
