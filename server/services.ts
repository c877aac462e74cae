import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createConsentLog } from '#backend/consent/consent-log.ts'
import { createAttachments } from '#backend/attachments/attachments.ts'
import { attachmentsFolder } from '#backend/attachments/disk.ts'
import { contentApi, loadContent } from '#backend/content/api.ts'
import { type ControlCommands, openControl } from '#backend/control/control.ts'
import { handleSubmissions, submissionsRequestSchema } from '#backend/submissions/submissions.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openDatabase } from '#backend/database/open.ts'
import { readInstallationSecret } from '#backend/database/installation-secret.ts'
import { migrate } from '#backend/database/migrate.ts'
import { limitFetch } from '#backend/limits/limited-fetch.ts'
import { createLimiter, type Limiter, NO_LIMITS } from '#backend/limits/limiter.ts'
import { countInMemory, UNCOUNTED } from '#backend/limits/memory-limiter.ts'
import { createDemoMails } from '#backend/mail/demo-mails.tsx'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { mailFolder } from '#backend/mail/start.ts'
import { makePrivateFolder } from '#backend/files/private-files.ts'
import { openResistance } from '#backend/resistance/resistance.ts'
import { startRetention } from '#backend/retention/start.ts'
import { createShopApi } from '#backend/shop/api.ts'
import type { FindProducts } from '#backend/shop/catalogue/listing/search-listing.ts'
import { addDemoCustomer } from '#backend/shop/demo/demo-customer.ts'
import { importDemoWhenEmpty } from '#backend/shop/import/first-start.ts'
import { createMediaApi } from '#backend/shop/media/api.ts'
import { progressOn } from '#backend/shop/import/progress.ts'
import { storeMissingOffers } from '#backend/shop/import/store-missing-offers.ts'
import type { ConsentLog } from '#contracts/consent.ts'
import type { Attachments } from '#contracts/attachments/attachments.ts'
import type { Resistance } from '#contracts/resistance/resistance.ts'
import type { Printer } from '#printing/sheet.ts'
import type { Endpoint, ServiceFetch } from '#web/clients/call.server.ts'
import { createDoubt } from '#web/clients/patience.ts'
import type { ContentEndpoint } from '#web/clients/send-form.server.ts'
import { askContext } from '#web/clients/shop.server.ts'
import { currentNetwork } from './caller/caller.ts'
import type { Config } from './config.ts'
import { boundFetch } from './bounded-fetch.ts'
import { inProcess, inProcessWithLimit, sendInProcess } from './in-process.ts'
import { linksTo, openMail } from './open-mail.ts'
import { createPrinter } from './printer/printer.ts'
import { openSearch } from './search/open-search.ts'
import type { OpenedSearch } from './search/opened-search.ts'
import { reloadingContent } from './reloading-content.ts'
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
  search: Endpoint
  /** Undefined if none are taken. */
  attachments: Attachments | undefined
  consentLog: ConsentLog
  printer: Printer
  /** Counts a CAD file for the caller's network, and returns the seconds to wait if it had too many. */
  countCadFile: () => Promise<number | undefined>
  resistance: Resistance
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

interface ServiceOptions {
  /** Whether changed files of the embedded content are read again, for development. */
  reloadsContent?: boolean
}

