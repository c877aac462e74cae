import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import type { Company } from '#contracts/company.ts'
import { compressText } from '#server/page-cache/compress-text.ts'
import { brandStyles, recolourDrawing } from './colour-scales.ts'

const DAY = 86_400

/**
 * The drawings of the build in the colours of the company, before the files of the build. Their addresses have the hash
 * of the drawing alone, so browsers keep them for a day only.
 * @param root folder of the built browser files, with `assets`
 */
export function recolouredDrawings(root: string, colours: Company['colours']): MiddlewareHandler {
  if (brandStyles(colours) === '') return (_, next) => next()
  const folder = join(root, 'assets')
  const drawings = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [`/assets/${name}`, recolourDrawing(readFileSync(join(folder, name), 'utf8'), colours)]),
  )
  return async (c, next) => {
    const drawing = drawings.get(c.req.path)
    if (drawing === undefined) return next()
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${DAY}` }
    return compressText(new Response(drawing, { headers }), c.req.raw)
  }
}
