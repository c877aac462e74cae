import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSite, startSite } from './site.ts'
import { siteTemplate } from './template.ts'

/** Names the folder in which the run's sites are listed, for the process that ends them. */
const LIST = 'SHARED_SITES'

export type SharedSite = Pick<RunningSite, 'url' | 'dataDir' | 'pid' | 'output'>

const shared = new Map<string, Promise<SharedSite>>()

/**
 * The built site with the demo catalogue, one for all test files of a process. A start takes longer than most tests. It
 * logs everything, for those who look for what must not be logged. For tests whose visitors are their own, and that do
 * not stop it.
 */
export const sharedSite = (): Promise<SharedSite> =>
  shareSite('plain', async () => startSite({ template: await siteTemplate(), env: { LOG_LEVEL: 'trace' } }))

/** Address and mailbox of the site of {@link sharedPublicSite}. */
export const PUBLIC_HOST = 'www.shop.test'
export const PUBLIC_ORIGIN = `https://${PUBLIC_HOST}`
export const SALES_MAIL = 'sales@example.com'

/**
 * The built site as a company runs it: behind a proxy, with its own address, limits, statistics and mailbox. Limits
 * count only visitors with `x-forwarded-for`, and mailboxes.
 */
export const sharedPublicSite = (): Promise<SharedSite> =>
  shareSite('public', async () => {
    const env = {
      PUBLIC_URL: PUBLIC_ORIGIN,
      TRUSTED_HOPS: '1',
      LIMITS: 'on',
      MATOMO_URL: 'https://count.test',
      MATOMO_SITE_ID: '7',
      SALES_MAIL,
      METRICS_PORT: '0',
    }
    return startSite({ template: await siteTemplate(), env })
  })

/** The site that the first caller starts; ends with the run. */
export function shareSite(kind: string, start: () => Promise<RunningSite>): Promise<SharedSite> {
  const known = shared.get(kind)
  if (known) return known
  const started = start().then((site) => {
    const list = process.env[LIST]
    if (list !== undefined) writeFileSync(join(list, String(site.pid())), site.dataDir)
    return site
  })
  shared.set(kind, started)
  return started
}

/** Before all tests; ends the shared sites after them. */
export default function setup() {
  const list = mkdtempSync(join(tmpdir(), 'shared-sites-'))
  process.env[LIST] = list
  return () => {
    for (const pid of readdirSync(list)) {
      process.kill(Number(pid))
      rmSync(readFileSync(join(list, pid), 'utf8'), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
    rmSync(list, { recursive: true })
  }
}