/** Opens embedded services and connects to remote ones. If something fails, everything opened before is closed. */
export async function openServices(config: Config, log: Logger, options: ServiceOptions = {}): Promise<Services> {
  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of closing) await closeOne()
  }
  try {
    return { ...(await openEach(config, log, closing, options)), close }
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
  { reloadsContent = false }: ServiceOptions,
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

  const folder = `${config.root}/data`
  const files = { folder, publicUrl: config.publicUrl, secret, takesFiles: attachments !== undefined }
  const site = config.contentUrl ? undefined : await loadContent(files)
  const mail = database && (await openMail(config, { database, secret, content: site, log }))
  if (mail) closing.unshift(mail.stop)
  // The shop's own search starts, and changed pages are indexed, only once everything is open.
  let search: OpenedSearch | undefined
  let content: ContentEndpoint = {
    url: config.contentUrl ?? '',
    fetch: boundFetch(fetch, config.callsAtOnce),
    doubt: createDoubt(),
  }
  if (!site) described.push(`content  ${config.contentUrl}`)
  else {
    const forms = database && mail && { db: database.db, mail, limiter, attachments, secret, log }
    const serveContent = (read: typeof site) =>
      contentApi(read, { picturesFolder: `${config.dataDir}/pictures`, forms })
    const loaded = await serveContent(site)
    const reload = async () => {
      const changed = await loadContent(files)
      search?.changeContent?.(changed)
      return serveContent(changed)
    }
    const reloading = reloadsContent ? reloadingContent(loaded, folder, reload, log) : undefined
    if (reloading) closing.unshift(reloading.close)
    const app = reloading?.app ?? loaded
    mounts.push({ path: '/typo', app })
    content = { url: 'http://embedded', fetch: inProcess(app), send: sendInProcess(app) }
    described.push('content  embedded, pages from data/pages')
  }

  const findProducts: FindProducts = async (term, language) => search?.findProducts?.(term, language)
  let probe: Services['probe'] = async () => undefined
  let shop: Endpoint
  if (config.shop.url || !database || !mail) {
    const bounded = boundFetch(fetch, config.callsAtOnce)
    const limited = config.isLimited
      ? limitFetch<CallInit>(bounded, { secret, callerNetwork: currentNetwork, log })
      : bounded
    const { url = '', accessKey } = config.shop
    shop = { url, fetch: orderChanges(limited), doubt: createDoubt(askContext(url, accessKey)) }
    described.push(`shop     ${config.shop.url}`)
    if (database) closing.unshift(startRetention({ db: database.db, ...foldersOf(config), log }).stop)
  } else {
    probe = () => database.query('select 1')
    const app = await openShop({ ...config, limiter }, log, { database, mail, findProducts }, mounts, closing)
    // A database server may hang; the embedded one does its work in this process.
    shop = config.databaseUrl
      ? { url: 'http://embedded', fetch: inProcessWithLimit(app), doubt: createDoubt(probe) }
      : { url: 'http://embedded', fetch: inProcess(app) }
    const where = config.databaseUrl ? 'PostgreSQL at DATABASE_URL' : `PGlite in ${config.dataDir}`
    described.push(`shop     embedded, ${where}`)
    described.push(
      `mail     ${config.mail.smtpUrl ? 'SMTP at SMTP_URL' : `files in ${config.dataDir}/mails${config.mail.isShown ? ', shown at /demo/mails' : ''}`}`,
    )
  }
  const limits = { secret, callerNetwork: currentNetwork, log }
  search = await openSearch(config, { database, site, limits, log })
  closing.unshift(search.close)
  if (search.app) mounts.push({ path: '/search', app: search.app })
  described.push(search.described)
  const printer = createPrinter()
  closing.unshift(printer.close)
  const count = config.isLimited ? countInMemory(limits) : UNCOUNTED
  const countCadFile = async () => (await count('cadFile'))?.seconds
  const resistance = openResistance(`${config.root}/data/resistance`)
  const consentLog = createConsentLog(`${config.dataDir}/consents`)
  return {
    shop,
    content,
    search: search.endpoint,
    attachments,
    consentLog,
    printer,
    countCadFile,
    resistance,
    mounts,
    described,
    secret,
    probe,
  }
}

/** The database holds the embedded shop, the files of quote requests to any shop, and the embedded content's forms. */
const needsDatabase = ({ shop, takesAttachments, contentUrl }: Config): boolean =>
  shop.url === undefined || takesAttachments || contentUrl === undefined

async function openDataOf(config: Config, log: Logger, closing: (() => Promise<void>)[]): Promise<OpenedDatabase> {
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, log })
  closing.unshift(database.close)
  await migrate(database.db)
  const { dump, db } = database
  if (dump) {
    const commands: ControlCommands = {
      '/dump': async () => Buffer.from(await dump()),
      '/submissions': async (input) => {
        const result = await handleSubmissions(db, submissionsRequestSchema.parse(input))
        return Buffer.from(JSON.stringify(result, undefined, 2))
      },
    }
    closing.unshift(await openControl(config.dataDir, commands, log))
  }
  return database
}

/** Processes that share a server's database have its secret, others that of their data folder. */
async function readSecret(config: Config, database: OpenedDatabase | undefined): Promise<string> {
  if (config.secret) return config.secret
  if (database && config.databaseUrl) return readInstallationSecret(database.db)
  return readFolderSecret(config.dataDir)
}

/** Folders whose files expire. */
const foldersOf = ({ dataDir }: Config) => ({
  mailFolder: mailFolder(dataDir),
  attachmentsFolder: attachmentsFolder(dataDir),
})

const createLimits = (config: Config, secret: string, log: Logger): Limiter =>
  config.isLimited ? createLimiter({ secret, callerNetwork: currentNetwork, log }) : NO_LIMITS

async function openShop(
  config: Config & { limiter: Limiter },
  log: Logger,
  {
    database,
    mail,
    findProducts,
  }: { database: OpenedDatabase; mail: MailQueue; findProducts: FindProducts | undefined },
  mounts: Mount[],
  closing: (() => Promise<void>)[],
): Promise<Hono> {
  const imported = await importDemoWhenEmpty(database.db, { onProgress: progressOn(process.stderr) })
  // Without them lists are slower, but not wrong.
  await storeMissingOffers(database.db).catch((error: unknown) => {
    log.warn({ err: error }, 'the offers of families could not be stored')
  })
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
    ...(findProducts && { findProducts }),
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
