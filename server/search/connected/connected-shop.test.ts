import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { indexCountsQuery, indexCountsSchema } from '#backend/search/index/index-counts.ts'
import { keepConnected } from '#backend/search/index/keep-connected.ts'
import { connectSources, readIncompleteOrigins } from '#backend/search/index/reading-state.ts'
import { SHARED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { indexForSearch, searchApiOf } from '#test/support/search-demo.ts'
import { MERCHANT_PRODUCTS } from '#test/support/shopware/catalogue/merchant-products.ts'
import { REAL_SHOP_PRODUCTS } from '#test/support/shopware/catalogue/products.ts'
import { startStandInShopware, type StandInShopware } from '#test/support/shopware/server.ts'
import { SOON } from '#test/support/soon.ts'
import { connectedShop } from './connected-sources.ts'

let shopware: StandInShopware
beforeAll(async () => {
  shopware = await startStandInShopware()
})
afterAll(() => shopware.close())

const quiet = { error: (_fields: object, _message: string) => {}, warn: () => {} }
const PRODUCTS = [...REAL_SHOP_PRODUCTS, ...MERCHANT_PRODUCTS]
const PARENTS = new Set(PRODUCTS.map(({ parentId }) => parentId))

/** Numbers that can be ordered. */
const NUMBERS = PRODUCTS.filter(({ id }) => !PARENTS.has(id)).map(({ productNumber }) => productNumber)

function readerOf(fetchShop: ServiceFetch = fetch, url = shopware.settings['SHOP_URL'] ?? '') {
  const stopping = new AbortController()
  const shop = {
    url,
    storefrontUrl: undefined,
    accessKey: shopware.settings['SHOP_ACCESS_KEY'] ?? '',
    languageIds: SHARED_LANGUAGE_IDS,
    listingLimit: 250,
  }
  const endpoint = { url, fetch: fetchShop, isRemote: true }
  const source = connectedShop(url, { shop }, endpoint, { signal: stopping.signal, log: quiet, gap: 0 })
  return { source, stopping }
}

/** Keeps the index of a database current, with looks that follow each other at once. */
async function keep({ db }: OpenedDatabase, fetchShop?: ServiceFetch, log = quiet) {
  const { source, stopping } = readerOf(fetchShop)
  await connectSources(db, { shop: source, content: undefined })
  return keepConnected(db, { origin: 'shop', source, log, stopping, interval: 20 })
}

const numbersIn = async ({ db }: OpenedDatabase) =>
  (await db.execute<{ number: string }>(sql`select number from search_variant`)).rows.map(({ number }) => number)

/** A whole reading takes longer on a busy machine than what comes soon. */
const SOON_READ = { timeout: 150_000, interval: 50 } as const

/** Waits until everything was read. */
const isRead = ({ db }: OpenedDatabase) =>
  vi.waitFor(async () => expect(await readIncompleteOrigins(db)).toEqual([]), SOON_READ)

async function titlesFor({ db }: OpenedDatabase, term: string, lang = 'de'): Promise<string[]> {
  const app = searchApiOf(await indexForSearch(db, { shop: undefined, content: undefined }))
  const response = await app.request(`/search?${new URLSearchParams({ term, lang, source: 'shop product' })}`)
  const { hits } = (await response.json()) as { hits: { hits: { _source: { title: string } }[] } }
  return hits.hits.map(({ _source }) => _source.title)
}

/** Makes the next look read everything, as a day later. */
const aDayLater = ({ db }: OpenedDatabase) =>
  db.execute(sql`update search_reading set read_at = read_at - interval '25 hours'`)

/** A shop that responds to some requests and then fails, until it is mended. */
function failingAfter(requests: number) {
  const state = { left: requests }
  const fetchShop: ServiceFetch = async (url, init) => {
    state.left -= 1
    return state.left < 0 ? new Response('Maintenance', { status: 503 }) : fetch(url, init)
  }
  return { state, fetchShop }
}

/** Milliseconds for a test with several readings. */
const LONG = 300_000

describeOnEachDatabase('The index of a connected shop', (open) => {
  test(
    'All products are found by number and name in each language, beside their categories.',
    async () => {
      const opened = await open()
      const { stop } = await keep(opened)
      await isRead(opened)
      await stop()
      expect((await numbersIn(opened)).toSorted()).toEqual(NUMBERS.toSorted())
      expect(await titlesFor(opened, 'GL-077')).toEqual(['Gleitleiste 077'])
      expect(await titlesFor(opened, 'Kettenführung Simplex')).toContain('Kettenführung Typ CT Simplex')
      for (const lang of ['en', 'nl', 'cz'])
        expect(await titlesFor(opened, 'chain guide simplex', lang)).toContain('Chain guide type CT, simplex')
      expect(await titlesFor(opened, '4006381333931')).toEqual(['Gleitklotz'])
      const families = PRODUCTS.filter(({ parentId }) => !parentId).length
      expect(indexCountsSchema.parse((await opened.query(indexCountsQuery())).rows)).toEqual([
        { origin: 'shop', isRead: true, done: families, total: families, documents: families },
      ])
      // A place in the store is in a group that the shop does not show.
      const { rows: options } = await opened.db.execute<{ label: string }>(
        sql`select labels ->> 'de' as label from search_option`,
      )
      expect(options.map(({ label }) => label)).toContain('Werkstoff')
      expect(options.map(({ label }) => label)).not.toContain('Lagerplatz')
      const { rows: kinds } = await opened.db.execute<{ name: string; products: number }>(sql`
        select names ->> 'de' as name, (select count(distinct product_id)::integer from search_variant v
          where option.id = any(v.option_ids)) as products
        from search_option option where filter = 'category'`)
      // Products of a category below are its own, and only categories of the first level are values.
      expect(kinds).toContainEqual({ name: 'Kettenführungen', products: expect.toSatisfy((count) => count > 1) })
      expect(kinds.map(({ name }) => name)).not.toContain('Typ CT')
      const { rows } = await opened.db.execute<{ title: string; path: string }>(
        sql`select title, seo_path as path from search_document where locale = 'de' and processor = 'website'`,
      )
      expect(rows).toContainEqual({ title: 'Typ CT', path: 'kettenfuehrungen/typ-ct' })
      // Folders and links have no page.
      expect(rows.map(({ title }) => title)).not.toContain('Service')
      // A landing page has the title that visitors see, not the editors' name, and its texts.
      const { rows: landing } = await opened.db.execute(
        sql`select title, url, content from search_document where locale = 'de' and url like '/de/shop/page/%'`,
      )
      expect(landing).toEqual([
        {
          title: 'Herbstaktion',
          url: '/de/shop/page/aktion/herbst',
          content: expect.stringContaining('Nur im Oktober.'),
        },
      ])
      // A family's variants have their options, measures, cut and price.
      const { rows: variants } = await opened.db.execute(
        sql`select measure, is_cut, price from search_variant where number = 'CT-08B1-S-2000'`,
      )
      expect(variants).toEqual([{ measure: { b: 26.4 }, is_cut: true, price: expect.any(Number) }])
    },
    LONG,
  )

  test(
    'A changed product is found by its new name, and only its family is read again.',
    async () => {
      const opened = await open()
      const { stop } = await keep(opened)
      await isRead(opened)
      const before = shopware.readings.length
      await shopware.rename('GL-050', 'Umbenanntes Teil')
      await vi.waitFor(async () => expect(await titlesFor(opened, 'Umbenanntes')).toEqual(['Umbenanntes Teil']), SOON)
      await stop()
      const listings = shopware.readings
        .slice(before)
        .filter(({ body }) => JSON.stringify(body['filter'])?.includes('null'))
      expect(listings).toEqual([])
      expect((await numbersIn(opened)).toSorted()).toEqual(NUMBERS.toSorted())
      await shopware.rename('GL-050', 'Gleitleiste 050')
    },
    LONG,
  )

  test(
    'A product that has left the shop leaves the index.',
    async () => {
      const opened = await open()
      const { stop } = await keep(opened)
      await isRead(opened)
      await shopware.setActive('GL-051', false)
      await opened.db.execute(sql`update search_reading set read_at = read_at - interval '61 minutes'`)
      await vi.waitFor(async () => expect(await numbersIn(opened)).not.toContain('GL-051'), SOON)
      await stop()
      await shopware.setActive('GL-051', true)
      expect((await numbersIn(opened)).toSorted()).toEqual(NUMBERS.filter((number) => number !== 'GL-051').toSorted())
    },
    LONG,
  )

  test(
    'A reading that fails keeps everything that was found, is logged once, and is made again.',
    async () => {
      const opened = await open()
      const log = { ...quiet, error: vi.fn<(fields: object, message: string) => void>() }
      const { state, fetchShop } = failingAfter(Infinity)
      const { stop } = await keep(opened, fetchShop, log)
      await isRead(opened)
      state.left = 6
      await aDayLater(opened)
      await vi.waitFor(() => expect(state.left).toBeLessThan(-4), SOON)
      expect(log.error).toHaveBeenCalledTimes(1)
      expect((await numbersIn(opened)).toSorted()).toEqual(NUMBERS.toSorted())
      state.left = Infinity
      await vi.waitFor(async () => {
        const { rows } = await opened.db.execute(
          sql`select 1 from search_reading where read_at > now() - interval '1 hour'`,
        )
        expect(rows).toHaveLength(1)
      }, SOON_READ)
      await stop()
    },
    LONG,
  )

  test(
    'A first reading that is interrupted says how far it is, finds what it has, and is completed after a restart.',
    async () => {
      const opened = await open()
      const first = failingAfter(18)
      const before = await keep(opened, first.fetchShop)
      await vi.waitFor(() => expect(first.state.left).toBeLessThan(-2), SOON)
      await before.stop()
      const [incomplete] = await readIncompleteOrigins(opened.db)
      expect(incomplete).toMatchObject({ origin: 'shop' })
      expect(incomplete?.done).toBeGreaterThan(0)
      expect(incomplete?.done).toBeLessThan(incomplete?.total ?? 0)
      expect(await titlesFor(opened, 'Kettenführung Simplex')).toContain('Kettenführung Typ CT Simplex')
      const after = await keep(opened)
      await isRead(opened)
      await after.stop()
      expect((await numbersIn(opened)).toSorted()).toEqual(NUMBERS.toSorted())
    },
    LONG,
  )

  test(
    'Of two processes one reads.',
    async () => {
      const opened = await open()
      let first = 0
      let second = 0
      const counted =
        (count: () => void): ServiceFetch =>
        (url, init) => {
          count()
          return fetch(url, init)
        }
      const keepers = await Promise.all([
        keep(
          opened,
          counted(() => (first += 1)),
        ),
        keep(
          opened,
          counted(() => (second += 1)),
        ),
      ])
      await isRead(opened)
      for (const { stop } of keepers) await stop()
      const { rows } = await opened.db.execute<{ claimed: string | null }>(
        sql`select claimed_by as claimed from search_reading`,
      )
      expect(rows).toEqual([{ claimed: null }])
      // One of them made the whole reading; the other has at most looked for changes since.
      expect(Math.min(first, second)).toBeLessThan(Math.max(first, second))
    },
    LONG,
  )

  test(
    'Products of another shop, and of none, leave at once.',
    async () => {
      const opened = await open()
      const { stop } = await keep(opened)
      await isRead(opened)
      await stop()
      const { source } = readerOf(fetch, 'http://other.invalid')
      await connectSources(opened.db, { shop: source, content: undefined })
      expect(await numbersIn(opened)).toEqual([])
      expect(await readIncompleteOrigins(opened.db)).toEqual([{ origin: 'shop', done: 0, total: 0 }])
      await connectSources(opened.db, { shop: undefined, content: undefined })
      expect(await readIncompleteOrigins(opened.db)).toEqual([])
    },
    LONG,
  )
})
