import { expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { inProcess } from '#server/services/in-process.ts'
import { createShopClient, type ShopClient } from '#web/clients/shop.server.ts'
import type { addToCart } from '#web/cart/add-to-cart.server.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { openSalesShop, shopOn } from '#test/support/sales-shop.ts'

/** The site and its shop as in one of several processes: with its own modules and connections. */
interface SiteProcess {
  addToCart: typeof addToCart
  client: (contextToken: string | undefined) => ShopClient & { token: () => string | undefined }
}

const wish = { productId: PRODUCTS.green, quantity: 1, cutLength: 600 }

describeOnEachDatabase('adding in three processes', (open, kind) => {
  // A single connection for all would hide errors and take longer.
  const TIMES = kind === 'postgres' && IS_WHOLE_MATRIX ? 50 : 10

  /** Another handle on the database; PGlite has a single one. */
  async function another(database: OpenedDatabase): Promise<OpenedDatabase> {
    if (kind === 'pglite') return database
    const { rows } = await database.query('select current_database() as name')
    const url = new URL(process.env['DATABASE_URL'] ?? '')
    url.pathname = `/${String(rows[0]?.['name'])}`
    return openPostgres(url.href)
  }

  async function startProcess(database: OpenedDatabase): Promise<SiteProcess> {
    vi.resetModules()
    const { addToCart } = await import('#web/cart/add-to-cart.server.ts')
    const endpoint = { url: 'http://shop', fetch: inProcess(shopOn(database)) }
    const settings = { accessKey: 'SWSCDEMOPROFILWERK00000000', languageIds: EMBEDDED_LANGUAGE_IDS }
    const client: SiteProcess['client'] = (contextToken) => {
      const visitor = { contextToken }
      return Object.assign(createShopClient(endpoint, settings, 'de', visitor), { token: () => visitor.contextToken })
    }
    return { addToCart, client }
  }

  test('five simultaneous additions to one line make six pieces, five on a new line, however often a form is sent', async () => {
    const database = await open()
    await openSalesShop(database)
    const handles = [database, await another(database), await another(database)]
    const processes = await Promise.all(handles.map(startProcess))
    const inProcessOf = (n: number) => processes[n % processes.length] as SiteProcess
    const quantities: number[][] = []
    for (let time = 0; time < TIMES; time += 1) {
      const first = inProcessOf(time).client(undefined)
      // Another product, so that half of the carts lack the line.
      const other = { ...wish, cutLength: time % 2 ? 600 : 700 }
      await inProcessOf(time).addToCart(first, [other], { contextToken: undefined, formToken: undefined })
      const contextToken = first.token()
      const add = (n: number, formToken: string) => {
        const { addToCart, client } = inProcessOf(n)
        return addToCart(client(contextToken), [wish], { contextToken, formToken })
      }
      await Promise.all([0, 1, 2, 3, 4].map((n) => add(n, `form ${n}`)))
      // Sent again, to another process.
      await Promise.all([0, 1, 2, 3, 4].map((n) => add(n + 1, `form ${n}`)))
      const cart = await inProcessOf(time).client(contextToken)('GET /checkout/cart')
      quantities.push((cart.lineItems ?? []).map(({ quantity }) => quantity ?? 0))
    }
    for (const handle of handles) if (handle !== database) await handle.close()
    const right = quantities.filter((lines, time) => String(lines) === (time % 2 ? '6' : '1,5')).length
    expect(right).toBe(TIMES)
  })
})
