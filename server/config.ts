import { z } from 'zod'
import type { Storefront } from '#backend/http/shop-context.ts'
import { parseJson } from '#backend/files/parse-json.ts'
import type { Matomo } from '#contracts/consent.ts'
import { isVideoHost, VIDEO_HOSTS, type VideoHost } from '#contracts/content/links/hosted-video.ts'
import type { BasePaths } from '#contracts/content/links/site-address.ts'
import { firstLocale, LOCALES, type Locale, offeredLocales } from '#contracts/locales.ts'
import { EMBEDDED_LANGUAGE_IDS, SHARED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Patience, patienceOf } from '#web/clients/patience.ts'
import { readBasePaths } from './base-paths.ts'
import { type CompanyFiles, offerLanguagesOf, readCompanyFiles } from './company-files.ts'
import { ORDER_MARKS, type OrderMark } from './shop/order-mark.ts'
import { isLoopback } from './caller/caller-network.ts'

/** Access key of the embedded shop's demo. */
export const DEMO_ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'

const optional = z.string().optional()
const address = z.url().transform((value) => value.replace(/\/$/, ''))
/** No path, query, name or password. */
const isOrigin = (url: string) => /^https?:/.test(url) && new URL(url).href === `${new URL(url).origin}/`
const optionalAddress = address.optional()
const optionalOrigin = optionalAddress.refine((url) => !url || isOrigin(url), {
  message: 'must be scheme and host, such as https://www.example.com: the site cannot lie below a path',
})

/** `settings/described-settings.ts` says what each variable means. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('var'),
  /** Folder of the company: its facts, pages, catalogue and files. By default the demo's. */
  COMPANY_DIR: z.string().default('data'),
  WATCH: z.enum(['0', '1']).optional(),
  PUBLIC_URL: optionalOrigin,
  FRONT_URL: optionalOrigin,
  DATABASE_URL: optional,
  SHOP_URL: optionalAddress,
  SHOP_STOREFRONT_URL: optionalAddress,
  SHOP_ACCESS_KEY: z.string().default(DEMO_ACCESS_KEY),
  /** JSON object from locale to the shop's language id. Other locales keep their default. */
  SHOP_LANGUAGE_IDS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      const parsed = z.partialRecord(z.enum(LOCALES), z.string().regex(/^[0-9a-f]{32}$/)).safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"de":"<32 hex digits>"}' })
      return z.NEVER
    }),
  /**
   * Storefronts of others on the embedded shop: JSON object from address to locale of its language. Registrations may
   * name them, and a change of language leads to the first one in the new language.
   */
  STOREFRONTS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      const parsed = z.record(address, z.enum(LOCALES)).safeParse(parseJson(text))
      if (parsed.success) return Object.entries(parsed.data)
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"https://shop.example.com":"en"}' })
      return z.NEVER
    }),
  SHOP_LISTING_LIMIT: z.coerce.number().int().min(1).max(500).default(250),
  /** Field of a Shopware's orders for the key of a form; `off` if the company uses both of them. */
  SHOP_ORDER_MARK: z.enum([...ORDER_MARKS, 'off']).default('campaignCode'),
  CONTENT_URL: optionalAddress,
  /** The secret that the content system has, too. It signs links to previews and reports of changes. */
  CONTENT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEARCH_URL: optionalAddress,
  /**
   * JSON object from locale to its base path in the content system, `/` for a language at its root. The default is the
   * path on this site.
   */
  CONTENT_BASE_PATHS: z.string().default('{}').transform(readBasePaths),
  CALLS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(16),
  /**
   * Further origins of pictures, separated by blanks: a shop's CDN. Those of SHOP_URL and CONTENT_URL are always
   * allowed.
   */
  IMAGE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url())),
  VIDEO_HOSTS: z
    .string()
    .default(Object.keys(VIDEO_HOSTS).join(' '))
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().refine(isVideoHost, `must be some of ${Object.keys(VIDEO_HOSTS).join(', ')}`))),
  MATOMO_URL: optionalAddress,
  MATOMO_SITE_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  DEMO_MAILS: z.enum(['0', '1']).optional(),
  SALES_MAIL: optional,
  SALES_LANGUAGE: z.enum(LOCALES).optional(),
  ATTACHMENTS: z.enum(['on', 'off']).default('on'),
  /** Pages and calls of the Store API in progress at once. Others wait for a moment or are refused. */
  PAGES_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(24),
  PATIENCE: z.coerce.number().min(0.1).max(100).default(1),
  /** Seconds after SIGTERM in which connections are still accepted, until a load balancer has noticed. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(15).default(2),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SECRET: optional,
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  CONFIRM_REGISTRATIONS: z.enum(['on', 'off']).default('on'),
  LIMITS: z.enum(['on', 'off']).default('on'),
})

/** A variable that the program reads. */
export type SettingName = keyof (typeof environment)['shape']

