import { afterAll, expect, test } from 'vitest'
import { idOf } from '#backend/database/id.ts'
import { productIdOf } from '#test/support/shopware/catalogue/products.ts'
import { startStandInShopware } from '#test/support/shopware/server.ts'
import { startSite } from '#test/support/site.ts'
import { visit } from '#test/support/visitor.ts'

/** Its channel is of type Headless, for which a Shopware writes no addresses. */
const shopware = await startStandInShopware({ headless: true })
// Its own: no other test has such a channel.
const site = await startSite({ env: shopware.settings })
const visitor = visit(site.url)
const STRIP = productIdOf('GL-003')
const STRIPS = idOf('category', 'sliding-strips')

afterAll(async () => {
  await site.dispose()
  await shopware.close()
})

const textOf = async (path: string) => {
  const response = await visitor.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

test('addresses of products and categories have their names and ids, in lists and in the sitemap', async () => {
  const category = `/de/shop/category/gleitleisten/${STRIPS}`
  const product = `/de/shop/product/gleitleiste-003/${STRIP}`
  expect(await textOf('/de/shop')).toContain(`href="${category}"`)
  expect(await textOf(category)).toContain(`href="${product}`)
  expect(await textOf('/sitemaps/categories-de-1.xml')).toContain(category)
  expect(await textOf('/sitemaps/products-de-1.xml')).toContain(product)
})

test('a page names itself and its other languages by such addresses', async () => {
  const html = await textOf(`/de/shop/product/${STRIP}`)
  const links = html.match(/<link [^>]*>/g) ?? []
  const leadsTo = (address: string, ...marks: string[]) =>
    links.some((link) => [`${address}"`, ...marks].every((part) => link.includes(part)))
  expect(leadsTo(`/de/shop/product/gleitleiste-003/${STRIP}`, 'canonical')).toBe(true)
  expect(leadsTo(`/en/shop/product/sliding-strip-003/${STRIP}`, 'alternate', '"en"')).toBe(true)
})

test('a name that the product had before, or only its id, leads to it', async () => {
  await textOf(`/de/shop/product/alter-name/${STRIP}`)
  await textOf(`/de/shop/product/${STRIP}`)
  expect((await visitor.get(`/de/shop/product/gleitleiste-003/${'0'.repeat(32)}`)).status).toBe(404)
})
