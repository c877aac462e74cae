import type { Hono } from 'hono'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { NO_LIMITS, type Limiter } from '#backend/limits/limiter.ts'
import { createShopApi } from '#backend/shop/api.ts'
import type { HasNewsletter } from '#backend/shop/account/newsletter/newsletter-services.ts'
import type { PrintRequest } from '#backend/shop/order/document/print-request.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { createMailOutlet } from './mail-outlet.ts'
import type { MailOutlet } from './mail-outlet.ts'
import { seedSalesCatalogue } from './sales-catalogue.ts'
import { germany, registration, STOREFRONT } from './sales-shop.ts'
import type { StoreVisitor, VisitorResponse } from './sales-shop.ts'

export const PASSWORD = 'Sehr-geheim-12'

export interface AccountShop {
  shop: Hono
  mail: MailOutlet
  /** Registers a customer with the visitor's token. */
  register(visitor: StoreVisitor, email: string, differs?: object, key?: string): Promise<VisitorResponse>
  logIn(visitor: StoreVisitor, email: string, password?: string): Promise<VisitorResponse>
}

interface AccountShopOptions {
  confirmsRegistrations?: boolean
  limiter?: Limiter
  /** Addresses of other storefronts, all in German. */
  storefronts?: string[]
  hasNewsletter?: HasNewsletter
  printRequest?: PrintRequest
}

/** The embedded shop with the sales catalogue and mails about accounts. */
export async function openAccountShop(
  database: OpenedDatabase,
  {
    confirmsRegistrations = false,
    limiter = NO_LIMITS,
    storefronts = [],
    hasNewsletter = () => true,
    printRequest,
  }: AccountShopOptions = {},
): Promise<AccountShop> {
  await seedSalesCatalogue(database.db)
  const mail = createMailOutlet(database)
  const settings = {
    accessKey: 'SWSCDEMOPROFILWERK00000000',
    maxLimit: 250,
    publicUrl: STOREFRONT,
    frontUrl: STOREFRONT,
    confirmsRegistrations,
    storefronts: storefronts.map((url) => ({ url, languageId: GERMAN })),
  }
  const shop = createShopApi({
    db: database.db,
    mail,
    hasNewsletter,
    ...(printRequest && { printRequest }),
    limiter,
    settings,
    log: console,
  })
  const countryId = await germany(shop)
  return {
    shop,
    mail,
    register: (visitor, email, differs = {}, key) =>
      visitor.call(
        'POST /account/register',
        registration(countryId, { guest: false, email, password: PASSWORD, ...differs }),
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    logIn: (visitor, username, password = PASSWORD) => visitor.call('POST /account/login', { username, password }),
  }
}
