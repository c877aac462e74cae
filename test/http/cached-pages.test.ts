import { hash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers })

test('an anonymous page sets no cookie, has an ETag and is not sent twice', async () => {
  const first = await get('/de/shop')
  expect(first.status).toBe(200)
  expect(first.headers.getSetCookie()).toEqual([])
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  expect((await get('/de/shop', { 'if-none-match': etag })).status).toBe(304)
})

test('the policy names every inline script and style of the page and allows no other', async () => {
  const page = await get('/de')
  const policy = page.headers.get('content-security-policy') ?? ''
  const html = await page.text()
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>/g)]
  expect(inline.length).toBeGreaterThan(0)
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  expect(hashesIn(policy, 'script-src')).toEqual(new Set(inlineTexts(html).map(hashOf)))
  expect(hashesIn(policy, 'style-src')).toEqual(new Set(styles.map(hashOf)))
  expect(styles).toHaveLength(1)
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/i)
})

const inlineTexts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const hashesIn = (policy: string, directive: string) =>
  new Set(policy.match(new RegExp(`${directive} ([^;]*)`))?.[1]?.match(/'sha256-[^']+'/g))

test('files are immutable and sent with the compression stored on disk', async () => {
  const html = await (await get('/de')).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  const files = await Promise.all(scripts.map((script) => get(script, { 'accept-encoding': 'br' })))
  for (const { status, headers } of files) {
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
  }
  // Compressing files of a few hundred bytes is useless; the framework's file is larger.
  expect(files.map(({ headers }) => headers.get('content-encoding'))).toContain('br')
})

test('errors are never cached', async () => {
  const missing = await get('/de/shop/product/no-such-thing')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
  expect(missing.headers.get('etag')).toBeNull()
})

test('loader data of a client navigation is cached by the same rule', async () => {
  const first = await get('/de/shop.data')
  expect(first.status).toBe(200)
  expect(first.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/)
})
