import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { openInMemory } from '#backend/database/pglite/open-pglite.ts'
import { migrate } from '#backend/database/migrate.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { createMediaApi } from '#backend/shop/media/api.ts'
import { READER_NAME } from '#server/search/connected/reader-endpoint.ts'
import type { MailOutlet } from '#test/support/mail-outlet.ts'
import { LANDING_PAGES, LAYOUTS } from './catalogue/layouts.ts'
import { MERCHANT_FIELDS, SOLD_OUT } from './catalogue/merchant-products.ts'
import { productIdOf, REAL_SHOP_RULES } from './catalogue/products.ts'
import { CATEGORY_KINDS, seedRealShopCatalogue } from './catalogue/seed.ts'
import { isJsonObject, type StandInCall } from './call.ts'
import type { AddressDetails } from './traits/address-details.ts'
import type { SumRules } from './traits/promotions.ts'
import type { CustomerGroup, TaxDisplay } from './traits/customer-groups.ts'
import type { RegistrationRules } from './traits/registrations.ts'
import { createShopware, readStandInCall, type ShopwareOptions, STAND_IN_ACCESS_KEY } from './shopware.ts'

export interface StandInShopware {
  /** Origin of its own storefront, by which it names its pictures: another host name than that of `settings`. */
  origin: string
  /** Settings of a site in front of it. */
  settings: Record<string, string>
  /** Each request to the Store API so far, but those of the search index, which come beside pages. */
  calls: Pick<StandInCall, 'method' | 'path' | 'body'>[]
  /** Requests of the search index. */
  readings: Pick<StandInCall, 'method' | 'path' | 'body'>[]
  /** Numbers of the orders so far. */
  orders: string[]
  /** Links to them in its mails, below the domain of the language. */
  orderLinks: string[]
  /** Mails about accounts. */
  mail: MailOutlet
  /** Settings that a test changes, and puts back. */
  registration: RegistrationRules
  /** Keys of errors that block each order; a test that adds one takes it out again. */
  blocks: Set<string>
  /** Customers in groups with prices of their own, by e-mail address. */
  groups: Map<string, CustomerGroup>
  /** Fields of addresses that the site does not show. */
  addressDetails: AddressDetails
  /** Discounts and shipping costs; a test puts them back. */
  sums: SumRules
  /** Takes a product off sale, or puts it back. */
  setActive: (number: string, isActive: boolean) => Promise<void>
  /** Of its default customer group; gross at first. A test that switches it switches it back. */
  taxDisplay: TaxDisplay
  /** Gives a product or category another German address, and keeps the one before. */
  move: (id: string, path: string) => Promise<void>
  /** Gives a product another German name, at a time. */
  rename: (number: string, name: string, at?: Date) => Promise<void>
  /** Whether it responds to the search index. */
  isReadable: boolean
  close: () => Promise<void>
}

/**
 * A Shopware 6.6 on a port of its own, with a catalogue of its own. docs/shopware.md lists its traits.
 * @param site address of the site for which the set-up was run; without it the shop knows of no site.
 */
export async function startStandInShopware({
  site,
  inactive,
  headless,
}: Pick<ShopwareOptions, 'site' | 'inactive' | 'headless'> = {}): Promise<StandInShopware> {
  const database = await openInMemory()
  await migrate(database.db)
  await seedRealShopCatalogue(database.db)
  const calls: StandInShopware['calls'] = []
  const readings: StandInShopware['readings'] = []
  const changes = new Map<string, Date>()
  const orders: string[] = []
  const orderLinks: string[] = []
  const app = new Hono()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://localhost:${port}`

  const registration: RegistrationRules = { confirmsGuests: false, required: new Set(), links: [] }
  const blocks = new Set<string>()
  const oldAddresses = new Map<string, string>()
  const groups = new Map<string, CustomerGroup>()
  const addressDetails: AddressDetails = new Map()
  const sums: SumRules = { automatic: [], coded: new Map(), shipping: 0 }
  const { answer, mail } = createShopware({
    db: database.db,
    origin,
    rules: REAL_SHOP_RULES,
    site,
    registration,
    blocks,
    sums,
    oldAddresses,
    changes,
    inactive,
    headless,
    taxDisplay: () => shopware.taxDisplay,
    fields: MERCHANT_FIELDS,
    soldOut: SOLD_OUT,
    kinds: CATEGORY_KINDS,
    groups,
    addressDetails,
    layouts: LAYOUTS,
    landing: LANDING_PAGES,
  })
  app.route('/media', createMediaApi(database.db, console))
  app.all('/store-api/*', async (c) => {
    const call = await readStandInCall(c.req.raw)
    const isReading = c.req.header('user-agent') === READER_NAME
    ;(isReading ? readings : calls).push(call)
    if (isReading && !shopware.isReadable) return c.text('Maintenance', 503)
    const { status, headers, json } = await answer(call)
    if (isJsonObject(json) && json['apiAlias'] === 'order') {
      orders.push(String(json['orderNumber']))
      orderLinks.push(`/account/order/${String(json['deepLinkCode'])}`)
    }
    const sent = new Headers(headers)
    sent.delete('content-length')
    return new Response(json === undefined ? null : JSON.stringify(json), { status, headers: sent })
  })

  const shopware: StandInShopware = {
    origin,
    taxDisplay: 'gross',
    settings: { SHOP_URL: `http://127.0.0.1:${port}/store-api`, SHOP_ACCESS_KEY: STAND_IN_ACCESS_KEY },
    calls,
    readings,
    isReadable: true,
    orders,
    orderLinks,
    mail,
    registration,
    blocks,
    sums,
    groups,
    addressDetails,
    async setActive(number, isActive) {
      changes.set(productIdOf(number), new Date())
      await database.db.execute(sql`update product set active = ${isActive} where product_number = ${number}`)
    },
    async move(id, path) {
      const { rows } = await database.db.execute<{ path: string }>(
        sql`select seo_path_info as path from seo_url where foreign_key = ${id} and language_id = ${GERMAN}`,
      )
      for (const row of rows) oldAddresses.set(row.path, id)
      await database.db.execute(
        sql`update seo_url set seo_path_info = ${path} where foreign_key = ${id} and language_id = ${GERMAN}`,
      )
    },
    async rename(number, name, at = new Date()) {
      changes.set(productIdOf(number), at)
      const german = JSON.stringify({ de: name })
      await database.db.execute(
        sql`update product set name = name || ${german}::jsonb where product_number = ${number}`,
      )
    },
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await database.close()
    },
  }
  return shopware
}
