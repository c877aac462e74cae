import { isSigned, PREVIEW_HEADER, signAddress } from '#contracts/content/shared-secret.server.ts'
import { describe, expect, test, vi } from 'vitest'
import { SAME_BASE_PATHS } from '#contracts/content/links/site-address.ts'
import type { UnknownElement } from '#contracts/content/reading.ts'
import type { ServiceFetch } from './call.server.ts'
import { createContentClient, type ContentSettings } from './content.server.ts'

const page = (...types: string[]) => ({
  content: {
    colPos2: types.map((type, id) => ({ id, type, content: type === 'text' ? { error: 'no template' } : {} })),
  },
})

test('each type of element without a reader, or that cannot be rendered, is reported once', async () => {
  const pages = [page('felogin_login', 'text', 'header'), page('felogin_login', 'site_map')]
  const fetch = async () => Response.json(pages.shift())
  const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
  const client = createContentClient({ url: 'http://content.test', fetch }, { hosts: [], onUnknownElement })
  await client.page('/de')
  await client.page('/de/kontakt')
  expect(onUnknownElement.mock.calls).toEqual([
    [{ wireType: 'felogin_login', problem: expect.stringContaining('cannot sign in') }],
    [{ wireType: 'text', problem: 'no template' }],
    [{ wireType: 'site_map', problem: '' }],
  ])
})

const URL_OF = 'https://cms.example.com'
const element = (id: number) => ({ id, type: 'text', content: { bodytext: '<p>x</p>' } })
const PAGE = { content: { colPos0: [element(1)] } }
const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const moved = (location: string, status = 307) => new Response('<h1>Moved</h1>', { status, headers: { location } })

/** A client of a content system with these responses by address; any other address is 404. */
function clientOf(responses: Record<string, () => Response>, settings: Partial<ContentSettings> = {}) {
  const requests: string[] = []
  const fetch: ServiceFetch = async (url, { redirect }) => {
    expect(redirect).toBe('manual')
    const address = url.slice(URL_OF.length)
    requests.push(address)
    return responses[address]?.() ?? json({ reason: 'none' }, 404)
  }
  const endpoint = { url: URL_OF, fetch }
  return {
    requests,
    client: createContentClient(endpoint, { hosts: ['www.example.com'], contentUrl: URL_OF, ...settings }),
  }
}

describe('redirects', () => {
  test.each([
    ['/de/ziel', 307, { location: '/de/ziel', status: 307 }],
    [`${URL_OF}/de/ziel/?a=1`, 301, { location: '/de/ziel?a=1', status: 301 }],
    ['https://www.example.com/de/ziel', 308, { location: '/de/ziel', status: 308 }],
    ['https://www.example.org/x', 302, { location: 'https://www.example.org/x', status: 302 }],
    ['/fileadmin/a.pdf', 307, { location: `${URL_OF}/fileadmin/a.pdf`, status: 307 }],
  ])('a real redirect to %s with %i is returned, not followed', async (location, status, expected) => {
    const { client, requests } = clientOf({ '/de/alt': () => moved(location, status) })
    expect(await client.page('/de/alt')).toMatchObject({ kind: 'redirect', ...expected })
    expect(requests).toEqual(['/de/alt'])
  })

  test('a redirect to a forbidden address is a missing page', async () => {
    const { client } = clientOf({ '/de/alt': () => moved('javascript:alert(1)') })
    expect(await client.page('/de/alt')).toMatchObject({ kind: 'missing', status: 404 })
  })

  test('the slash at the end of a base path belongs to the content system', async () => {
    const { client, requests } = clientOf({ '/de': () => moved('/de/'), '/de/': () => json(PAGE) })
    expect(await client.page('/de')).toMatchObject({ kind: 'page', status: 200 })
    expect(requests).toEqual(['/de', '/de/'])
  })

  test('a page that redirects to itself is missing', async () => {
    const { client } = clientOf({ '/de/x': () => moved('/de/x'), '/de/x/': () => json({ redirectUrl: '/de/x' }) })
    expect(await client.page('/de/x')).toMatchObject({ kind: 'missing', status: 404 })
  })
})

test('a missing page is remembered with its query, an existing page is not', async () => {
  const { client, requests } = clientOf({ '/de': () => json(PAGE) })
  for (const path of ['/de', '/de/nix', '/de', '/de/nix']) await client.page(path)
  await client.page('/de/nix', { search: '?cHash=1' })
  expect(requests).toEqual(['/de', '/de/nix', '/de', '/de/nix?cHash=1'])
})

