import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import { placeMark } from '#web/places/place-mark.ts'
import { createPageCache, type PageCacheOptions } from './page-cache.ts'
import type { PageVisitor } from './page-visitor.ts'

const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html', ...headers } })
const get = (path = '/de', headers: Record<string, string> = {}) => new Request(`http://shop.test${path}`, { headers })

/** A visitor whose cookie is `count=3`. Other cookies say nothing. */
function visitorOf({ headers }: Request): PageVisitor {
  const [name, value = ''] = (headers.get('cookie') ?? '').split('=')
  const texts = name === 'count' ? { 'cart-count': value } : {}
  return { fill: () => ({ texts, cookies: [], isOnce: false }) }
}

function cacheOf(render: PageCacheOptions['render'], options: Partial<PageCacheOptions> = {}) {
  const clock = { time: 0 }
  const cache = createPageCache({ render, freshFor: 100, staleFor: 1000, now: () => clock.time, ...options })
  return { clock, handle: (request: Request) => cache(request, visitorOf(request)) }
}

test('renders once for many visitors, also when they come at the same time', async () => {
  const render = vi.fn(async () => page('hello'))
  const { handle } = cacheOf(render)
  const answers = await Promise.all([handle(get()), handle(get()), handle(get())])
  await handle(get())
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['hello', 'hello', 'hello'])
  expect(render).toHaveBeenCalledOnce()
})

test('renders a page that is for one visitor for each who comes at the same time, and an error once for all', async () => {
  let calls = 0
  const forOne = cacheOf(async () => page(`state ${++calls}`, { 'cache-control': 'private, no-store' }))
  const answers = await Promise.all([forOne.handle(get()), forOne.handle(get()), forOne.handle(get())])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['state 1', 'state 2', 'state 3'])
  const render = vi.fn(async () => page('later', { 'cache-control': 'no-store' }, 503))
  const failing = cacheOf(render)
  await Promise.all([failing.handle(get()), failing.handle(get())])
  expect(render).toHaveBeenCalledOnce()
})

test('serves the stored brotli where it is taken, with an ETag for all encodings, which gets a 304', async () => {
  const { handle } = cacheOf(async () => page('<p>Grüße</p>'.repeat(100)))
  const br = await handle(get('/de', { 'accept-encoding': 'gzip, deflate, br' }))
  const plain = await handle(get('/de', { 'accept-encoding': 'br;q=0, gzip' }))
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toContain('Grüße')
  expect(await plain.text()).toContain('Grüße')
  expect([br, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null])
  const etag = br.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  expect(etag).toBe(plain.headers.get('etag'))
  const unchanged = await handle(get('/de', { 'accept-encoding': 'br', 'if-none-match': etag }))
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
})

test('a visitor gets the page that is cached for all, with own texts in its places', async () => {
  const render = vi.fn(async () => page(`<p>Grüße</p><b>${placeMark('cart-count')}</b>`))
  const { handle } = cacheOf(render)
  const bodyOf = async (headers: Record<string, string>) => (await handle(get('/de', headers))).arrayBuffer()
  const count = { cookie: 'count=3' }
  expect(Buffer.from(await bodyOf({})).toString()).toBe('<p>Grüße</p><b></b>')
  expect(Buffer.from(await bodyOf(count)).toString()).toBe('<p>Grüße</p><b>3</b>')
  expect(Buffer.from(await bodyOf({ ...count, 'accept-encoding': 'gzip, br' })).toString()).toBe('<p>Grüße</p><b>3</b>')
  expect(brotliDecompressSync(await bodyOf({ 'accept-encoding': 'gzip, br' })).toString()).toBe('<p>Grüße</p><b></b>')
  expect(render).toHaveBeenCalledOnce()
})

test('a length that the rendering names is not that of the compressed page', async () => {
  const text = '<p>Grüße</p>'.repeat(100)
  const { handle } = cacheOf(async () => page(text, { 'content-length': String(Buffer.byteLength(text)) }))
  const { headers } = await handle(get('/de', { 'accept-encoding': 'br' }))
  expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual(['br', null])
})

