import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressText } from './compress-text.ts'

const TEXT = 'A page of one visitor. '.repeat(200)
const ask = (encodings?: string) =>
  new Request('http://site/', encodings === undefined ? {} : { headers: { 'accept-encoding': encodings } })
const page = (body: string | undefined = TEXT, type = 'text/html; charset=utf-8') => {
  const headers = new Headers({ 'content-type': type, 'cache-control': 'no-store' })
  headers.append('set-cookie', 'a=1')
  headers.append('set-cookie', 'b=2')
  return new Response(body, { status: 422, headers })
}
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a page of one visitor is sent in the best encoding that its browser takes', async () => {
  const brotli = await compressText(page(), ask('gzip, br'))
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(TEXT)
  const gzip = await compressText(page(), ask('gzip'))
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(TEXT)
})

test('status, cookies and the rule of caching stay', async () => {
  const { status, headers } = await compressText(page(), ask('br'))
  expect(status).toBe(422)
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('vary')).toBe('accept-encoding')
})

test.each([
  ['a browser that takes no encoding', page(), ask()],
  ['a short text', page('Short'), ask('br')],
  ['a file that is no text', page(TEXT, 'application/pdf'), ask('br')],
])('%s gets it uncompressed', async (_, response, request) => {
  const sent = await compressText(response, request)
  expect(sent.headers.get('content-encoding')).toBeNull()
  expect(await sent.text()).toMatch(/^(A page|Short)/)
})
