import { afterAll, expect, test, vi } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { startStandInShopware } from '#test/support/shopware/server.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { startSite } from '#test/support/site.ts'
import { visit } from '#test/support/visitor.ts'

const { site } = await sharedSiteOnShopware()

async function readSearch(url: string, path: string) {
  const response = await visit(url).get(path)
  const html = await response.text()
  const main = pageBody(html).querySelector('main')
  const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
  return { status: response.status, html, links, text: main?.textContent ?? '' }
}

const READING = /liest den Katalog noch ein|können gerade nicht gesucht werden/

/** A reading takes longer on a busy machine than what comes soon, in milliseconds. */
const SOON_READ = { timeout: 150_000, interval: 100 } as const
const LONG = 300_000

/** Waits until the catalogue was read, beside the pages. */
const hasRead = (url: string) =>
  vi.waitFor(
    async () => expect((await readSearch(url, '/de/search?term=GL-001&show=all')).text).not.toMatch(READING),
    SOON_READ,
  )

test(
  'products of the shop are found by number and by name in each language',
  async () => {
    await hasRead(site.url)
    const { html, links, text } = await readSearch(site.url, '/de/search?term=GL-001&show=all')
    expect(html).toContain('placeholder="Artikelnummer')
    expect(text).toContain('Gleitleiste 001')
    const link = links.find((one) => one.startsWith('/de/shop/product/gleitleiste-001')) ?? ''
    expect((await readSearch(site.url, link)).status).toBe(200)
    for (const [locale, term, name] of [
      ['de', 'Kettenrad', 'Kettenrad Kunststoff'],
      ['en', 'sprocket', 'Plastic sprocket'],
      ['nl', 'sprocket', 'Plastic sprocket'],
      ['cz', 'sprocket', 'Plastic sprocket'],
    ] as const)
      expect((await readSearch(site.url, `/${locale}/search?term=${term}`)).text).toContain(name)
  },
  LONG,
)

test(
  'a hit leads to the page of its product, with the variant of the number',
  async () => {
    await hasRead(site.url)
    const { links } = await readSearch(site.url, '/de/search?term=CT-08B1-S-3000&show=all')
    const link = links.find((one) => one.endsWith('?variant=CT-08B1-S-3000')) ?? ''
    const entered = await visit(site.url).get('/de/search?term=ct08b1s3000')
    expect(entered.headers.get('location')).toBe(link)
    expect((await readSearch(site.url, link)).status).toBe(200)
  },
  LONG,
)

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.splice(0)) await close()
})

test(
  'while the shop was never read, the search says so in each language, and never that there is nothing',
  async () => {
    const shopware = await startStandInShopware()
    shopware.isReadable = false
    const own = await startSite({ env: shopware.settings })
    closing.push(own.dispose, shopware.close)
    for (const [locale, sentence] of [
      ['de', 'Produkte können gerade nicht gesucht werden'],
      ['en', 'Products cannot be searched at the moment'],
      ['nl', 'Producten kunnen op dit moment niet worden doorzocht'],
      ['cz', 'Produkty teď nelze vyhledávat'],
    ] as const) {
      const { status, text } = await readSearch(own.url, `/${locale}/search?term=GL-001`)
      expect(status).toBe(200)
      expect(text).toContain(sentence)
      expect(text).not.toMatch(/Nichts gefunden|Nothing found|Niets gevonden|nic nenašli/)
    }
    // Pages have hits, the tab of products has none and claims nothing.
    const tab = await readSearch(own.url, '/de/search?term=Kettenrad&view=products')
    expect(tab.text).toContain('Produkte können gerade nicht gesucht werden')
    expect(tab.text).not.toMatch(/keine Treffer|Produkte 0/)
    const reply = await (await visit(own.url).get('/de/search/hits?term=GL-001')).text()
    expect(JSON.parse(reply)).toMatchObject({ incomplete: [{ origin: 'shop', done: 0, total: 0 }] })
    expect(own.output()).toContain('a connected system could not be read')

    shopware.isReadable = true
    await own.restart()
    await hasRead(own.url)
    expect((await readSearch(own.url, '/de/search?term=GL-001&show=all')).text).toContain('Gleitleiste 001')
  },
  LONG,
)
