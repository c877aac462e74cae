import { beforeAll, describe, expect, test } from 'vitest'
import { tagsOf } from '#test/support/page-tags.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { PRODUCT, VARIANT } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const get = (path: string) => fetch(site.url + path)

async function headOf(path: string): Promise<Record<string, string>> {
  const page = await (await get(path)).text()
  const tags = tagsOf(page, 'meta').flatMap(({ property, name = property, content = '' }) =>
    /^(og|twitter):/.test(name ?? '') ? [[name ?? '', content] as const] : [],
  )
  expect(new Set(tags.map(([name]) => name)).size, 'each tag is there once').toBe(tags.length)
  return Object.fromEntries(tags)
}
const pathOf = (url = '') => new URL(url).pathname

async function pictureAt(path: string) {
  const response = await get(path)
  const file = Buffer.from(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  return { file, headers: response.headers, size: [file.readUInt32BE(16), file.readUInt32BE(20)] }
}

describe('A shared link', () => {
  test('to a product has its title, text, address and picture.', async () => {
    const head = await headOf(PRODUCT)
    expect(head['og:title']).toContain('Kettenführung')
    expect(head['og:description']).toBeTruthy()
    expect(head['og:url']).toMatch(new RegExp(`${PRODUCT}$`))
    expect(head['twitter:card']).toBe('summary_large_image')
    expect(head['og:image:alt']).toContain('Kettenführung')
    const { size, headers } = await pictureAt(pathOf(head['og:image']))
    expect(size).toEqual([1200, 630])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test('to a variant has a picture of its own, and its address keeps the variant.', async () => {
    const [family, variant] = [await headOf(PRODUCT), await headOf(`${PRODUCT}?variant=${VARIANT}&utm_source=mail`)]
    expect(variant['og:url']).toMatch(new RegExp(`variant=${VARIANT}$`))
    expect(variant['og:image:alt']).toContain(VARIANT)
    const [one, other] = [await pictureAt(pathOf(family['og:image'])), await pictureAt(pathOf(variant['og:image']))]
    expect(one.file.equals(other.file)).toBe(false)
  })

  test('to a category has its name and its first products.', async () => {
    const head = await headOf('/de/shop/category/kettenfuehrungen')
    expect(head['og:image:alt']).toBe('Kettenführungen')
    const [one, other] = await Promise.all(
      [head, await headOf('/de/shop/category/platten')].map((found) => pictureAt(pathOf(found['og:image']))),
    )
    expect([one?.size, one?.file.equals(other?.file ?? Buffer.alloc(0))]).toEqual([[1200, 630], false])
  })

  test('to each tool has a picture of its own.', async () => {
    const files: string[] = []
    for (const path of ['', '/chain-rack', '/cut-list', '/cad', '/chemical-resistance']) {
      const head = await headOf(`/nl/tools${path}`)
      expect(head['og:title']).toContain(head['og:image:alt'])
      const { size, file, headers } = await pictureAt(pathOf(head['og:image']))
      expect([size, headers.get('cache-control')]).toEqual([[1200, 630], 'public, max-age=86400'])
      files.push(file.toString('base64'))
    }
    expect(new Set([...files, (await pictureAt('/nl/shop/share-picture')).file.toString('base64')]).size).toBe(6)
  })

  test('to an article has the article’s picture, in a format that every site shows.', async () => {
    const head = await headOf('/en/news/eight-years-without-grease')
    expect([head['og:image:type'], head['og:image:width'], head['og:image:height']]).toEqual([
      'image/jpeg',
      '1200',
      '630',
    ])
    const { pathname, search } = new URL(head['og:image'] ?? '')
    const response = await get(pathname + search)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test.each([
    '/de',
    '/nl/shop',
    '/cz/shop/category',
    '/de/shop/cart',
    '/en/contact',
    '/en/news/open-workshop-day-2027',
  ])('to %s has the company’s picture.', async (path) => {
    const head = await headOf(path)
    expect(head['og:title']).toBeTruthy()
    expect(pathOf(head['og:image'])).toBe(`/${path.split('/')[1]}/shop/share-picture`)
    expect((await pictureAt(pathOf(head['og:image']))).size).toEqual([1200, 630])
  })
})

test.each([
  'x',
  'constructor',
  'category-x',
  `category-${'0'.repeat(32)}`,
  '0'.repeat(32),
  `${'0'.repeat(32)}/y`,
  '%00',
])('There is no picture of %s.', async (id) => {
  const response = await get(`/de/shop/share-picture/${id}`)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
})

test('The data for search engines on a product page names every variant, and the page has it once.', async () => {
  const page = await (await get(PRODUCT)).text()
  const [block, ...others] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(others).toEqual([])
  const data = JSON.parse(block?.[1] ?? '')
  expect(data['@type']).toBe('ProductGroup')
  expect(data.hasVariant).toHaveLength(78)
  expect(data.hasVariant.map(({ sku }: { sku: string }) => sku)).toContain(VARIANT)
  const countOf = (text = '') => text.split('PropertyValue').length - 1
  expect(countOf(page), 'in the data for scripts').toBe(countOf(block?.[1]))
})
