import type { Hono } from 'hono'
import type { Database } from '#backend/database/open.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { ShopOperations } from '#contracts/shop/operations.ts'
import { readVersion } from './catalogue/versioned.ts'
import type { ServeOptions } from '#backend/http/open-context.ts'
import { serveContract } from '#backend/http/serve.ts'
import { sessionLanguage } from './session/session.ts'
import { shopHandlers } from './handlers.ts'

export interface ShopApiOptions extends Pick<ServeOptions, 'db' | 'settings' | 'limiter' | 'log'> {
  /** Takes the mails of a quote request. */
  mail: MailQueue
  /** Milliseconds for which a look at the version of the catalogue counts; 0 unless told. */
  versionAge?: number
}

/**
 * The embedded shop: Shopware's Store API on the tables of `backend/database`. Mount it at `/store-api`.
 * What it does differently stands in docs/embedded-shop.md.
 */
export const createShopApi = ({ mail, versionAge = 0, ...options }: ShopApiOptions): Hono =>
  serveContract<ShopOperations>(shopHandlers(mail), SHOP_TRAITS, {
    ...options,
    version: atMostEvery(versionAge, readVersion),
    sessionLanguage,
  })

/** The last answer of `read` as long as it is no older than `age` milliseconds. */
function atMostEvery(age: number, read: (db: Database) => Promise<string>): (db: Database) => Promise<string> {
  let last: { version: Promise<string>; until: number } | undefined
  return (db) => {
    if (last && performance.now() < last.until) return last.version
    const version = read(db)
    last = age > 0 ? { version, until: performance.now() + age } : undefined
    version.catch(() => (last = undefined))
    return version
  }
}
