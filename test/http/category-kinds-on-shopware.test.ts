import { expect, test } from 'vitest'
import { idOf } from '#backend/database/id.ts'
import { productIdOf } from '#test/support/shopware/catalogue/products.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { visit } from '#test/support/visitor.ts'

const { site } = await sharedSiteOnShopware()
const visitor = visit(site.url)
const PRODUCT = `/de/shop/product/${productIdOf('GL-003')}`
const FOREIGN = 'https://films.example.com/'
const KINDS = ['service', 'service-films', 'service-strips', 'offer'].map((key) => idOf('category', key))

const bodyOf = async (path: string) => pageBody(await (await visitor.get(path)).text())
type Body = Awaited<ReturnType<typeof bodyOf>>
/** Addresses of all links of that text. */
const leadingTo = (body: Body, text: string) => [
  ...new Set(
    [...body.querySelectorAll('a')].filter((a) => a.textContent.trim() === text).map((a) => a.getAttribute('href')),
  ),
]

test.each(['/de', '/de/shop', '/de/shop/category'])('%s leads where link categories lead', async (path) => {
  const body = await bodyOf(path)
  expect(leadingTo(body, 'Angebot des Monats')).toEqual([PRODUCT])
  expect(leadingTo(body, 'Filme')).toEqual([FOREIGN])
  expect(leadingTo(body, 'Leisten im Lager')).toEqual(['/de/shop/category/gleitleisten'])
  expect(body.innerHTML).toContain('>Service<')
  expect(leadingTo(body, 'Service')).toEqual([])
  for (const id of KINDS) expect(body.innerHTML).not.toContain(`/category/${id}`)
})

test('the targets exist', async () => {
  expect((await visitor.get(PRODUCT)).status).toBe(200)
  expect((await visitor.get('/de/shop/category/gleitleisten')).status).toBe(200)
})

test('the sitemap names neither folders nor links', async () => {
  const sitemap = await (await visitor.get('/sitemaps/categories-de-1.xml')).text()
  expect(sitemap).toContain('/de/shop/category/gleitleisten')
  for (const id of KINDS) expect(sitemap).not.toContain(id)
})
