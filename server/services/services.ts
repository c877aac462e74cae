import type { Logger } from 'pino'
import type { PrintRequest } from '#backend/shop/order/document/print-request.ts'
import { createAttachments } from '#backend/attachments/attachments.ts'
import { attachmentsFolder } from '#backend/attachments/disk.ts'
import { createConsentLog } from '#backend/consent/consent-log.ts'
import { hasNewsletter } from '#backend/content/forms/form-pages.ts'
import type { Connections, DatabaseState } from '#backend/database/database.ts'
import { makePrivateFolder } from '#backend/files/private-files.ts'
import { createLimiter, type LimiterOptions, NO_LIMITS } from '#backend/limits/limiter.ts'
import { countInMemory, UNCOUNTED } from '#backend/limits/memory-limiter.ts'
import { type MailBacklog, readMailBacklog } from '#backend/mail/backlog.ts'
import { mailFolder } from '#backend/mail/start.ts'
import { createSearchReport } from '#backend/search/report/search-report.ts'
import { startRetention } from '#backend/retention/start.ts'
import { warnOfOtherRows } from '#backend/resistance/compare-served.ts'
import type { Attachments } from '#contracts/attachments/attachments.ts'
import type { ConsentLog } from '#contracts/consent.ts'
import type { NoteSearch } from '#contracts/search/asked-search.ts'
import type { Resistance } from '#contracts/resistance/resistance.ts'
import type { Printer, ReadPhotograph } from '#printing/printed-document.ts'
import type { Endpoint } from '#web/clients/call.server.ts'
import type { ContentEndpoint } from '#web/clients/send-form.server.ts'
import { currentDevice, currentNetwork } from '#server/caller/caller.ts'
import type { OpenedBrand } from '#server/brand/open-brand.ts'
import { writePrintFonts } from '#server/brand/typeface/write-print-fonts.ts'
import { readShownCompany } from '#server/company/shown-company.ts'
import { type OnCompanyChange, watchCompany } from '#server/company/watch-company.ts'
import type { Config } from '#server/config.ts'
import { createPrinter } from '#server/printer/printer.ts'
import { openSearch } from '#server/search/open-search.ts'
import { createPhotographReader } from '#server/shop/read-photographs.ts'
import type { OpenedSearch } from '#server/search/opened-search.ts'
import { openContent, remoteContent } from './open-content.ts'
import { needsDatabase, openData } from './open-data.ts'
import { linksTo, openMail } from './open-mail.ts'
import { openShop, remoteShop } from './open-shop.ts'
import type { Mount } from './opened.ts'
import { readSecret } from './secret.ts'

export interface Services {
  shop: Endpoint
  content: ContentEndpoint
  search: Endpoint
  /** Undefined if none are taken. */
  attachments: Attachments | undefined
  consentLog: ConsentLog
  noteSearch: NoteSearch
  printer: Printer & { photograph: ReadPhotograph }
  /** Counts a CAD file for the caller's network, and returns the seconds to wait if it had too many. */
  countCadFile: () => Promise<number | undefined>
  /** Undefined if the company has no table. */
  resistance: Resistance | undefined
  brand: OpenedBrand
  /** Calls a listener after each change of the company's files; undefined if they are not watched. */
  onCompanyChange: ((listener: OnCompanyChange) => void) | undefined
  /** Embedded services, open to every caller under their paths. */
  mounts: Mount[]
  /** One line per service, shown at start: its kind and place. */
  described: string[]
  /**
   * Key of the server's signatures: SECRET, or the one stored with the data. It is the same in all processes that share
   * the data.
   */
  secret: string
  /** Whether the database could serve the next request; undefined if no service needs one. */
  databaseState: (() => Promise<DatabaseState>) | undefined
  /** Undefined without a database server. */
  connections: (() => Connections) | undefined
  /** Undefined if no service sends mails. */
  mailBacklog: (() => Promise<MailBacklog>) | undefined
  close(): Promise<void>
}

/** Milliseconds until changed pages are indexed: the embedded database would not serve their first visitor meanwhile. */
const INDEXED_AFTER = 2_000

/**
 * Opens embedded services and connects to remote ones. If one fails, those opened before are closed. An open database
 * would lock its folder and keep the process from ending.
 */
