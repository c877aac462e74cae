import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#backend/database/id.ts'
import { openDatabase } from '#backend/database/open.ts'
import { media } from '#backend/database/schema/catalogue.ts'
import { describeOnEachDatabase, fillMigrated } from '#test/support/database.ts'
import { createMediaApi } from './api.ts'

describeOnEachDatabase('The media API on a database', (open) => {
  const [drawing, document] = [newId(), newId()]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(50)}</svg>`
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 128])
  let app: Hono
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.resolve(app.request(path, { method, headers }))

  beforeAll(async () => {
    const { db } = await open()
    const alt = { de: '', en: '' }
    const rows = [
      { id: drawing, fileName: 't-1.svg', mimeType: 'image/svg+xml', content: Buffer.from(svg), size: svg.length, alt },
      { id: document, fileName: 't-1.pdf', mimeType: 'application/pdf', content: pdf, size: 7, alt },
    ]
    await db.insert(media).values(rows)
    app = createMediaApi(db, { error: () => {} })
  })

  test('serves a document unchanged, to be cached for ever and shown in the browser', async () => {
    const response = await get(`/${document}/t-1.pdf`, { 'accept-encoding': 'br, gzip' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': '7',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${document}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
  })

  test('compresses a drawing as the caller accepts and lets it do nothing as a document', async () => {
    const url = `/${drawing}/t-1.svg`
    // Twice each: the second response comes from memory.
    for (const _ of [1, 2]) {
      const brotli = await get(url, { 'accept-encoding': 'gzip, br' })
      expect(brotli.headers.get('content-encoding')).toBe('br')
      expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(svg)
      const zipped = await get(url, { 'accept-encoding': 'gzip;q=1.0, br;q=0' })
      expect(zipped.headers.get('content-encoding')).toBe('gzip')
      expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(svg)
      const plain = await get(url)
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(await plain.text()).toBe(svg)
      expect(plain.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
      expect(plain.headers.get('vary')).toBe('Accept-Encoding')
      expect(brotli.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    }
  })

  test('sends the same headers for HEAD, without a body', async () => {
    const response = await get(`/${document}/t-1.pdf`, {}, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '7'])
    expect(await response.text()).toBe('')
  })

  test('returns 405 for another method and names the possible ones', async () => {
    const response = await get(`/${document}/t-1.pdf`, {}, 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('returns 304 if the caller has the medium already', async () => {
    const url = `/${drawing}/t-1.svg`
    const etag = (await get(url)).headers.get('etag') ?? ''
    const again = await get(url, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('returns 404 for an unknown id or another name, not to be cached', async () => {
    for (const path of [`/${newId()}/t-1.svg`, `/${drawing}/t-2.svg`, `/${drawing}/%00.svg`, '/%00/t-1.svg']) {
      const response = await get(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })
})

test('The media API returns 503 without a database.', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'media-'))
  await fillMigrated(dataDir)
  const { db, close } = await openDatabase({ dataDir })
  await close()
  await rm(dataDir, { recursive: true })
  const logged: string[] = []
  const app = createMediaApi(db, { error: (_, message) => void logged.push(message) })
  const response = await app.request(`/${newId()}/t-1.svg`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(logged).toEqual(['media: request failed'])
})
