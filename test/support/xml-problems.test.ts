import { expect, test } from 'vitest'
import { xmlProblems } from './xml-problems.ts'

const FEED =
  '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"><id>https://a.test/</id><title>T</title><updated>2026-11-01T00:00:00.000Z</updated><link href="https://a.test/"/><author><name>N</name></author></feed>'
const SITEMAP =
  '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.test/1.xml</loc></sitemap></sitemapindex>'

test('Valid files pass; a feed without its date, and an address that is none, are found.', async () => {
  expect(await xmlProblems(FEED, 'atom')).toEqual([])
  expect(await xmlProblems(SITEMAP, 'sitemap')).toEqual([])
  expect(await xmlProblems(FEED.replace(/<updated>.*<\/updated>/, ''), 'atom')).not.toEqual([])
  expect(await xmlProblems(SITEMAP.replace('https://a.test', ''), 'sitemap')).not.toEqual([])
})
