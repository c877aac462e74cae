import { type Context, Hono } from 'hono'
import type { OpenedBrand } from './open-brand.ts'

const DAY = 86_400
const YEAR = 365 * DAY

/** The files of the brand: `/favicon.ico`, and those whose address has the hash of them all. */
export function brandFiles({ files, version }: OpenedBrand): Hono {
  const send = (c: Context, name: string, caching: string) => {
    const file = files.get(name)
    if (!file) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    return c.body(file.bytes, 200, { 'content-type': file.type, 'cache-control': `public, max-age=${caching}` })
  }
  const app = new Hono()
  app.get('/favicon.ico', (c) => send(c, 'favicon.ico', String(DAY)))
  // An older page may ask for an older version: it gets today's picture.
  app.get('/brand/:version/:name', (c) =>
    send(c, c.req.param('name'), c.req.param('version') === version ? `${YEAR}, immutable` : '60'),
  )
  return app
}