/** Names of all variables. */
export const SETTING_NAMES: readonly SettingName[] = environment.keyof().options

/** Defaults of the variables that have one, as an operator would write them. */
export const SETTING_DEFAULTS: ReadonlyMap<string, string> = new Map(
  Object.entries(z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' }).properties ?? {}).flatMap(
    ([name, schema]) => (typeof schema === 'object' && 'default' in schema ? [[name, String(schema.default)]] : []),
  ),
)

export interface Config extends CompanyFiles {
  port: number
  host: string
  dataDir: string
  /** Folder of COMPANY_DIR. */
  companyDir: string
  /** Whether its changed files are shown without a restart. */
  isWatched: boolean
  /** Whether it is the demo's, whose customer has the demo's products. */
  isDemo: boolean
  /** Origin of the site in absolute addresses: PUBLIC_URL, or a guess for trying it out. */
  publicUrl: string
  /** Origin of the pages to which mails lead. Differs from `publicUrl` if another instance shows them. */
  frontUrl: string
  /** Origin of PUBLIC_URL. Without one every host that reaches the server is the site's own. */
  origin: string | undefined
  databaseUrl: string | undefined
  shop: {
    url: string | undefined
    /** SHOP_STOREFRONT_URL. */
    storefrontUrl: string | undefined
    accessKey: string
    languageIds: Record<Locale, string>
    listingLimit: number
    orderMark?: OrderMark | undefined
  }
  /** Further storefronts of the embedded shop. */
  storefronts: Storefront[]
  /** Whether the embedded shop's new customers confirm their address before the first login. */
  confirmsRegistrations: boolean
  contentUrl: string | undefined
  contentSecret: string | undefined
  searchUrl: string | undefined
  contentBasePaths: BasePaths
  callsAtOnce: number
  imageOrigins: string[]
  videoHosts: VideoHost[]
  matomo: Matomo | undefined
  mail: {
    smtpUrl: string | undefined
    from: string
    sales: string
    /** Language of the mails to sales. */
    salesLocale: Locale
    /** Who can read the mails, which are files, at /demo/mails. */
    shownTo: 'no one' | 'own machine' | 'everyone'
  }
  trustedHops: number
  isLimited: boolean
  takesAttachments: boolean
  pagesAtOnce: number
  /** Milliseconds for which pages wait for services. */
  patience: Patience
  /** Milliseconds for which a request may wait for its turn. */
  longestWait: number
  drainSeconds: number
  logLevel: string
  /** Where figures are given to Prometheus; undefined if nowhere. */
  metrics: { port: number; host: string } | undefined
  /** Key of the server's signatures. By default the services create and store one, see services.ts. */
  secret: string | undefined
  defaultLocale: Locale
}

/** Whether visitors come over HTTPS. */
export const isSecure = ({ origin }: Pick<Config, 'origin'>): boolean => origin?.startsWith('https:') ?? false

/** An empty variable counts as unset: `DATA_DIR=` is not the program's own folder. But no host of videos is a choice. */
const givenOf = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== '' || name === 'VIDEO_HOSTS'))

