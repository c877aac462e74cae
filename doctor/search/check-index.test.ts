import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { openControl } from '#backend/control/control.ts'
import type { IndexCounts } from '#backend/search/index/index-counts.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { createAsk } from '#doctor/ask.ts'
import { makeFolder } from '#test/support/site.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { checkIndex } from './check-index.ts'

/** Problems of an index in front of a shop with 10,000 products. */
async function examine(counts: IndexCounts | undefined): Promise<string[]> {
  const { url } = await startStandIn({ 'POST /product': { json: { total: 10_000, elements: [] } } })
  const shop = {
    url,
    storefrontUrl: undefined,
    accessKey: '',
    languageIds: perLocale(() => ''),
    listingLimit: 1,
  }
  const settings = { shop, databaseUrl: undefined, dataDir: '/nowhere' }
  const findings = await checkIndex(settings, createAsk(), async () => counts)
  return findings.map(({ problem }) => problem)
}

const read = { done: 10_000, total: 10_000, isRead: true }

test('An index with all products of the shop gives no finding.', async () => {
  expect(await examine([{ origin: 'shop', ...read, documents: 10_000 }])).toEqual([])
})

test.each([
  [9_990, 'The search has 9990 products, the shop 10000: 10 are not found.'],
  [10_002, 'The search has 10002 products, the shop 10000: 2 are found without being there.'],
])('The difference of an index with %i products is named.', async (documents, problem) => {
  expect(await examine([{ origin: 'shop', ...read, documents }])).toEqual([problem])
})

test('A first reading says how far it is.', async () => {
  expect(
    await examine([
      { origin: 'shop', done: 3_200, total: 10_000, isRead: false, documents: 3_200 },
      { origin: 'content', done: 0, total: 0, isRead: false, documents: 0 },
    ]),
  ).toEqual([
    'The search has read 3200 of 10000 products of the shop.',
    'The search has not read the pages of the content system yet.',
  ])
})

test('The numbers are those of the server that has the database in its folder.', async () => {
  const dataDir = makeFolder()
  const rows: IndexCounts = [{ origin: 'content', done: 5, total: 20, isRead: false, documents: 5 }]
  const close = await openControl(dataDir, { '/search-index': async () => Buffer.from(JSON.stringify(rows)) }, console)
  const shop = {
    url: undefined,
    storefrontUrl: undefined,
    accessKey: '',
    languageIds: EMBEDDED_LANGUAGE_IDS,
    listingLimit: 1,
  }
  const findings = await checkIndex({ shop, databaseUrl: undefined, dataDir }, createAsk())
  await close()
  expect(findings.map(({ problem }) => problem)).toEqual(['The search has read 5 of 20 pages of the content system.'])
})

test('Without a running server the index cannot be compared, which is said.', async () => {
  expect(await examine(undefined)).toEqual([
    'The index of the search cannot be read: no server with this DATA_DIR is running.',
  ])
})
