import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createAttachments } from '#backend/attachments/attachments.ts'
import { attachmentsFolder } from '#backend/attachments/disk.ts'
import { contentApi, loadContent } from '#backend/content/api.ts'
import { openControl } from '#backend/backup/control.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openDatabase } from '#backend/database/open.ts'
import { readInstallationSecret } from '#backend/database/installation-secret.ts'
import { migrate } from '#backend/database/migrate.ts'
import { limitFetch } from '#backend/limits/limited-fetch.ts'
import { createLimiter, type Limiter, NO_LIMITS } from '#backend/limits/limiter.ts'
import { createDemoMails } from '#backend/mail/demo-mails.tsx'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { mailFolder } from '#backend/mail/start.ts'
import { makePrivateFolder } from '#backend/files/private-files.ts'
import { startRetention } from '#backend/retention/start.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { addDemoCustomer } from '#backend/shop/demo/demo-customer.ts'
import { importDemoWhenEmpty } from '#backend/shop/import/first-start.ts'
import { createMediaApi } from '#backend/shop/media/api.ts'
import { progressOn } from '#backend/shop/import/progress.ts'
import type { Attachments } from '#contracts/attachments/attachments.ts'
import type { Printer } from '#printing/sheet.ts'
import type { Endpoint, ServiceFetch } from '#web/clients/call.server.ts'
import type { ContentEndpoint } from '#web/clients/send-form.server.ts'
import { currentNetwork } from './caller/caller.ts'
import type { Config } from './config.ts'
import { boundFetch } from './bounded-fetch.ts'
import { inProcess, sendInProcess } from './in-process.ts'
import { linksTo, openMail } from './open-mail.ts'
import { createPrinter } from './printer/printer.ts'
import { readFolderSecret } from './secret.ts'
import { orderChanges } from './shop/order-changes.ts'

/** A part of the server with its own path. */
export interface Mount {
  path: string
  app: Hono
}

export interface Services {
  shop: Endpoint
  content: ContentEndpoint
  /** Undefined if none are taken. */
  attachments: Attachments | undefined
  printer: Printer
  /** Embedded services, open to every caller under their paths. */
  mounts: Mount[]
  /** One line per service, shown at start: its kind and place. */
  described: string[]
  /**
   * Key of the server's signatures: SECRET, or the one stored with the data, so that all processes that share the data
   * agree.
   */
  secret: string
  /**
   * Rejects if the embedded shop's database does not respond. A remote shop is not probed, because pages work without
   * it.
   */
  probe(): Promise<unknown>
  close(): Promise<void>
}

type CallInit = Parameters<ServiceFetch>[1]

/**
 * Milliseconds for which the catalogue's version may be cached, so that an import is seen after this time. One page
 * makes several calls.
 */
const CATALOGUE_VERSION_AGE = 500

/** Opens embedded services and connects to remote ones. If something fails, everything opened before is closed. */
export async function openServices(config: Config, log: Logger): Promise<Services> {
  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of closing) await closeOne()
  }
  try {
    return { ...(await openEach(config, log, closing)), close }
  } catch (error) {
    // An open database would lock its folder and keep the process from ending.
    await close()
    throw error
  }
}

