import { expect, test } from 'vitest'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { createAsk } from '#doctor/ask.ts'
import { hitDocument, searchDocument } from '#test/support/search-answer.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { checkSearch } from './check-search.ts'

const SITE = 'https://www.example.com'
const PICTURE = 'HEAD /media/1/a.svg'
const SHEET = 'HEAD /media/2/a.pdf'

/** Findings about a service whose hits have a picture and a document at `base`, below its own address by default. */
async function examine({
  base,
  missing = [],
  site = 'http://localhost:3000',
}: {
  base?: string
  missing?: string[]
  site?: string
}) {
  const { url, requests } = await startStandIn((own) => {
    const files = base ?? own
    const hit = hitDocument('downloads', 'd', {
      title: 'Datenblatt',
      url: `${files}/media/2/a.pdf`,
      img: `${files}/media/1/a.svg`,
    })
    const found = [PICTURE, SHEET].filter((file) => !missing.includes(file)).map((file) => [file, {}])
    return { 'GET /search': { json: searchDocument([hit], { downloads: 1 }) }, ...Object.fromEntries(found) }
  })
  const findings = await checkSearch(
    {
      searchUrl: url,
      shop: {
        url: undefined,
        storefrontUrl: undefined,
        accessKey: '',
        languageIds: EMBEDDED_LANGUAGE_IDS,
        listingLimit: 1,
      },
      contentUrl: undefined,
      publicUrl: site,
      imageOrigins: [url],
      defaultLocale: 'de',
    },
    createAsk(),
  )
  return { requests, problems: findings.map(({ problem }) => problem.replaceAll(url, 'SEARCH')) }
}

test('A picture and a document of the hits are loaded, and a service that has both gives no finding.', async () => {
  const { requests, problems } = await examine({})
  expect(problems).toEqual([])
  expect(requests.slice(1)).toEqual([PICTURE, SHEET])
})

test.each([
  [PICTURE, '/media/1/a.svg'],
  [SHEET, '/media/2/a.pdf'],
])('A file that is not there is named: %s.', async (missing, path) => {
  const { problems } = await examine({ missing: [missing] })
  expect(problems).toEqual([`A file that SEARCH_URL names, SEARCH${path}, cannot be loaded (404).`])
})

test('Files at localhost lead visitors of a public site to their own machine.', async () => {
  const { problems } = await examine({ site: SITE })
  expect(problems).toEqual(['A file that SEARCH_URL names, SEARCH/media/1/a.svg, leads visitors to their own machine.'])
})

test('A host whose pictures the pages do not allow is named.', async () => {
  const { problems } = await examine({ base: 'https://files.invalid' })
  expect(problems[0]).toMatch(/^Pictures come from https:\/\/files\.invalid, /)
})
