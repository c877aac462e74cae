import { join } from 'node:path'
import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { createContentApi } from './api.ts'

let app: Hono
let drawing: string
beforeAll(async () => {
  app = await createContentApi({ folder: join(import.meta.dirname, '../../data'), publicUrl: 'http://content.test' })
  const page: unknown = await (await app.request('/de')).json()
  drawing = /\/fileadmin\/assembly\.svg\?\w+/.exec(JSON.stringify(page))?.[0] ?? ''
})

const getFile = (encoding?: string, headers: Record<string, string> = {}) =>
  app.request(drawing, { headers: { ...(encoding !== undefined && { 'accept-encoding': encoding }), ...headers } })

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br;q=0', null],
  ['abracadabra', null],
  ['', null],
  [undefined, null],
])('A caller that accepts %j gets the drawing in encoding %j.', async (accepted, encoding) => {
  const response = await getFile(accepted)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
})

test('Each encoding of a file has its own ETag, and a known one is not sent again.', async () => {
  const responses = await Promise.all([getFile('br'), getFile('gzip'), getFile()])
  const tags = responses.map(({ headers }) => headers.get('etag') ?? '')
  expect(new Set(tags).size).toBe(3)
  const again = await getFile('br', { 'if-none-match': `"x", W/${tags[0]}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toContain('immutable')
  expect((await getFile('gzip', { 'if-none-match': tags[0] ?? '' })).status).toBe(200)
})

test('A document keeps its name, is read in parts, and continues only as the file that was begun.', async () => {
  const listed = JSON.stringify(await (await app.request('/de/downloads')).json())
  const path = /\/fileadmin\/downloads\/handling-de\.pdf\?\w+/.exec(listed)?.[0] ?? ''
  const whole = await app.request(path)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const header = (response: Response, name: string) => response.headers.get(name)
  expect([header(whole, 'content-type'), header(whole, 'accept-ranges')]).toEqual(['application/pdf', 'bytes'])
  expect(header(whole, 'content-disposition')).toBe('inline; filename="handling-de.pdf"')
  const get = (headers: Record<string, string>) => app.request(path, { headers })
  const part = await get({ range: 'bytes=5-9', 'if-range': header(whole, 'etag') ?? '' })
  expect([part.status, header(part, 'content-range')]).toEqual([206, `bytes 5-9/${bytes.length}`])
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(5, 10))
  const other = await get({ range: 'bytes=5-9', 'if-range': '"of-yesterday"' })
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
  const behind = await get({ range: `bytes=${bytes.length}-` })
  expect([behind.status, header(behind, 'content-range')]).toEqual([416, `bytes */${bytes.length}`])
})

test('A page that the caller has already is not sent again.', async () => {
  const tag = (await app.request('/de')).headers.get('etag') ?? ''
  const again = await app.request('/de', { headers: { 'if-none-match': tag } })
  expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([304, 'max-age=60', ''])
})

test('A path that cannot be decoded is a missing page.', async () => {
  expect((await app.request('/de/%E0%A4%A')).status).toBe(404)
})

test('A front end of another origin may call from the browser, with its own headers.', async () => {
  const preflight = await app.request('/de', {
    method: 'OPTIONS',
    headers: { origin: 'https://nuxt.test', 'access-control-request-headers': 'x-requested-with' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-requested-with')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('GET')
  for (const path of ['/de', '/de?type=834', '/de/nix', drawing]) {
    const { headers } = await app.request(path)
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([
      '*',
      null,
    ])
  }
  const again = { 'if-none-match': (await app.request('/de')).headers.get('etag') ?? '' }
  expect((await app.request('/de', { headers: again })).headers.get('access-control-allow-origin')).toBe('*')
})

test('The menus of the default language are at the root, where a stock front end requests them.', async () => {
  const [atRoot, atPrefix] = await Promise.all(['/?type=834', '/de?type=834'].map((path) => app.request(path)))
  expect(await atRoot?.json()).toEqual(await atPrefix?.json())
})
