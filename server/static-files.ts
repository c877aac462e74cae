import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const DAY = 86_400
const YEAR = 365 * DAY

/** Files of the build. Immutable ones have a hash of their content in their name. */
export const serveFiles = (root: string, { isImmutable }: { isImmutable: boolean }): MiddlewareHandler =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', `public, max-age=${isImmutable ? `${YEAR}, immutable` : DAY}`),
  })

/** For browsers that stored pages of release 0.1.0 for offline use: removes those, then itself. Ends with release 0.3.0. */
export const WORKER_REMOVAL = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
export const WORKER_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
