import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isForAll } from '#web/shell/offline/page-rules.ts'
import { ROUTE_AUDIENCES } from '#test/support/route-audiences.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { PRODUCT } from '#test/support/visitor.ts'

let on: RunningSite
let off: RunningSite
beforeAll(async () => {
  on = await startSite({ template: await siteTemplate() })
  off = await startSite({ template: await siteTemplate(), env: { OFFLINE_PAGES: 'off' } })
})
afterAll(async () => {
  await on.dispose()
  await off.dispose()
})

const readWorker = (site: RunningSite) => fetch(`${site.url}/service-worker.js`)

test('The service worker is one file that browsers ask for again each time, and may connect to this site only.', async () => {
  const { status, headers } = await readWorker(on)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
})

test('The worker has an offline page in each language, and imports nothing.', async () => {
  const script = await (await readWorker(on)).text()
  for (const language of ['de', 'en', 'nl', 'cs']) expect(script).toContain(`<html lang=\\"${language}\\">`)
  expect(script).not.toMatch(/^(import|export)\b|importScripts/m)
})

test('The worker is small, and not sent again unless it has changed: browsers ask for it with every page.', async () => {
  const response = await readWorker(on)
  expect(response.headers.get('content-encoding')).toBe('gzip')
  // Its offline pages are in it, in four languages.
  expect(gzipSync(await response.arrayBuffer()).byteLength).toBeLessThan(8_000)
  const known = { 'if-none-match': response.headers.get('etag') ?? '' }
  const again = await fetch(`${on.url}/service-worker.js`, { headers: known })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('Switched off, the worker removes its stores and itself.', async () => {
  const response = await readWorker(off)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const script = await response.text()
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain('respondWith')
})

test('A page may run the worker of this site.', async () => {
  const { headers } = await fetch(`${on.url}/de`)
  expect(headers.get('content-security-policy')).toContain("; worker-src 'self';")
})

test.each(['/de', '/de/shop', PRODUCT, '/de/tools'])('The shared page %s may be stored.', async (path) => {
  expect(isForAll(await fetch(on.url + path, { redirect: 'manual' }))).toBe(true)
})

const personal = Object.entries(ROUTE_AUDIENCES).flatMap(([path, audience]) => (audience === 'shared' ? [] : [path]))
test.each(personal)('Nothing at %s may be stored.', async (path) => {
  const address = path.startsWith('/') ? path : `/${path}`
  const filled = address.replace(':locale', 'de').replaceAll(/:\w+\??/g, '0')
  expect(isForAll(await fetch(on.url + filled, { redirect: 'manual' }))).toBe(false)
})
