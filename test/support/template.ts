import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD, startSite } from './site.ts'

/** Beside the build that made them. */
const TEMPLATES = join(BUILD, 'test-data')

/**
 * A data folder with the imported demo catalogue, created once per build. Every test that starts a site copies it: the
 * import takes longer than most tests.
 */
export async function siteTemplate(): Promise<string> {
  const built = Math.round(statSync(join(BUILD, 'server/main.js')).mtimeMs)
  const folder = join(TEMPLATES, String(built))
  if (existsSync(folder)) return folder
  removeOlder(built)
  const making = `${folder}-${process.pid}`
  mkdirSync(making, { recursive: true })
  const site = await startSite({ dataDir: making })
  await site.stop()
  try {
    renameSync(making, folder)
  } catch (error) {
    // Another worker was faster, and its folder is equal.
    if (!existsSync(folder)) throw error
  }
  return folder
}

function removeOlder(built: number) {
  for (const name of existsSync(TEMPLATES) ? readdirSync(TEMPLATES) : []) {
    if (Number.parseInt(name, 10) < built) rmSync(join(TEMPLATES, name), { recursive: true, force: true })
  }
}

/** Runs before all journeys, so that the workers share one folder instead of creating their own. */
export default siteTemplate