test('an error is filled, too, though it is not kept', async () => {
  const { handle } = cacheOf(async () => page(`gone ${placeMark('cart-count')}`, {}, 404))
  const answers = await Promise.all([handle(get('/de', { cookie: 'count=3' })), handle(get())])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['gone 3', 'gone '])
})

test('cookies of the first visitor do not reach the shared rendering', async () => {
  const render = vi.fn(async (request: Request) => page(request.headers.get('cookie') ?? 'nobody'))
  const { handle } = cacheOf(render)
  expect(await (await handle(get('/de', { cookie: 'language=nl' }))).text()).toBe('nobody')
})

test.each([
  ['errors', () => page('gone', {}, 404)],
  ['cookies', () => page('x', { 'set-cookie': 'a=b' })],
  ['no-store', () => page('x', { 'cache-control': 'no-store' })],
])('never caches responses with %s', async (_, answer) => {
  const render = vi.fn(async () => answer())
  const { handle } = cacheOf(render)
  await handle(get())
  await handle(get())
  expect(render).toHaveBeenCalledTimes(2)
})

test('serves the stale page at once and renews it behind', async () => {
  let calls = 0
  const { handle, clock } = cacheOf(async () => page(`version ${++calls}`))
  await handle(get())
  clock.time = 150
  expect(await (await handle(get())).text()).toBe('version 1')
  await vi.waitFor(async () => expect(await (await handle(get())).text()).toBe('version 2'), SOON)
})

test('a stale page is served without waiting for its renewal', async () => {
  const admitted = Promise.withResolvers<() => void>()
  const renewal = vi.fn<() => Promise<() => void>>(() => admitted.promise)
  const visit = vi.fn<() => Promise<() => void>>(async () => () => {})
  let calls = 0
  const render = vi.fn<(request: Request) => Promise<Response>>(async () => page(`version ${++calls}`))
  const { handle, clock } = cacheOf(render, { admit: { visit, renewal } })
  await handle(get())
  expect(visit).toHaveBeenCalledOnce()
  clock.time = 150
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await (await handle(get())).text()).toBe('version 1')
  expect([renewal.mock.calls.length, render.mock.calls.length]).toEqual([1, 1])
  const done = vi.fn<() => void>()
  admitted.resolve(done)
  await vi.waitFor(async () => expect(await (await handle(get())).text()).toBe('version 2'), SOON)
  expect(done).toHaveBeenCalled()
  expect(visit).toHaveBeenCalledOnce()
})

test('who is not admitted makes nothing, and the next one is asked about again', async () => {
  const refusal = new Error('too much')
  const visit = vi.fn<() => Promise<() => void>>(async () => () => {}).mockRejectedValueOnce(refusal)
  const render = vi.fn<(request: Request) => Promise<Response>>(async () => page('x'))
  const { handle } = cacheOf(render, { admit: { visit, renewal: visit } })
  await expect(handle(get())).rejects.toBe(refusal)
  expect(render).not.toHaveBeenCalled()
  expect((await handle(get())).status).toBe(200)
})

test('goes on serving the stale page while a service is down, and says so', async () => {
  let down = false
  const onStale = vi.fn()
  const { handle, clock } = cacheOf(async () => (down ? page('sorry', {}, 503) : page('fine')), { onStale })
  await handle(get())
  down = true
  clock.time = 900
  const answer = await handle(get())
  expect([answer.status, await answer.text()]).toEqual([200, 'fine'])
  await vi.waitFor(() => expect(onStale).toHaveBeenCalledOnce(), SOON)
  clock.time = 5000
  expect((await handle(get())).status).toBe(503)
})

test('a page that is older is made again before it is sent, once for all who wait', async () => {
  let calls = 0
  const render = vi.fn<() => Promise<Response>>(async () => page(`version ${++calls}`))
  const { handle, clock } = cacheOf(render, { renewedBehindFor: 200 })
  await handle(get())
  clock.time = 301
  const answers = await Promise.all([handle(get()), handle(get())])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['version 2', 'version 2'])
  expect(render).toHaveBeenCalledTimes(2)
})

