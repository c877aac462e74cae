import { afterAll, expect, test } from 'vitest'
import { idOf } from '#backend/database/id.ts'
import { productIdOf } from '#test/support/shopware/catalogue/products.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { visit } from '#test/support/visitor.ts'

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
})

test('an old address of a category leads to the new one', async () => {
  await shopware.move(FAMILY.id, 'fuehrungen/')
  const moved = '/de/shop/category/fuehrungen'
  expect(await locationOf('/de/shop/category/kettenfuehrungen/typ-ct')).toEqual([301, moved])
  expect((await visitor.get(moved)).status).toBe(200)
})

test('an address that was never there is not found', async () => {
  expect((await visitor.get('/de/shop/product/nie/dagewesen')).status).toBe(404)
  expect((await visitor.get('/de/shop/category/nie/dagewesen')).status).toBe(404)
})
