import type { Hono } from 'hono'
import type { ShopOperations } from '#contracts/shop/operations.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { readVersion } from './catalogue/versioned.ts'
import type { ServeOptions } from './http/open-context.ts'
import { serveContract } from './http/serve.ts'

export type ShopApiOptions = Omit<ServeOptions, 'sessionLanguage' | 'version'>

/**
 * The embedded shop: Shopware's Store API on the tables of `backend/database`. Mount it at `/store-api`.
 * What it does differently stands in docs/embedded-shop.md.
 */
export const createShopApi = (options: ShopApiOptions): Hono =>
  serveContract<Pick<ShopOperations, keyof typeof catalogueHandlers>>(catalogueHandlers, {
    ...options,
    version: readVersion,
  })