test.each<[string, () => Promise<Response>]>([
  ['fails', async () => page('sorry', {}, 503)],
  ['throws', () => Promise.reject(new Error('down'))],
  ['takes too long', () => new Promise(() => {})],
])('an older page is sent after all when its renewal %s, and for a while without waiting again', async (_, renewal) => {
  const onStale = vi.fn<() => void>()
  const render = vi.fn<() => Promise<Response>>(renewal).mockResolvedValueOnce(page('old'))
  const { handle, clock } = cacheOf(render, { renewedBehindFor: 200, patience: 20, onStale })
  await handle(get())
  clock.time = 301
  const answers = await Promise.all([handle(get()), handle(get())])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['old', 'old'])
  expect(onStale).toHaveBeenCalledOnce()
  // A page that is made now takes longer than any test: no visitor may wait for it.
  render.mockReturnValue(new Promise(() => {}))
  clock.time = 400
  expect(await (await handle(get())).text()).toBe('old')
})

test('an older page that is gone is not sent, and one that cannot be admitted is', async () => {
  const visit = vi.fn<() => Promise<() => void>>(async () => () => {})
  const render = vi.fn<() => Promise<Response>>(async () => page('gone', {}, 404)).mockResolvedValueOnce(page('here'))
  const { handle, clock } = cacheOf(render, { renewedBehindFor: 200, admit: { visit, renewal: visit } })
  await handle(get())
  clock.time = 301
  visit.mockRejectedValueOnce(new Error('too much'))
  expect(await (await handle(get())).text()).toBe('here')
  clock.time = 500
  expect((await handle(get())).status).toBe(404)
})

test('a page that is gone is forgotten', async () => {
  let gone = false
  const { handle, clock } = cacheOf(async () => (gone ? page('gone', {}, 404) : page('here')))
  await handle(get())
  gone = true
  clock.time = 150
  await handle(get())
  await vi.waitFor(async () => expect((await handle(get())).status).toBe(404), SOON)
})

test('lets go of the least recently used page when full', async () => {
  // Chance cannot be compressed.
  const render = vi.fn(async () => page(randomBytes(750).toString('base64')))
  const { handle } = cacheOf(render, { capacity: 2000 })
  for (const path of ['/a', '/b', '/a', '/c', '/a']) await handle(get(path))
  expect(render).toHaveBeenCalledTimes(3)
  await handle(get('/b'))
  expect(render).toHaveBeenCalledTimes(4)
})

test('an empty page is cached like any other', async () => {
  const render = vi.fn(async () => page(''))
  const { handle } = cacheOf(render)
  for (const _ of [1, 2]) expect(await (await handle(get())).text()).toBe('')
  expect(render).toHaveBeenCalledOnce()
})

test('a redirect elsewhere has the campaign of its visitor alone, if its target keeps the query', async () => {
  const to = (location: string) => new Response(null, { status: 307, headers: { location } })
  const render = vi.fn<(request: Request) => Promise<Response>>(async ({ url }) => {
    const { pathname, search } = new URL(url)
    if (pathname === '/other') return to(search ? 'https://else.test/other' : 'https://else.test/')
    return to(`https://else.test/${pathname === '/keeps' ? search : ''}`)
  })
  const { handle } = cacheOf(render)
  const visitors = ['/keeps?gclid=1', '/keeps?gclid=2', '/keeps', '/drops?gclid=1', '/other?gclid=1']
  const answers = await Promise.all(visitors.map((path) => handle(get(path))))
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
    'https://else.test/?gclid=1',
    'https://else.test/?gclid=2',
    'https://else.test/',
    'https://else.test/',
    'https://else.test/',
  ])
})

test('campaign parameters and the order of parameters make no other page', async () => {
  const render = vi.fn(async ({ url }: Request) => page(url))
  const { handle } = cacheOf(render)
  for (const path of ['/de?b=2&fbclid=77&a=1', '/de?a=1&b=2', '/de?b=2&a=1&utm_source=mail']) await handle(get(path))
  expect(render).toHaveBeenCalledOnce()
  // Nothing that identifies one reader of a campaign is in a shared page, for instance in its links.
  expect(new URL(render.mock.calls[0]?.[0].url ?? '').search).toBe('?b=2&a=1')
  await handle(get('/de?a=2&b=2'))
  expect(render).toHaveBeenCalledTimes(2)
})
