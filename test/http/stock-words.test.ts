import { beforeAll, expect, test } from 'vitest'
import { GERMAN } from '#contracts/shop/languages.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

const HEADERS = {
  'sw-access-key': 'SWSCDEMOPROFILWERK00000000',
  'sw-language-id': GERMAN,
  'sw-include-seo-urls': 'true',
  'content-type': 'application/json',
}

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

async function findProduct(...filter: object[]) {
  const body = JSON.stringify({ limit: 1, filter, associations: { deliveryTime: {} } })
  const response = await fetch(`${site.url}/store-api/product`, { method: 'POST', headers: HEADERS, body })
  return (await response.json()).elements[0]
}
const without = { type: 'equals', field: 'stock', value: 0 }
const isVariant = { type: 'not', queries: [{ type: 'equals', field: 'parentId', value: null }] }

/** The shop says that everything is available, because all can be requested. Its pages say what is in stock. */
test('a variant without stock reads as made on request, and one in stock as such', async () => {
  const empty = await findProduct(without, isVariant)
  expect(empty).toMatchObject({ available: true, stock: 0, restockTime: expect.any(Number) })
  const [{ seoPathInfo }] = (await findProduct({ type: 'equals', field: 'id', value: empty.parentId })).seoUrls
  const page = await pageBody(await (await fetch(`${site.url}/de/shop/product/${seoPathInfo}`)).text())
  const textOf = (number: string) =>
    [...page.querySelectorAll('#variants tbody tr')].find((row) =>
      row.querySelector('th')?.textContent.includes(number),
    )?.textContent
  expect(textOf(empty.productNumber)).toContain(empty.deliveryTime.name)
  expect(textOf(empty.productNumber)).not.toMatch(/ab Lager|wieder in/)
  const inStock = { type: 'range', field: 'stock', parameters: { gte: 1 } }
  const stocked = await findProduct(inStock, { type: 'equals', field: 'parentId', value: empty.parentId })
  expect(textOf(stocked.productNumber)).toContain('ab Lager')
})

test('a list says that a family is in stock if one of its variants is', async () => {
  const page = await pageBody(await (await fetch(`${site.url}/de/shop/category/platten`)).text())
  const rows = [...page.querySelectorAll('main li')].filter((row) => row.querySelector('h3 a'))
  expect(rows.length).toBeGreaterThan(1)
  const filtered = await fetch(`${site.url}/de/shop/category/platten?t=in-stock`)
  const stocked = [...(await pageBody(await filtered.text())).querySelectorAll('main li h3 a')].map(
    ({ textContent }) => textContent,
  )
  expect(stocked.length).toBeLessThan(rows.length)
  for (const row of rows) {
    const name = row.querySelector('h3 a')?.textContent ?? ''
    expect([name, row.textContent?.includes('ab Lager')]).toEqual([name, stocked.includes(name)])
  }
})

/** The number of each row of a list, and its words about stock. */
const stockOfRows = (page: ReturnType<typeof pageBody>) =>
  [...page.querySelectorAll('main li')]
    .filter((row) => row.querySelector('h3 a'))
    .map((row) => [
      row.querySelector('[translate="no"]')?.textContent,
      /(?:teils )?ab Lager|auf Bestellung/.exec(row.textContent ?? '')?.[0],
    ])

test('rows of a filtered list say what is in stock of the variants that pass the filters', async () => {
  const category = `${site.url}/de/shop/category/kettenfuehrungen`
  const list = await pageBody(await (await fetch(category)).text())
  const options = [...list.querySelectorAll('input[name="f"]')].map((box) => box.getAttribute('value') ?? '')
  const stocked = { type: 'range', field: 'stock', parameters: { gte: 1 } }
  const seen = new Set<string | undefined>()
  // Sizes come before materials, which some sizes have in stock.
  for (const id of options.filter((_, index) => index % 4 === 3)) {
    const filtered = await pageBody(await (await fetch(`${category}?f=${id}`)).text())
    for (const [number, words] of stockOfRows(filtered)) {
      const parent = await findProduct({ type: 'equals', field: 'productNumber', value: number })
      const passing = { type: 'equals', field: 'optionIds', value: id }
      const ofFamily = { type: 'equals', field: 'parentId', value: parent.id }
      const some = await findProduct(ofFamily, passing, stocked)
      const others = await findProduct(ofFamily, passing, without)
      if (!some && !others) continue
      seen.add(words)
      const expected = some ? (others ? 'teils ab Lager' : 'ab Lager') : 'auf Bestellung'
      expect([id, number, words]).toEqual([id, number, expected])
    }
  }
  expect([...seen].toSorted()).toEqual(['ab Lager', 'auf Bestellung', 'teils ab Lager'])
})

test('the shop names files of the site’s own sitemap', async () => {
  const response = await fetch(`${site.url}/store-api/sitemap`, { headers: HEADERS })
  const files: { filename: string }[] = await response.json()
  expect(files).toHaveLength(2)
  for (const { filename } of files) {
    const file = await fetch(site.url + new URL(filename).pathname)
    expect([filename, file.status]).toEqual([filename, 200])
    expect(await file.text()).toContain('<urlset')
  }
})
