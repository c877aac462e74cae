import type { Hono } from 'hono'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import type { ShopOperations } from '#contracts/shop/operations.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { readVersion } from './catalogue/versioned.ts'
import type { ServeOptions } from './http/open-context.ts'
import { serveContract } from './http/serve.ts'
import { sessionLanguage } from './sales/context/session.ts'
import { salesHandlers } from './sales/handlers.ts'

export interface ShopApiOptions extends Pick<ServeOptions, 'db' | 'settings' | 'log'> {
  /** Takes the mails of a quote request. */
  mail: MailQueue
}

/**
 * The embedded shop: Shopware's Store API on the tables of `backend/database`. Mount it at `/store-api`.
 * What it does differently stands in docs/embedded-shop.md.
 */
export const createShopApi = ({ mail, ...options }: ShopApiOptions): Hono =>
  serveContract<ShopOperations>(
    { ...catalogueHandlers, ...salesHandlers(mail) },
    { ...options, version: readVersion, sessionLanguage },
  )
