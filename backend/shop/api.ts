import type { Hono } from 'hono'
import type { Database } from '#backend/database/database.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { StoreApi } from '#contracts/shop/store-api.ts'
import type { HasNewsletter } from './account/newsletter/newsletter-services.ts'
import type { FindProducts } from './catalogue/listing/search-listing.ts'
import { readCatalogueVersion } from './catalogue/catalogue-version.ts'
import type { ServeOptions } from '#backend/http/open-context.ts'
import { serveContract } from '#backend/http/serve.ts'
import { sessionLanguage } from './session/session.ts'
import { shopHandlers } from './handlers.ts'
import type { PrintRequest } from './order/document/print-request.ts'

export interface ShopApiOptions extends Pick<ServeOptions, 'db' | 'settings' | 'limiter' | 'log'> {
  /** Queue for the mails of a quote request. */
  mail: MailQueue
  /** Finds products by words; without it the searches of the Store API are not available. */
  findProducts?: FindProducts
  /** Whether the site has a newsletter in a language; without it there is none. */
  hasNewsletter?: HasNewsletter
  /** Prints a quote request; without it requests have no documents. */
  printRequest?: PrintRequest
  /** Milliseconds for which the catalogue's version may be cached; 0 by default. */
  versionAge?: number
}

/**
 * The embedded shop: Shopware's Store API on the tables of `backend/database`. Mount it at `/store-api`.
 * docs/embedded-shop.md lists how it differs from Shopware.
 */
export const createShopApi = ({
  mail,
  findProducts,
  hasNewsletter,
  printRequest,
  versionAge = 0,
  ...options
}: ShopApiOptions): Hono =>
  serveContract<StoreApi>(shopHandlers({ mail, findProducts, hasNewsletter, printRequest }), SHOP_TRAITS, {
    ...options,
    version: atMostEvery(versionAge, readCatalogueVersion),
    sessionLanguage,
  })

/**
 * Caches the last result of `read`. Key: none. Owner: one shop API. End: `age` milliseconds. Gain: a page
 * that makes several calls looks at the version once.
 */
function atMostEvery(age: number, read: (db: Database) => Promise<string>): (db: Database) => Promise<string> {
  let last: { version: Promise<string>; until: number } | undefined
  return (db) => {
    if (last && performance.now() < last.until) return last.version
    const version = read(db)
    last = age > 0 ? { version, until: performance.now() + age } : undefined
    // The caller has the error; the next one reads again.
    version.catch(() => (last = undefined))
    return version
  }
}
