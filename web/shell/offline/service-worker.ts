import { isForAll, keyOfPage, pageLanguage, pageLinks, pageOfData, surplus, titleOf } from './page-rules.ts'
import type { SeenPage, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/**
 * The service worker (docs/decisions/0075): pages seen before open offline. Everything comes from the network as long
 * as that responds. Served at `/service-worker.js`.
 */
const { version, pages: offlinePages, policy } = self.offline
const PREFIX = 'offline-'
const PAGES = `${PREFIX}pages-${version}`
const ASSETS = `${PREFIX}assets-${version}`

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('message', (event) => event.waitUntil(storePage(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, url, event.preloadResponse))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
  else if (url.pathname.endsWith('.data')) event.respondWith(openData(request, url))
})

async function begin(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== ASSETS)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The page is requested while the worker starts, so the worker costs no time.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Stores a page in its shared form: it is requested without cookies, so nothing personal can be in it. */
async function storePage({ page, assets }: SeenPage): Promise<void> {
  const key = keyOfPage(new URL(page, self.location.origin))
  if (key === undefined) return
  const pages = await caches.open(PAGES)
  const known = await pages.match(key, ANY)
  const headers = new Headers({ 'if-none-match': known?.headers.get('etag') ?? '' })
  // Unknown to the browser's own cache, which has the visitor's copy.
  const response = await fetch(key, { credentials: 'omit', redirect: 'manual', cache: 'no-store', headers })
  if (response.status >= 500) return
  const current = response.status === 304 ? known : response
  await pages.delete(key, ANY)
  if (!current || !isForAll(current)) return
  await storeAssets(assets)
  await pages.put(key, current)
  await Promise.all(surplus(await pages.keys()).map((oldest) => pages.delete(oldest, ANY)))
}

async function storeAssets(addresses: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS)
  const stored = new Set((await assets.keys()).map(({ url }) => url))
  const missing = addresses.filter((address) => !stored.has(new URL(address, self.location.origin).href))
  await Promise.all(
    missing.map(async (address) => {
      // The browser has it: its name holds its hash, so it never changes.
      const response = await fetch(address, { cache: 'force-cache' })
      if (response.ok) await assets.put(address, response)
    }),
  )
}

/** A stored response has the server's `vary`, but the stores have one copy of each address. */
const ANY = { ignoreVary: true }

async function openPage(request: Request, url: URL, preloaded?: Promise<Response | undefined>): Promise<Response> {
  const response = await reach(async () => (await preloaded) ?? (await fetch(request)))
  if (response) return response
  const key = keyOfPage(url)
  return (key !== undefined && (await readPage(key))) || (await offlinePage(url))
}

const readPage = async (key: string): Promise<Response | undefined> => (await caches.open(PAGES)).match(key, ANY)

/** A file of an earlier build may be gone from the server. */
async function openAsset(request: Request): Promise<Response> {
  const response = await reach(() => fetch(request))
  if (response?.ok) return response
  return (await (await caches.open(ASSETS)).match(request, ANY)) ?? response ?? Response.error()
}

/** Leads React Router to the stored page as a document, in the way in which a server redirects it. */
async function openData(request: Request, url: URL): Promise<Response> {
  const response = await reach(() => fetch(request))
  if (response) return response
  const page = pageOfData(url)
  if (page === undefined || !(await readPage(page))) return Response.error()
  const headers = { 'x-remix-redirect': page, 'x-remix-reload-document': 'true' }
  return new Response(null, { status: 204, headers })
}

/** The server's response; undefined if there is no way to the server. */
async function reach(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await ask()
  } catch {
    // The only error of a request, under the names that browsers give it.
    return undefined
  }
}

async function offlinePage({ pathname }: URL): Promise<Response> {
  const language = pageLanguage(pathname, self.navigator.languages, self.offline.defaultLocale)
  const pages = await caches.open(PAGES)
  const requests = (await pages.keys()).filter(({ url }) => pageLanguage(new URL(url).pathname, [], '') === language)
  // A product with a chosen variant has the title of the product: the last variant seen represents all.
  const byPath = new Map(requests.map((request) => [new URL(request.url).pathname, request]))
  const links = await Promise.all(
    [...byPath.values()].toReversed().map(async (request) => {
      const { pathname: path, search } = new URL(request.url)
      const page = await pages.match(request, ANY)
      return { address: path + search, title: titleOf((await page?.text()) ?? '') ?? path }
    }),
  )
  // A function, because titles may have signs that `replace` reads.
  const list = links.length > 0 ? '<!--pages-->' : /<section>.*<\/section>/s
  const body = (offlinePages[language] ?? '').replace(list, () => pageLinks(links))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
  }
  return new Response(body, { status: 503, headers })
}