export async function openServices(config: Config, log: Logger): Promise<Services> {
  const { companyDir, dataDir, isLimited } = config
  await using opened = new AsyncDisposableStack()
  await makePrivateFolder(dataDir)
  const database = needsDatabase(config) ? opened.adopt(await openData(config, log), ({ close }) => close()) : undefined
  const secret = await readSecret(config, database)
  const limits: LimiterOptions = { secret, callerNetwork: currentNetwork, callerDevice: currentDevice, log }
  const limiter = isLimited ? createLimiter(limits) : NO_LIMITS
  const isShopEmbedded = !config.shop.url
  const attachments =
    config.takesAttachments && database
      ? createAttachments({ db: database.db, dataDir, limiter, log, secret, linkTo: linksTo(config), isShopEmbedded })
      : undefined

  const files = { folder: companyDir, publicUrl: config.publicUrl, secret, takesFiles: attachments !== undefined }
  const read = () => readShownCompany(files, !config.contentUrl)
  const first = await read()
  let site = first.content
  // Otherwise the first page of a visitor would find a table that cannot be read.
  const oldTable = first.resistance && (await warnOfOtherRows(`${companyDir}/resistance`))
  if (oldTable !== undefined) log.warn(oldTable)
  const printer = opened.adopt(createPrinter({ fonts: await writePrintFonts(dataDir, first.brand) }), ({ close }) =>
    close(),
  )
  // Mails that wait since the last stop are sent before the shop is open.
  let printRequest: PrintRequest | undefined
  const print: PrintRequest = async (order, locale) => printRequest?.(order, locale)
  const mail =
    database &&
    opened.adopt(await openMail(config, { database, secret, content: () => site, print, log }), ({ stop }) => stop())
  // The shop's own search starts, and changed pages are indexed, only once everything is open.
  let search: OpenedSearch | undefined
  const forms = database && mail && { db: database.db, mail, limiter, attachments, secret, log }
  const ownContent = site && (await openContent(config, { site, forms, ground: first.brand.ground }))
  const content = ownContent ?? remoteContent(config.contentUrl ?? '', config)

  const shop =
    isShopEmbedded && database && mail
      ? await openShop(config, {
          database,
          mail,
          hasNewsletter: (locale) => site !== undefined && hasNewsletter(site, locale),
          findProducts: async (term, language) => search?.findProducts?.(term, language),
          printer,
          limiter,
          log,
        })
      : opened.adopt(remoteShop(config.shop.url ?? '', config, limits), ({ close }) => close())
  if ('printRequest' in shop) printRequest = shop.printRequest
  if (database) {
    const folders = { mailFolder: mailFolder(dataDir), attachmentsFolder: attachmentsFolder(dataDir) }
    opened.defer(startRetention({ db: database.db, ...folders, log }).stop)
  }
  const endpoints = { shop: shop.endpoint, content: content.endpoint }
  search = opened.adopt(await openSearch(config, { database, site, endpoints, limits, log }), ({ close }) => close())
  const count = isLimited ? countInMemory(limits) : UNCOUNTED
  const report = createSearchReport({
    network: currentNetwork,
    write: (searches) => log.info({ event: 'searches', ...searches }, 'searches without hits, and without a press'),
  })
  opened.defer(async () => report.end())
  const media = isShopEmbedded ? shop.mounts.find(({ path }) => path === '/media') : undefined
  const photograph = createPhotographReader({
    ownMedia: media && (async (path) => media.app.request(path)),
    origins: config.imageOrigins,
    warn: (error, message) => log.warn({ err: error }, message),
  })
  const watched = config.isWatched
    ? opened.adopt(watchCompany({ folder: companyDir, first, read, log }), ({ close }) => close())
    : undefined
  let indexing: NodeJS.Timeout | undefined
  watched?.onChange(async ({ content: changed }, problem) => {
    if (problem !== undefined || !changed) return
    site = changed
    await ownContent?.change(changed)
    clearTimeout(indexing)
    indexing = setTimeout(() => search?.changeContent?.(changed), INDEXED_AFTER).unref()
  })
  const closing = opened.move()
  return {
    shop: shop.endpoint,
    content: content.endpoint,
    search: search.endpoint,
    attachments,
    consentLog: createConsentLog(`${dataDir}/consents`, undefined, async () => (await count('consent')) !== undefined),
    noteSearch: report.note,
    printer: { ...printer, photograph },
    countCadFile: async () => (await count('cadFile'))?.seconds,
    resistance: first.resistance,
    brand: first.brand,
    onCompanyChange: watched?.onChange,
    mounts: [...content.mounts, ...shop.mounts, ...(search.app ? [{ path: '/search', app: search.app }] : [])],
    described: [...content.described, ...shop.described, search.described],
    secret,
    databaseState: database?.state,
    connections: database?.connections,
    mailBacklog: database && (() => readMailBacklog(database.query)),
    close: () => closing.disposeAsync(),
  }
}
