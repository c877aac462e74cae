import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD, startSite } from './site.ts'

/**
 * A data folder with the demo catalogue imported, made once for a build and copied by every test that starts a site:
 * importing takes longer than most tests.
 */
export async function siteTemplate(): Promise<string> {
  const built = Math.round(statSync(join(BUILD, 'server/main.js')).mtimeMs)
  const folder = join(tmpdir(), `profilwerk-template-${built}`)
  if (existsSync(folder)) return folder
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

/** Before all journeys: the workers find it made, instead of each making its own. */
export default siteTemplate
