import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { limitFetch } from '#backend/limits/limited-fetch.ts'
import { type Limiter, type LimiterOptions, NO_LIMITS } from '#backend/limits/limiter.ts'
import { createDemoMails } from '#backend/mail/demo-mails.tsx'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { createShopApi } from '#backend/shop/api.ts'
import type { HasNewsletter } from '#backend/shop/account/newsletter/newsletter-services.ts'
import type { FindProducts } from '#backend/shop/catalogue/listing/search-listing.ts'
import { addDemoCustomer } from '#backend/shop/demo/demo-customer.ts'
import type { PrintRequest } from '#backend/shop/order/document/print-request.ts'
import { hasOtherSender } from '#backend/shop/import/storage/sender.ts'
import { importWhenEmpty } from '#backend/shop/import/first-start.ts'
import { progressOn } from '#backend/shop/import/progress.ts'
import { storeMissingOffers } from '#backend/shop/import/storage/store-missing-offers.ts'
import { createMediaApi } from '#backend/shop/media/api.ts'
import type { Printer } from '#printing/printed-document.ts'
import type { Endpoint, ServiceFetch } from '#web/clients/call.server.ts'
import { createBreaker } from '#web/clients/patience.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import type { Config } from '#server/config.ts'
import { ownMachineOnly } from '#server/door/own-machine-only.ts'
import { orderChanges } from '#server/shop/order-changes.ts'
import { orderLinks } from '#server/shop/order-links.ts'
import { printRequests } from '#server/shop/print-requests.ts'
import { openVisitorLocks } from '#server/shop/visitor-locks.ts'
import { boundFetch } from './bounded-fetch.ts'
import { inProcess, inProcessWithLimit } from './in-process.ts'
import type { OpenedService } from './opened.ts'

/**
 * Milliseconds for which the catalogue's version may be cached, so that an import is seen after this time. One page
 * makes several calls.
 */
const CATALOGUE_VERSION_AGE = 500

type CallInit = Parameters<ServiceFetch>[1]

/** The shop at SHOP_URL. Processes that share a DATABASE_URL take turns with the carts of visitors. */
export function remoteShop(
  url: string,
  config: Config,
  limits: LimiterOptions,
): OpenedService & { close: () => Promise<void> } {
  const locks = config.databaseUrl === undefined ? undefined : openVisitorLocks(config.databaseUrl)
  const bounded = boundFetch(fetch, config.callsAtOnce)
  const limited = config.isLimited ? limitFetch<CallInit>(bounded, limits) : bounded
  return {
    endpoint: {
      url,
      fetch: orderChanges(limited, { locks, markField: config.shop.orderMark }),
      isRemote: true,
      breaker: createBreaker(),
      patience: config.patience,
    },
    mounts: orderLinks(config.defaultLocale),
    described: [`shop     ${url}`],
    close: async () => locks?.close(),
  }
}

interface ShopParts {
  database: OpenedDatabase
  mail: MailQueue
  findProducts: FindProducts
  hasNewsletter: HasNewsletter
  printer: Printer
  limiter: Limiter
  log: Logger
}

/** The embedded shop. An empty database is seeded with the company's catalogue first. */
export async function openShop(
  config: Config,
  { database, mail, findProducts, hasNewsletter, printer, limiter, log }: ShopParts,
): Promise<OpenedService & { printRequest: PrintRequest }> {
  const { db } = database
  const imported = await importWhenEmpty(db, {
    folder: `${config.companyDir}/catalogue`,
    filesFolder: config.companyDir,
    company: config.company,
    onProgress: progressOn(process.stderr.isTTY ? process.stderr : { write: (line) => log.info(line.trim()) }),
  })
  if (await hasOtherSender(db, config.company))
    log.warn(
      'The documents of products have an earlier name, address or colour of the company: npm run import:catalogue writes them again.',
    )
  // Without them lists are slower, but not wrong.
  await storeMissingOffers(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the offers of families could not be stored')
  })
  const settings = {
    accessKey: config.shop.accessKey,
    maxLimit: 250,
    publicUrl: config.publicUrl,
    frontUrl: config.frontUrl,
    storefronts: config.storefronts,
    confirmsRegistrations: config.confirmsRegistrations,
  }
  // Its password is public. An installation with a mail server is not a demo.
  if (imported && config.isDemo && config.mail.shownTo !== 'no one')
    await addDemoCustomer(db, { settings, limiter: NO_LIMITS, log })
  const { company, patience } = config
  const printRequest = printRequests({
    shopFor: (locale) => createShopClient(endpoint, config.shop, locale, { contextToken: undefined }),
    printer,
    company,
    listingLimit: config.shop.listingLimit,
  })
  const app = createShopApi({
    db,
    mail,
    findProducts,
    hasNewsletter,
    settings,
    printRequest,
    limiter,
    log,
    versionAge: CATALOGUE_VERSION_AGE,
  })
  // A database server may hang; the embedded one does its work in this process.
  const endpoint: Endpoint = config.databaseUrl
    ? { url: 'http://embedded', fetch: inProcessWithLimit(app), breaker: createBreaker(), patience }
    : { url: 'http://embedded', fetch: inProcess(app), patience }
  return {
    endpoint,
    printRequest,
    mounts: [
      { path: '/store-api', app },
      { path: '/media', app: createMediaApi(db, log) },
      { path: '/demo/mails', app: demoMails(config) },
    ],
    described: describe(config),
  }
}

/** An app without routes sends 404; a page would redirect to the same path in a language. */
function demoMails({ mail, dataDir }: Config): Hono {
  const app = new Hono()
  if (mail.shownTo === 'no one') return app
  if (mail.shownTo === 'own machine') app.use(ownMachineOnly)
  return app.route('/', createDemoMails(dataDir))
}

const READERS = {
  'no one': '',
  'own machine': ', shown at /demo/mails to browsers on this machine; behind a proxy set PUBLIC_URL',
  everyone: ', shown at /demo/mails to everyone',
} satisfies Record<Config['mail']['shownTo'], string>

function describe({ databaseUrl, dataDir, mail }: Config): string[] {
  const files = `files in ${dataDir}/mails${READERS[mail.shownTo]}`
  return [
    `shop     embedded, ${databaseUrl ? 'PostgreSQL at DATABASE_URL' : `PGlite in ${dataDir}`}`,
    `mail     ${mail.smtpUrl ? 'SMTP at SMTP_URL' : files}`,
  ]
}
