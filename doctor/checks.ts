import type { Config } from '#server/config.ts'
import { createAsk } from './ask.ts'
import type { Finding } from './finding.ts'
import { checkContent } from './content/check-content.ts'
import { checkPages } from './content/check-pages.ts'
import { checkDatabase, serverOf } from './database/check-database.ts'
import { checkMail } from './mail/check-mail.ts'
import { checkIndex } from './search/check-index.ts'
import { checkSearch } from './search/check-search.ts'
import { checkRackNumbers } from './shop/check-rack-numbers.ts'
import { checkShop } from './shop/check-shop.ts'

/** One of the services, as configured. */
export interface Check {
  name: 'shop' | 'tools' | 'content' | 'pages' | 'search' | 'mail' | 'database'
  /** The system to be checked, or the reason why it is not; never with a password. */
  subject: string
  /**
   * Undefined if there is nothing to check. Returns findings in the order of their weight. Returns undefined if the
   * check of another service reports why it could not run.
   */
  run: (() => Promise<Finding[] | undefined>) | undefined
  /** Questions to the operator, about facts that the responses do not tell. */
  questions?: readonly string[]
}

const PAGES = 'of the main menu there, and those that the site links to'
const EMBEDDED = 'embedded, nothing to check'
const INDEX = 'what the index has of the connected systems, while a server runs'
/** A Shopware and a TYPO3 send mails themselves. */
const UNUSED = 'not used: the systems at SHOP_URL and CONTENT_URL do it'

/** Facts that a Store API does not tell. The operator of a Shopware has to look there. */
const SHOP_QUESTIONS: readonly string[] = [
  'Are additional address lines optional (Settings, Log-in & sign-up)? The forms of the site have none. Where the shop requires them, it refuses guests, who are asked to call.',
  'Does a flow for "order placed" send a mail to the customer and one to your sales, with the two templates named Profilwerk? The site sends none, and Shopware’s own template shows neither cut lengths nor notes.',
  'Is core.cart.lineItemAddLimit 0? It counts the additions of all visitors of the site together, because their requests come from one machine.',
  'Does the shop use Elasticsearch (SHOPWARE_ES_ENABLED)? Then its lists show a change once its own index has it.',
]

const WITHOUT_LOCKS =
  'Does one process serve the site? Several need one DATABASE_URL for their turns with a cart, or a balancer that keeps each visitor with one of them. Otherwise additions to a cart get lost.'

/** All services, the most important one first. */
export function checksOf(config: Config): Check[] {
  const { shop, contentUrl, searchUrl, databaseUrl, mail } = config
  const ask = createAsk()
  // Forms of the embedded content are mails, whatever the shop is.
  const isMailUnused = shop.url !== undefined && contentUrl !== undefined
  return [
    {
      name: 'shop',
      subject: shop.url ?? EMBEDDED,
      run: shop.url ? () => checkShop(config, ask) : undefined,
      questions: shop.url ? [...SHOP_QUESTIONS, ...(databaseUrl ? [] : [WITHOUT_LOCKS])] : [],
    },
    {
      name: 'tools',
      subject: shop.url ? 'item numbers of chain-rack.json' : EMBEDDED,
      run: shop.url ? () => checkRackNumbers(config, ask) : undefined,
    },
    { name: 'content', subject: contentUrl ?? EMBEDDED, run: contentUrl ? () => checkContent(config, ask) : undefined },
    ...(contentUrl ? [{ name: 'pages' as const, subject: PAGES, run: () => checkPages(config, ask) }] : []),
    ...(searchUrl
      ? [
          {
            name: 'search' as const,
            subject: new URL(searchUrl).host,
            run: isCluster(searchUrl) ? undefined : () => checkSearch(config, ask),
          },
        ]
      : shop.url || contentUrl
        ? [{ name: 'search' as const, subject: INDEX, run: () => checkIndex(config, ask) }]
        : []),
    {
      name: 'database',
      subject: databaseUrl ? (serverOf(databaseUrl) ?? 'DATABASE_URL') : EMBEDDED,
      run: databaseUrl ? () => checkDatabase(config) : undefined,
    },
    {
      name: 'mail',
      subject: isMailUnused ? UNUSED : mail.smtpUrl ? 'SMTP_URL' : 'files in DATA_DIR/mails, nothing to check',
      run: mail.smtpUrl && !isMailUnused ? () => checkMail(config) : undefined,
    },
  ]
}

/** A service of the contract has no password; a cluster has no search of its own that could be asked. */
const isCluster = (url: string): boolean => new URL(url).username !== ''
