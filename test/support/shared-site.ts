import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSite, startSite } from './site.ts'
import { siteTemplate } from './template.ts'

/** Names the folder in which the run's sites are listed, for the process that ends them. */
const LIST = 'SHARED_SITES'

export type SharedSite = Pick<RunningSite, 'url' | 'dataDir'>

let shared: Promise<SharedSite> | undefined

/**
 * The built site with the demo catalogue and no settings of its own, one for all test files of a process: a start takes longer
 * than most tests. For tests whose visitors are their own, and that neither stop it nor count what others do, too.
 */
export const sharedSite = (): Promise<SharedSite> => (shared ??= startShared())

async function startShared(): Promise<SharedSite> {
  const site = await startSite({ template: await siteTemplate() })
  const list = process.env[LIST]
  if (list !== undefined) writeFileSync(join(list, String(site.pid())), site.dataDir)
  return site
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
