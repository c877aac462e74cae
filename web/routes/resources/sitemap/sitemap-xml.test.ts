import { expect, test } from 'vitest'
import { sitemapFiles, sitemapIndex } from './sitemap-xml.ts'

const site = { publicUrl: 'https://www.example.com', defaultLocale: 'de' as const }

test('A page is listed with its addresses in all of its languages, by their tags, and the default one.', () => {
  const [file = ''] = sitemapFiles(site, 'cz', [{ de: '/de/a', cz: '/cz/a' }, { de: '/de/b' }])
  expect(file.match(/<loc>[^<]*/g)).toEqual(['<loc>https://www.example.com/cz/a'])
  expect([...file.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
    ['de', 'https://www.example.com/de/a'],
    ['cs', 'https://www.example.com/cz/a'],
    ['x-default', 'https://www.example.com/de/a'],
  ])
})

test('A file has no more addresses and bytes than the bounds.', () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({ de: `/de/${index}` }))
  const counts = (bounds: object) => sitemapFiles(site, 'de', pages, bounds).map((file) => file.match(/<url>/g)?.length)
  expect(counts({ addresses: 2 })).toEqual([2, 2, 1])
  for (const file of sitemapFiles(site, 'de', pages, { bytes: 1000 }))
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(1000)
  expect(counts({})).toEqual([5])
})

test('A language without pages has no file.', () => {
  expect(sitemapFiles(site, 'nl', [{ de: '/de/a' }])).toEqual([])
})

test('Addresses are escaped.', () => {
  expect(sitemapFiles(site, 'de', [{ de: "/de/a&b'<" }])[0]).toContain('/de/a&amp;b&apos;&lt;</loc>')
  expect(sitemapIndex(site, ['/a&b'])).toContain('<loc>https://www.example.com/a&amp;b</loc>')
})
