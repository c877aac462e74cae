import { gzipSync } from 'node:zlib'

/** The JavaScript that a page needs before it is interactive. */
export interface FirstLoad {
  /** Size of each file with gzip, in bytes, by its path. */
  files: Map<string, number>
  /** Sum of all sizes, bytes. */
  total: number
  /** Scripts that block the first paint. */
  blocking: string[]
}

const TAG = /<(script|link)\b([^>]*)>/g
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?["']([^"']+)["']/g

const attribute = (attributes: string, name: string) =>
  attributes.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i'))?.[1]
const has = (attributes: string, name: string) => new RegExp(`(?:^|\\s)${name}(?:[\\s=/]|$)`, 'i').test(attributes)

/**
 * The files of a page's first load: scripts and module preloads in its HTML, and imports of inline modules. Those
 * deferred until after the paint (`data-rel`, `data-type`) count, too, as do the static imports of all. `read` returns
 * the text of a file by its path.
 */
export async function firstLoad(html: string, read: (path: string) => Promise<string>): Promise<FirstLoad> {
  const wanted: string[] = []
  const blocking: string[] = []
  for (const [, tag, attributes = ''] of html.matchAll(TAG)) {
    if (tag === 'link') {
      const href = attribute(attributes, 'href')
      const rel = attribute(attributes, 'rel') ?? attribute(attributes, 'data-rel')
      if (href && rel === 'modulepreload') wanted.push(href)
      continue
    }
    const src = attribute(attributes, 'src')
    if (!src) continue
    wanted.push(src)
    const waits = has(attributes, 'async') || has(attributes, 'defer') || attribute(attributes, 'type') === 'module'
    if (!waits) blocking.push(src)
  }
  for (const [, script = ''] of html.matchAll(/<script\b[^>]*\s(?:data-)?type="module"[^>]*>([\s\S]*?)<\/script>/g)) {
    wanted.push(...[...script.matchAll(STATIC_IMPORT)].map(([, path = '']) => path))
  }

  const files = new Map<string, number>()
  const addAll = async (paths: readonly string[], base: string): Promise<void> => {
    for (const path of paths.map((path) => new URL(path, `http://site${base}`).pathname)) {
      if (files.has(path)) continue
      files.set(path, 0)
      const text = await read(path)
      files.set(path, gzipSync(text, { level: 9 }).length)
      await addAll(
        [...text.matchAll(STATIC_IMPORT)].map(([, imported = '']) => imported),
        path,
      )
    }
  }
  await addAll(wanted, '/')
  return { files, total: [...files.values()].reduce((sum, size) => sum + size, 0), blocking }
}
