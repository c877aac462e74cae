import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

/** The site with the names of its catalogue in each language, and one whose shop has English texts for Dutch pages. */
let complete: RunningSite
let shared: RunningSite
beforeAll(async () => {
  complete = await startSite({ template: await siteTemplate() })
  shared = await startSite({ env: { SHOP_URL: `${complete.url}/store-api`, CONTENT_URL: `${complete.url}/typo` } })
})
afterAll(() => Promise.all([complete.dispose(), shared.dispose()]))

const main = async (site: RunningSite, path: string) => {
  const response = await fetch(site.url + path)
  expect(response.status, path).toBe(200)
  return pageBody(await response.text()).querySelector('main')
}
const NOTE = /Sommige teksten zijn er nog niet in het Nederlands\. Ze staan hier in het Engels\./g

test.each([
  ['category', '/nl/shop/category/chain-guides'],
  ['product', '/nl/shop/product/chain-guides/type-ct/chain-guide-type-ct-simplex'],
])('a Dutch %s with English texts marks them and says so once', async (_, path) => {
  const page = await main(shared, path)
  expect(page?.querySelector('h1')?.getAttribute('lang')).toBe('en')
  expect(page?.querySelector('header p')?.getAttribute('lang')).toBe('en')
  const names = [...(page?.querySelectorAll('h3 a') ?? [])]
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => name.getAttribute('lang') !== 'en').map(({ textContent }) => textContent)).toEqual([])
  expect(page?.textContent?.match(NOTE)).toHaveLength(1)
})

const category = async (locale: string) => {
  const start = await main(complete, `${locale}/shop`)
  return main(complete, start?.querySelector(`a[href^="${locale}/shop/category/"]`)?.getAttribute('href') ?? '')
}

test.each(['/de', '/en', '/nl', '/cz'])(
  'a category in %s has no note and no mark: its texts are complete',
  async (locale) => {
    const page = await category(locale)
    expect(page?.querySelectorAll('h3').length).toBeGreaterThan(1)
    expect([...(page?.querySelectorAll('[lang]') ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([])
  },
)