test('large pages for missing addresses are remembered up to a bound of all together', async () => {
  const large = () => json({ ...PAGE, meta: { title: 'x'.repeat(1024 ** 2) } }, 404)
  const paths = Array.from({ length: 20 }, (_, index) => `/de/large-${index}`)
  const { client, requests } = clientOf(Object.fromEntries(paths.map((path) => [path, large])))
  for (const path of paths) await client.page(path)
  await client.page(paths.at(-1) ?? '')
  await client.page(paths[0] ?? '')
  expect(requests).toEqual([...paths, paths[0]])
})

test('a form whose response is too large failed, and a refused one is not read', async () => {
  const form = { contentType: 'text/plain', body: 'x', elementId: () => undefined }
  const endless = () => new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: (to) => to.enqueue(large) })
  const large = new Uint8Array(1024 ** 2).fill(32)
  const clientWith = (status: number) =>
    createContentClient(
      { url: URL_OF, fetch: async () => json(PAGE), send: async () => new Response(endless(), { status }) },
      { hosts: [] },
    )
  await expect(clientWith(200).submit('/de/kontakt', { search: '', form })).rejects.toMatchObject({
    failure: { kind: 'unreachable', status: 503 },
  })
  await expect(clientWith(422).submit('/de/kontakt', { search: '', form })).rejects.toMatchObject({
    failure: { kind: 'refused', status: 422 },
  })
})

describe('the finisher of a form leads', () => {
  const form = { contentType: 'text/plain', body: 'x', elementId: () => undefined }
  const submitTo = (response: Response) =>
    createContentClient(
      { url: URL_OF, fetch: async () => json(PAGE), send: async () => response },
      { hosts: ['www.example.com'], contentUrl: URL_OF },
    ).submit('/de/kontakt', { search: '', form })

  test.each([
    ['/de/danke', '/de/danke'],
    ['https://www.example.com/de/danke', '/de/danke'],
    [`${URL_OF}/de/danke/`, '/de/danke'],
    ['/fileadmin/a.pdf', `${URL_OF}/fileadmin/a.pdf`],
    ['https://www.example.org/x', 'https://www.example.org/x'],
    ['http://www.example.org/x', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:a@example.org', undefined],
  ])('from %s to %s, as a real redirect and as JSON', async (given, location) => {
    const expected = { kind: 'redirect', location }
    expect(await submitTo(moved(given, 303))).toEqual(expected)
    expect(await submitTo(json({ redirectUrl: given, statusCode: 303 }))).toEqual(expected)
  })

  test('nowhere with a status of a proxy, or one that asks for the form again', async () => {
    for (const status of [301, 302, 307, 308])
      await expect(submitTo(moved('/de/danke', status))).rejects.toMatchObject({ failure: { status: 502 } })
    expect(await submitTo(json({ redirectUrl: '/de/danke', statusCode: 307 }))).toBeUndefined()
  })
})

test('a missing page may have HTML, or the content system’s own page', async () => {
  const { client } = clientOf({
    '/de/html': () => new Response('<h1>Not found</h1>', { status: 404 }),
    '/de/page': () => json(PAGE, 404),
  })
  expect(await client.page('/de/html')).toMatchObject({ kind: 'missing', status: 404 })
  expect(await client.page('/de/page')).toMatchObject({ kind: 'page', status: 404 })
})

test('plugins get their parameters with the hash, spelled unchanged, and campaign parameters are removed', async () => {
  const { client, requests } = clientOf({})
  await client.page('/de/news', { search: '?utm_source=x&tx_news_pi1%5BcurrentPage%5D=2&no_cache=1&cHash=0a1b' })
  expect(requests).toEqual(['/de/news?tx_news_pi1%5BcurrentPage%5D=2&cHash=0a1b'])
})

test('a page rendered for one visitor is marked as private', async () => {
  const { client } = clientOf({
    '/de/formular': () => json(PAGE, 200, { 'cache-control': 'private, no-store' }),
    '/de': () => json(PAGE, 200, { 'cache-control': 'max-age=86400' }),
  })
  expect([(await client.page('/de/formular')).isPrivate, (await client.page('/de')).isPrivate]).toEqual([true, false])
})

test('each language is requested at its own base', async () => {
  const basePaths = { ...SAME_BASE_PATHS, de: '', cz: '/cs' }
  const crumbs = [
    { title: 'Start', link: '/' },
    { title: 'Kontakt', link: '/kontakt', current: 1 },
  ]
  const responses = {
    '/kontakt': () => json({ ...PAGE, breadcrumbs: crumbs }),
    '/?type=834': () => json({ navigation: [] }),
  }
  const { client, requests } = clientOf(responses, { basePaths })
  expect(await client.page('/de/kontakt')).toMatchObject({
    page: { breadcrumbs: [{ link: '/de' }, { link: '/de/kontakt' }] },
  })
  await client.page('/cz/kontakt')
  await client.initialData('de')
  expect(requests).toEqual(['/kontakt', '/cs/kontakt', '/?type=834'])
})

test('a page is requested once more after a 500, but not more often', async () => {
  let failures = 1
  const flaky = () => (failures-- > 0 ? new Response('Oops', { status: 500 }) : json(PAGE))
  const { client, requests } = clientOf({ '/de': flaky })
  expect(await client.page('/de')).toMatchObject({ kind: 'page' })
  failures = 3
  await expect(client.page('/de')).rejects.toThrow('unreachable (500)')
  expect(requests).toHaveLength(4)
})

test('menus are shown from their last good copy, and the failure is reported', async () => {
  vi.useFakeTimers()
  const onFailure = vi.fn<(failure: unknown) => void>()
  let isDown = false
  const menus = () =>
    isDown ? new Response('', { status: 503 }) : json({ navigation: [{ children: [{ title: 'A' }] }] })
  const { client } = clientOf({ '/de?type=834': () => moved('/de/?type=834'), '/de/?type=834': menus }, { onFailure })
  await client.initialData('de')
  isDown = true
  vi.advanceTimersByTime(60_000)
  expect((await client.initialData('de')).navigation.main).toMatchObject([{ title: 'A' }])
  expect(onFailure).toHaveBeenCalledTimes(1)
  await expect(client.initialData('en')).rejects.toThrow('content')
  vi.useRealTimers()
})

test('a page may take seconds; while eight do, further ones are given up after two', async () => {
  vi.useFakeTimers()
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>()
  const fetch: ServiceFetch = async (_, { signal }) => {
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    await Promise.race([responded, aborted])
    return json(PAGE)
  }
  const client = createContentClient({ url: URL_OF, fetch }, { hosts: [], contentUrl: URL_OF })
  const patient = Array.from({ length: 8 }, (_, index) => client.page(`/de/${index}`))
  const ninth = client.page('/de/9').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await ninth).toMatchObject({ failure: { kind: 'unreachable', status: 503 } })
  await vi.advanceTimersByTimeAsync(5_000)
  respond()
  for (const page of await Promise.all(patient)) expect(page.status).toBe(200)
  // Their places are free again.
  expect(await client.page('/de/10')).toMatchObject({ status: 200 })
  vi.useRealTimers()
})

