import { beforeAll, expect, test } from 'vitest'
import type { OfferTable } from '#contracts/shop/listing.ts'
import { createRandom, type Random } from '#test/fuzz/random.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { offerTablePath } from '#web/app/paths/offer-table-path.ts'
import { readJsonText } from '#web/catalogue/json-text.ts'
import { resolveSeoPath } from '#web/catalogue/seo/resolve-seo-path.server.ts'
import { createShopClient, type ShopClient } from '#web/clients/shop.server.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { answerListing } from '#web/routes/shop/category/instant/answer-listing.ts'
import { fromTop, type ListingQuery, parseListingQuery } from '#web/routes/shop/category/listing/listing-query.ts'
import { type Listing, loadListing } from '#web/routes/shop/category/listing/load-listing.server.ts'

/** Filters are drawn at random; the seed is in the title, and `LISTING_SEED` repeats it. */
const SEED = Number(process.env['LISTING_SEED'] ?? Date.now() % 1_000_000)
/** Draws for each category and order. */
const DRAWS = 15
const CATEGORIES = ['kettenfuehrungen', 'platten', 'rundstaebe', 'gleitleisten-kantenschutz'] as const
const ORDERS = [undefined, 'name-desc', 'price-asc', 'measure-b-asc', 'measure-b-desc'] as const

let site: SharedSite
let shop: ShopClient
beforeAll(async () => {
  site = await sharedSite()
  const settings = { accessKey: 'SWSCDEMOPROFILWERK00000000', languageIds: EMBEDDED_LANGUAGE_IDS }
  shop = createShopClient({ url: `${site.url}/store-api`, fetch }, settings, 'de', { contextToken: undefined })
})

/** The listing as a page gets it, with its rows read. */
async function load(categoryId: string, query: ListingQuery) {
  const settings = { listingLimit: 250, shopLanguages: EMBEDDED_LANGUAGE_IDS }
  const { rows, ...listing } = await loadListing(shop, categoryId, query, settings)
  return { listing, rows: readJsonText(rows) }
}

async function loadTable(categoryId: string, sorting: string): Promise<OfferTable> {
  const response = await fetch(site.url + offerTablePath('de', categoryId, sorting))
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return response.json()
}

/** Up to three options, perhaps a trait and a range, of those that the page offers. */
function drawQuery(random: Random, { facets, ranges }: Omit<Listing, 'rows'>, base: ListingQuery): ListingQuery {
  const options = facets.flatMap(({ field, options }) => options.map(({ id }) => ({ field, id })))
  const chosen = Array.from({ length: random.below(3) + 1 }, () => random.pick(options))
  const search = new URLSearchParams(chosen.map(({ field, id }) => [field, id]))
  if (ranges.length > 0 && random.percent(50)) {
    const { symbol, min, max } = random.pick(ranges)
    if (random.percent(70)) search.set(`min-${symbol}`, String(min + random.below(Math.ceil((max - min) / 2))))
    if (random.percent(70)) search.set(`max-${symbol}`, String(max - random.below(Math.ceil((max - min) / 2))))
  }
  return { ...base, ...fromTop(parseListingQuery(search), { order: base.order }) }
}

test.each(CATEGORIES)(
  `the browser answers random filters of %s as the server does: rows, values, counts, order (LISTING_SEED=${SEED})`,
  async (slug) => {
    const random = createRandom(SEED)
    const id = (await resolveSeoPath(shop, slug, 'frontend.navigation.page')) ?? ''
    let filtered = 0
    await runWithLocale('de', async () => {
      for (const order of ORDERS) {
        const whole = { ...parseListingQuery(new URLSearchParams({ show: '250' })), order }
        const { listing, rows } = await load(id, whole)
        const known = new Map(rows.products.map((row) => [row.id, row]))
        const table = await loadTable(id, listing.sorting)
        for (let draw = 0; draw < DRAWS; draw++) {
          const query = draw === 0 ? fromTop(whole, {}) : drawQuery(random, listing, whole)
          const expected = await load(id, query)
          const answer = answerListing(table, known, listing, query)
          const { language: _, ...answered } = { ...answer?.listing, facets: answer?.countFacets() }
          const { language: _language, ...loaded } = expected.listing
          expect([query, answered]).toEqual([query, loaded])
          expect(answer?.products.map((product) => product.id)).toEqual(expected.rows.products.map((row) => row.id))
          expect([query, plain(answer?.readRows())]).toEqual([query, plain(expected.rows)])
          filtered += Number(loaded.total < listing.total && loaded.total > 0)
        }
      }
    })
    expect(filtered, 'draws that leave some of the products').toBeGreaterThan(0)
  },
)

/** Without the keys that are undefined, which a list's text leaves out. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

test('of a list that is not loaded as a whole, the browser shows the rows that it has', async () => {
  const id = (await resolveSeoPath(shop, 'kettenfuehrungen', 'frontend.navigation.page')) ?? ''
  await runWithLocale('de', async () => {
    const query = { ...parseListingQuery(new URLSearchParams()), show: 3 }
    const { listing, rows } = await load(id, query)
    const known = new Map(rows.products.map((row) => [row.id, row]))
    const table = await loadTable(id, listing.sorting)
    const next = fromTop(query, { traits: ['food'] })
    const answered = answerListing(table, known, listing, next)
    const { listing: loaded, rows: expected } = await load(id, next)
    expect(answered?.readRows().products.length).toBeGreaterThan(0)
    expect(answered?.readRows().products.length).toBeLessThan(loaded.shown)
    expect(plain(answered?.readRows().products)).toEqual(plain(expected.products.filter(({ id }) => known.has(id))))
    expect(answered?.listing.total).toBe(loaded.total)
    expect(answerListing(table, new Map(), listing, next), 'without any of its rows').toBeUndefined()
  })
})
