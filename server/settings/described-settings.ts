import type { SettingName } from '#server/config.ts'

interface DescribedSetting {
  /** For the documentation, in Markdown. */
  meaning: string
  /** The first version that reads it. */
  since: string
}

interface SettingGroup {
  title: string
  settings: Partial<Record<SettingName, DescribedSetting>>
}

const since01 = (meaning: string): DescribedSetting => ({ meaning, since: '0.1.0' })
const since02 = (meaning: string): DescribedSetting => ({ meaning, since: '0.2.0' })

/** All settings for operators, in the order of the documentation. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'The site',
    settings: {
      PUBLIC_URL: since01(
        'public address without a path: `https://www.example.com`. Forms, cookies and HSTS depend on it, so set it behind a proxy',
      ),
      HOST: since01('address to listen at; `0.0.0.0` for all interfaces'),
      PORT: since01('port to listen at'),
      TRUSTED_HOPS: since01(
        'number of your proxies in front of the site. Each appends to `X-Forwarded-For`, which limits per client need',
      ),
      SECRET: since01(
        'signs cookies; created and stored in the database or the data folder; required for several processes with `SHOP_URL`',
      ),
      FRONT_URL: since01('address of the instance that shows the pages, if this one is its back end only'),
    },
  },
  {
    title: 'Data and mails',
    settings: {
      COMPANY_DIR: since02('folder of the company: facts, pages, catalogue, files; by default the demo'),
      WATCH: since02(
        '`1` shows changed files of that folder at once, and mistakes in them at the top of the pages ([content-format](content-format.md))',
      ),
      DATA_DIR: since01('folder of the embedded database, of files and of mails'),
      DATABASE_URL: since01(
        'a PostgreSQL server instead of the embedded one; any number of processes with the same `PUBLIC_URL` may share it',
      ),
      SMTP_URL: since01(
        'mail server: `smtps://user:password@host`, or `smtp://…:587?requireTLS=true`. Without it mails are files in `DATA_DIR/mails`',
      ),
      MAIL_FROM: since01('sender of all mails; by default name and address of `company.json`'),
      SALES_MAIL: since01('recipient of quote requests; by default the address of `company.json`'),
      SALES_LANGUAGE: since01('language of the mails to `SALES_MAIL`; by default the first one of the company'),
      DEMO_MAILS: since01(
        '`1` shows stored mails to everyone who reaches the site, `0` to no one; by default a demo shows them to browsers on its machine',
      ),
      ATTACHMENTS: since01('`off`: no files are taken for quote requests ([attachments](attachments.md))'),
    },
  },
  {
    title: 'Shop',
    settings: {
      SHOP_URL: since01(
        'a Shopware 6 instead of the embedded shop: `https://shop.example.com/store-api` ([shopware](shopware.md))',
      ),
      SHOP_ACCESS_KEY: since01('key of the sales channel'),
      SHOP_STOREFRONT_URL: since01(
        'address with which guests register; by default the domain of the sales channel for the language of the page',
      ),
      SHOP_LANGUAGE_IDS: since01('language id per locale, as JSON'),
      SHOP_LISTING_LIMIT: since01(
        'products of one listing request; a Shopware allows 100 unless told otherwise, the embedded shop 250',
      ),
      SHOP_ORDER_MARK: since01(
        'field of an order of the Shopware for the key of a form; `off` if the company uses all of them ([shopware](shopware.md))',
      ),
      STOREFRONTS: since01(
        'storefronts of others on the embedded shop, each with its language, as JSON: `{"https://shop.example.com":"en"}`; guests may register there',
      ),
      CONFIRM_REGISTRATIONS: since01('`off` lets new customers of the embedded shop in without the link in a mail'),
    },
  },
  {
    title: 'Content and search',
    settings: {
      CONTENT_URL: since01(
        'a TYPO3 with EXT:headless instead of the embedded content system: `https://cms.example.com` ([typo3](typo3.md))',
      ),
      CONTENT_BASE_PATHS: since01('base path per locale, as JSON, if it differs from that of this site: `{"de":"/"}`'),
      CONTENT_SECRET: since01('secret for previews and for changes that show at once, of at least 32 characters'),
      SEARCH_URL: since01('a search service instead of the embedded one ([search](search.md))'),
      IMAGE_ORIGINS: since01('further origins of pictures, separated by blanks, such as the CDN of a shop'),
      VIDEO_HOSTS: since01('hosts of videos whose players pages may show, separated by blanks'),
      MATOMO_URL: since01('a Matomo that counts the visits of those who agree'),
      MATOMO_SITE_ID: since01('id of this site there'),
    },
  },
  {
    title: 'Load and observation',
    settings: {
      PAGES_AT_ONCE: since01('pages rendered and calls of the Store API served at the same time'),
      CALLS_AT_ONCE: since01('simultaneous calls to each remote service'),
      PATIENCE: since01('factor of the times for which visitors wait for a turn and pages for services'),
      DRAIN_SECONDS: since01('seconds after SIGTERM in which new connections are still accepted'),
      LIMITS: since01('`off` for load tests only'),
      LOG_LEVEL: since01(
        'the least serious level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace`, or `silent`',
      ),
      METRICS_PORT: since02('port on which Prometheus reads [metrics](#metrics); without it there are none'),
      METRICS_HOST: since02('address for that port'),
    },
  },
]

/** The same without groups. */
export const DESCRIBED_SETTINGS: ReadonlyMap<string, DescribedSetting> = new Map(
  SETTING_GROUPS.flatMap(({ settings }) => Object.entries(settings)),
)