test('the preview of a home page is signed for its address with a slash, too', async () => {
  const secret = 'of two systems that trust each other'
  const sent: (string | undefined)[] = []
  const fetch: ServiceFetch = async (url, { headers }) => {
    const path = url.replace(URL_OF, '')
    const token = headers[PREVIEW_HEADER] ?? ''
    sent.push(isSigned(secret, 'preview', path, token, Date.now()) ? path : undefined)
    return path === '/de' ? moved('/de/') : json(PAGE)
  }
  const client = createContentClient({ url: URL_OF, fetch }, { hosts: [], contentUrl: URL_OF, secret })
  const ends = Math.floor(Date.now() / 1000) + 60
  const found = await client.page('/de', { search: `?preview=${signAddress(secret, 'preview', '/de', ends)}` })
  expect(found).toMatchObject({ kind: 'page', isPrivate: true, isPreview: true })
  expect(sent).toEqual(['/de', '/de/'])
})

test('captions are WebVTT files among the files of the content system, and nothing else', async () => {
  const asked: string[] = []
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nGuten Tag'
  const fetch: ServiceFetch = async (url) => {
    asked.push(url.replace(URL_OF, ''))
    return new Response(url.endsWith('page.vtt') ? '<h1>WEBVTT</h1>' : vtt)
  }
  const client = createContentClient({ url: URL_OF, fetch }, { hosts: [], contentUrl: URL_OF })
  expect(await client.passedFile('captions', '/fileadmin/Film ü.vtt')).toBe(vtt)
  expect(await client.passedFile('captions', '/fileadmin/page.vtt')).toBeUndefined()
  for (const path of [
    '/fileadmin/a.json',
    '/typo3/a.vtt',
    '/fileadmin/../typo3/a.vtt',
    '/fileadmin\\..\\a.vtt',
    '//evil/a.vtt',
  ])
    expect(await client.passedFile('captions', path)).toBeUndefined()
  expect(asked).toEqual(['/fileadmin/Film%20%C3%BC.vtt', '/fileadmin/page.vtt'])
})

test('a drawing is an SVG among the files of the content system, and nothing else', async () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'
  const fetch: ServiceFetch = async (url) => new Response(url.endsWith('page.svg') ? '<h1>Not found</h1>' : svg)
  const client = createContentClient({ url: URL_OF, fetch }, { hosts: [], contentUrl: URL_OF })
  expect(await client.passedFile('drawing', '/fileadmin/a.svg')).toBe(svg)
  for (const path of ['/fileadmin/page.svg', '/fileadmin/a.vtt', '/fileadmin/a.html', '/de/a.svg'])
    expect(await client.passedFile('drawing', path)).toBeUndefined()
})
