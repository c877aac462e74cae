import { Parser } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { xmlProblems } from '#test/support/xml-problems.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

interface Sitemap {
  root: string
  namespace: string | undefined
  /** Each `loc` with the alternates beside it. */
  entries: { address: string; alternates: Record<string, string> }[]
}

async function read(path: string): Promise<Sitemap> {
  const response = await fetch(site.url + path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = await response.text()
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
  expect([path, await xmlProblems(xml, 'sitemap')]).toEqual([path, []])
  const sitemap: Sitemap = { root: '', namespace: undefined, entries: [] }
  let inLoc = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (sitemap.root === '' && !name.startsWith('?'))
          Object.assign(sitemap, { root: name, namespace: attributes['xmlns'] })
        if (name === 'url' || name === 'sitemap') sitemap.entries.push({ address: '', alternates: {} })
        if (name === 'xhtml:link' && attributes['rel'] === 'alternate') {
          const entry = sitemap.entries.at(-1)
          if (entry) entry.alternates[attributes['hreflang'] ?? ''] = attributes['href'] ?? ''
        }
        inLoc = name === 'loc'
      },
      ontext(text) {
        const entry = sitemap.entries.at(-1)
        if (inLoc && entry) entry.address += text
      },
      onclosetag: () => void (inLoc = false),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return sitemap
}

const pathOf = (address: string) => new URL(address).pathname

test('robots.txt names the index, and every file of it keeps the rules of sitemaps.org', async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  expect(URL.canParse(index)).toBe(true)
  const { root, namespace, entries: files } = await read(pathOf(index))
  expect([root, namespace]).toEqual(['sitemapindex', NAMESPACE])
  const names = files.map(({ address }) => pathOf(address))
  for (const kind of ['pages', 'categories', 'products'])
    for (const locale of ['de', 'en', 'nl', 'cz']) expect(names).toContain(`/sitemaps/${kind}-${locale}-1.xml`)

  const listed = new Map<string, Record<string, string>>()
  for (const name of names) {
    const file = await read(name)
    expect([file.root, file.namespace]).toEqual(['urlset', NAMESPACE])
    expect(file.entries.length).toBeGreaterThan(0)
    expect(file.entries.length).toBeLessThanOrEqual(50_000)
    for (const { address, alternates } of file.entries) {
      expect(address.startsWith(new URL(index).origin)).toBe(true)
      expect(address.length).toBeLessThan(2048)
      expect(listed.has(address), `${address} twice`).toBe(false)
      expect(Object.values(alternates)).toContain(address)
      listed.set(address, alternates)
    }
  }
  // Pages that one page names as its other languages name it back.
  const oneSided = [...listed].flatMap(([address, alternates]) =>
    Object.values(alternates).filter((other) => !Object.values(listed.get(other) ?? {}).includes(address)),
  )
  expect(oneSided).toEqual([])

  const paths = [...listed.keys()].map(pathOf)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/de',
      '/en',
      '/de/agb',
      '/de/shop',
      '/de/shop/category/kettenfuehrungen',
      ...['de', 'nl'].flatMap((locale) => [`/${locale}/tools`, `/${locale}/tools/chain-rack`]),
    ]),
  )
  expect(paths.filter((path) => /\/shop\/(cart|checkout|account)|\/404$/.test(path))).toEqual([])
  // One page of each kind and language is there.
  const sample = names.map(async (name) => (await read(name)).entries.at(-1)?.address ?? '')
  for (const address of await Promise.all(sample)) {
    const page = await fetch(site.url + pathOf(address), { redirect: 'manual' })
    expect(page.status, address).toBe(200)
    expect(await page.text()).not.toContain('name="robots" content="noindex')
  }
})

test.each(['/sitemaps/pages-de-9.xml', '/sitemaps/people-de-1.xml', '/sitemaps/pages-xx-1.xml', '/sitemaps/x'])(
  '%s does not exist',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404)
  },
)