async function openEach(
  config: Config,
  log: Logger,
  closing: (() => Promise<void>)[],
): Promise<Omit<Services, 'close'>> {
  await makePrivateFolder(config.dataDir)
  const mounts: Mount[] = []
  const described: string[] = []

  const database = needsDatabase(config) ? await openDataOf(config, log, closing) : undefined
  const secret = await readSecret(config, database)
  const limiter = createLimits(config, secret, log)
  const attachments =
    config.takesAttachments && database
      ? createAttachments({
          db: database.db,
          dataDir: config.dataDir,
          limiter,
          log,
          secret,
          linkTo: linksTo(config),
          isShopEmbedded: !config.shop.url,
        })
      : undefined

  const site = config.contentUrl
    ? undefined
    : await loadContent({
        folder: `${config.root}/data`,
        publicUrl: config.publicUrl,
        secret,
        takesFiles: attachments !== undefined,
      })
  const mail = database && (await openMail(config, { database, secret, content: site, log }))
  if (mail) closing.unshift(mail.stop)
  let content: ContentEndpoint = { url: config.contentUrl ?? '', fetch: boundFetch(fetch, config.callsAtOnce) }
  if (!site) described.push(`content  ${config.contentUrl}`)
  else {
    const forms = database && mail && { db: database.db, mail, limiter, attachments, secret, log }
    const app = await contentApi(site, { picturesFolder: `${config.dataDir}/pictures`, forms })
    mounts.push({ path: '/typo', app })
    content = { url: 'http://embedded', fetch: inProcess(app), send: sendInProcess(app) }
    described.push('content  embedded, pages from data/pages')
  }

  let probe: Services['probe'] = async () => undefined
  let shop: Endpoint
  if (config.shop.url || !database || !mail) {
    const bounded = boundFetch(fetch, config.callsAtOnce)
    const limited = config.isLimited
      ? limitFetch<CallInit>(bounded, { secret, callerNetwork: currentNetwork, log })
      : bounded
    shop = { url: config.shop.url ?? '', fetch: orderChanges(limited) }
    described.push(`shop     ${config.shop.url}`)
    if (database) closing.unshift(startRetention({ db: database.db, ...foldersOf(config), log }).stop)
  } else {
    probe = () => database.query('select 1')
    const app = await openShop({ ...config, limiter }, log, { database, mail }, mounts, closing)
    shop = { url: 'http://embedded', fetch: inProcess(app) }
    const where = config.databaseUrl ? 'PostgreSQL at DATABASE_URL' : `PGlite in ${config.dataDir}`
    described.push(`shop     embedded, ${where}`)
    described.push(
      `mail     ${config.mail.smtpUrl ? 'SMTP at SMTP_URL' : `files in ${config.dataDir}/mails${config.mail.isShown ? ', shown at /demo/mails' : ''}`}`,
    )
  }
  const printer = createPrinter()
  closing.unshift(printer.close)
  return { shop, content, attachments, printer, mounts, described, secret, probe }
}

/** In the database are the embedded shop, the files of quote requests to any shop, and the forms of the embedded content. */
const needsDatabase = ({ shop, takesAttachments, contentUrl }: Config): boolean =>
  shop.url === undefined || takesAttachments || contentUrl === undefined

async function openDataOf(config: Config, log: Logger, closing: (() => Promise<void>)[]): Promise<OpenedDatabase> {
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, log })
  closing.unshift(database.close)
  if (database.dump) closing.unshift(await openControl(config.dataDir, database.dump, log))
  await migrate(database.db)
  return database
}

/** Processes that share a server's database have its secret, others that of their data folder. */
async function readSecret(config: Config, database: OpenedDatabase | undefined): Promise<string> {
  if (config.secret) return config.secret
  if (database && config.databaseUrl) return readInstallationSecret(database.db)
  return readFolderSecret(config.dataDir)
}

/** Folders in which files become old. */
const foldersOf = ({ dataDir }: Config) => ({
  mailFolder: mailFolder(dataDir),
  attachmentsFolder: attachmentsFolder(dataDir),
})

const createLimits = (config: Config, secret: string, log: Logger): Limiter =>
  config.isLimited ? createLimiter({ secret, callerNetwork: currentNetwork, log }) : NO_LIMITS

async function openShop(
  config: Config & { limiter: Limiter },
  log: Logger,
  { database, mail }: { database: OpenedDatabase; mail: MailQueue },
  mounts: Mount[],
  closing: (() => Promise<void>)[],
): Promise<Hono> {
  const imported = await importDemoWhenEmpty(database.db, { onProgress: progressOn(process.stderr) })
  const retention = startRetention({ db: database.db, ...foldersOf(config), log })
  closing.unshift(retention.stop)
  const settings = {
    accessKey: config.shop.accessKey,
    maxLimit: 250,
    publicUrl: config.publicUrl,
    storefronts: config.storefronts,
    confirmsRegistrations: config.confirmsRegistrations,
  }
  // Its password is public. An installation with a mail server is not a demo.
  if (imported && config.mail.isShown) await addDemoCustomer(database.db, { settings, limiter: NO_LIMITS, log })
  const shop = createShopApi({
    db: database.db,
    mail,
    settings,
    limiter: config.limiter,
    log,
    versionAge: CATALOGUE_VERSION_AGE,
  })
  mounts.push({ path: '/store-api', app: shop })
  mounts.push({ path: '/media', app: createMediaApi(database.db, log) })
  // An app without routes sends 404; a page would redirect to the same path in a language.
  mounts.push({ path: '/demo/mails', app: config.mail.isShown ? createDemoMails(config.dataDir) : new Hono() })
  return shop
}
