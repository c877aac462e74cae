import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILE_ROUTE_PREFIX } from '#web/app/file-route.ts'
import { compressFile } from './compress-assets.ts'

const START = 'window.__reactRouterManifest='

/**
 * Takes the routes of files out of the list of routes that every page loads, and compresses it. React Router writes it
 * behind the files that `compressAssets` sees (docs/decisions/0047).
 * @throws Error if React Router writes it in another form.
 */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of names) {
    const path = join(assets, name)
    await writeFile(path, withoutFileRoutes(await readFile(path, 'utf8')))
    await compressFile(path)
  }
  if (names.length !== 1) throw new Error(`${assets} has ${names.length} lists of routes in place of one`)
}

export function withoutFileRoutes(script: string): string {
  if (!script.startsWith(START)) throw new Error('the list of routes does not begin as React Router 8 writes it')
  const manifest: { routes: Record<string, unknown> } = JSON.parse(script.slice(START.length).replace(/;$/, ''))
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith(FILE_ROUTE_PREFIX))
  return `${START}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}
