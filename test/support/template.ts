import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD, startSite } from './site.ts'

/** Beside the build they were made with. */
const TEMPLATES = join(BUILD, 'test-data')

/**
 * A data folder with the demo catalogue imported, made once for a build and copied by every test that starts a site:
 * importing takes longer than most tests.
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
    // Another worker was first, and its folder is as good.
    if (!existsSync(folder)) throw error
  }
  return folder
}

function removeOlder(built: number) {
  for (const name of existsSync(TEMPLATES) ? readdirSync(TEMPLATES) : []) {
    if (Number.parseInt(name, 10) < built) rmSync(join(TEMPLATES, name), { recursive: true, force: true })
  }
}

/** Before all journeys: the workers find it made, instead of each making its own. */
export default siteTemplate
