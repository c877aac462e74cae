import { expect, test } from 'vitest'
import type { ServiceFetch } from './call.server.ts'
import { readContentSitemap } from './content-sitemap.server.ts'

const CMS = 'https://cms.example.com'
const INDEX =
  '<sitemapindex><sitemap><loc>/de/?sitemap=a</loc></sitemap><sitemap><loc>/de/?sitemap=b</loc></sitemap></sitemapindex>'
const xml = (text: string, status = 200) => new Response(text, { status })

/** Reads the sitemap whose index names the files a and b. */
async function read(responses: Record<string, ServiceFetch>) {
  const asked: string[] = []
  const fetch: ServiceFetch = (url, init) => {
    asked.push(url)
    return (responses[url.slice(`${CMS}/de/`.length)] ?? (async () => xml(INDEX)))(url, init)
  }
  const patience = { part: 20, read: 20, change: 20 }
  const found = await readContentSitemap({ url: CMS, fetch, patience }, 'de', {
    hosts: ['www.example.com'],
    contentUrl: CMS,
  })
  expect(asked.filter((url) => !url.startsWith(`${CMS}/de/?`))).toEqual([])
  return { found, asked: asked.length }
}

const page = (...locations: string[]) =>
  xml(`<urlset>${locations.map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`)
const hanging: ServiceFetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('Addresses are those of this site, whichever of the two hosts is named; others are left out.', async () => {
  const a = async () =>
    page(`${CMS}/de/a`, ' https://www.example.com/de/b?x=1&amp;y=2 ', 'https://evil.test/de/c', 'javascript:x', '')
  expect((await read({ '?sitemap=a': a, '?sitemap=b': async () => page('/de/d') })).found).toEqual([
    '/de/a',
    '/de/b?x=1&y=2',
    '/de/d',
  ])
})

test.each<[string, ServiceFetch, number]>([
  ['hangs', hanging, 2],
  ['is too large', async () => Promise.reject(new Error('too large')), 2],
  ['is missing', async () => xml('<loc>/de/x</loc>', 404), 2],
  ['redirects', async () => new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }), 2],
  ['is JSON', async () => Response.json({ loc: '/de/x' }), 3],
  ['breaks off', async () => xml('<urlset><url><loc>/de/x'), 3],
  ['has entities of its own', async () => xml('<!DOCTYPE a [<!ENTITY e "/de/x">]><urlset><loc>&e;</loc></urlset>'), 3],
])('A file that %s adds no page.', async (_, response, calls) => {
  const { found, asked } = await read({ '?sitemap=a': response, '?sitemap=b': async () => page('/de/b') })
  expect(found.filter((path) => path === '/de/x')).toEqual([])
  expect(asked).toBe(calls)
})

test('Without the extension there is none.', async () => {
  expect(await read({ '?type=1533906435': async () => xml('', 404) })).toEqual({ found: [], asked: 1 })
  expect(await read({ '?type=1533906435': hanging })).toEqual({ found: [], asked: 1 })
})