/**
 * Reads the settings once.
 * @throws Error with every wrong variable and the reason.
 */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const parsed = environment.safeParse(givenOf(env))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings are not valid:\n${problems.join('\n')}`)
  }
  const given = parsed.data
  const dataDir = resolve(root, given.DATA_DIR)
  const companyDir = resolve(root, given.COMPANY_DIR)
  offerLanguagesOf(companyDir)
  const files = readCompanyFiles(companyDir)
  const { company } = files
  const defaultLocale = firstLocale()
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  const languageIds = { ...(given.SHOP_URL ? SHARED_LANGUAGE_IDS : EMBEDDED_LANGUAGE_IDS), ...given.SHOP_LANGUAGE_IDS }
  mkdirSync(dataDir, { recursive: true })
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir,
    companyDir,
    isWatched: given.WATCH === '1',
    isDemo: companyDir === resolve(root, 'data'),
    publicUrl,
    frontUrl: given.FRONT_URL ?? publicUrl,
    origin: given.PUBLIC_URL && new URL(given.PUBLIC_URL).origin,
    databaseUrl: given.DATABASE_URL,
    shop: {
      url: given.SHOP_URL,
      storefrontUrl: given.SHOP_STOREFRONT_URL,
      accessKey: given.SHOP_ACCESS_KEY,
      languageIds,
      listingLimit: given.SHOP_LISTING_LIMIT,
      orderMark: given.SHOP_ORDER_MARK === 'off' ? undefined : given.SHOP_ORDER_MARK,
    },
    storefronts: [...frontPages(given.FRONT_URL), ...given.STOREFRONTS].map(([url, locale]) => ({
      url,
      languageId: languageIds[locale],
    })),
    confirmsRegistrations: given.CONFIRM_REGISTRATIONS === 'on',
    contentUrl: given.CONTENT_URL,
    contentSecret: given.CONTENT_SECRET,
    searchUrl: given.SEARCH_URL,
    contentBasePaths: given.CONTENT_BASE_PATHS,
    callsAtOnce: given.CALLS_AT_ONCE,
    imageOrigins: [given.SHOP_URL, given.CONTENT_URL, ...given.IMAGE_ORIGINS].flatMap((url) =>
      url ? [new URL(url).origin] : [],
    ),
    videoHosts: given.VIDEO_HOSTS,
    matomo:
      given.MATOMO_URL && given.MATOMO_SITE_ID ? { url: given.MATOMO_URL, siteId: given.MATOMO_SITE_ID } : undefined,
    mail: {
      smtpUrl: given.SMTP_URL,
      from: given.MAIL_FROM ?? `"${company.name.replaceAll('"', '')}" <${company.mail}>`,
      sales: given.SALES_MAIL ?? company.mail,
      salesLocale: given.SALES_LANGUAGE ?? defaultLocale,
      shownTo: given.SMTP_URL ? 'no one' : readersOfMails(given),
    },
    trustedHops: given.TRUSTED_HOPS,
    isLimited: given.LIMITS === 'on',
    takesAttachments: given.ATTACHMENTS === 'on',
    pagesAtOnce: given.PAGES_AT_ONCE,
    patience: patienceOf(given.PATIENCE),
    longestWait: 1_000 * given.PATIENCE,
    drainSeconds: given.DRAIN_SECONDS,
    logLevel: given.LOG_LEVEL,
    metrics: given.METRICS_PORT === undefined ? undefined : { port: given.METRICS_PORT, host: given.METRICS_HOST },
    secret: given.SECRET,
    defaultLocale,
    ...files,
  }
}

/** The shop's address at the instance that shows the pages, in each language. */
const frontPages = (frontUrl: string | undefined): [url: string, locale: Locale][] =>
  frontUrl === undefined ? [] : offeredLocales().map((locale) => [`${frontUrl}/${locale}/shop`, locale])

/** Strangers must not read mails: by default only a server on a loopback address shows them. */
function readersOfMails({ DEMO_MAILS, HOST, PUBLIC_URL }: z.infer<typeof environment>): Config['mail']['shownTo'] {
  if (DEMO_MAILS !== undefined) return DEMO_MAILS === '1' ? 'everyone' : 'no one'
  return isOwnMachine(HOST) && (!PUBLIC_URL || isOwnMachine(new URL(PUBLIC_URL).hostname)) ? 'own machine' : 'no one'
}

/** @param host as in HOST or a URL: `[::1]`. */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopback(host.replace(/^\[|\]$/g, ''))
