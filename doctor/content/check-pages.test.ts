import { expect, test } from 'vitest'
import { SAME_BASE_PATHS } from '#contracts/content/links/site-address.ts'
import { companySchema } from '#contracts/company.ts'
import { LOCALES } from '#contracts/locales.ts'
import company from '#data/company.json' with { type: 'json' }
import { createAsk } from '#doctor/ask.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { startStandInTypo3 } from '#test/support/typo3/server.ts'
import { typo3Menu, typo3Page } from '#test/support/typo3-stand-in.ts'
import { checkPages } from './check-pages.ts'

const settings = {
  contentBasePaths: SAME_BASE_PATHS,
  defaultLocale: 'de' as const,
  company: companySchema.parse(company),
}
const linked = [...Object.values(company.documentPages), company.newsletter, company.advice].flatMap((page) =>
  LOCALES.map((locale) => page[locale]),
)
const SITEMAP = { html: '<sitemapindex></sitemapindex>' }
const page = { json: typo3Page('de', {}) }

test('A TYPO3 with all pages gives no finding.', async () => {
  const { url } = await startStandIn({
    'GET /de': page,
    'GET /de?type=834': { json: typo3Menu('de') },
    'GET /de/kontakt': page,
    'GET /de?type=1533906435': SITEMAP,
    ...Object.fromEntries(linked.map((path) => [`GET ${path}`, page])),
  })
  expect(await checkPages({ contentUrl: url, ...settings }, createAsk())).toEqual([])
})

test('A TYPO3 that does not answer is left to the check of the content system.', async () => {
  expect(await checkPages({ contentUrl: 'http://127.0.0.1:9', ...settings }, createAsk())).toBeUndefined()
})

test('The doctor names forms, news and elements that a TYPO3 cannot make, a sign-in, and dead links of ours.', async () => {
  const typo3 = await startStandInTypo3()
  try {
    const found = await checkPages({ contentUrl: typo3.url, ...settings }, createAsk())
    expect(found?.map(({ severity, problem }) => [severity, problem])).toEqual([
      ['warning', 'The TYPO3 has no JSON for the elements quatsch on /de/elemente, so visitors do not see them.'],
      ['error', 'News come without content on /de/aktuelles: EXT:news is not connected with EXT:headless.'],
      ['error', 'The TYPO3 cannot make its forms on /de/anfrage.'],
      ['warning', 'Visitors cannot sign in to the TYPO3 on /de/anmelden: this site does not support it.'],
      ['warning', expect.stringContaining('has no sitemap')],
      ['warning', expect.stringMatching(/does not have: .*\/de\/agb, .*\/en\/gtc/)],
    ])
    const remedies = found?.map(({ remedy }) => remedy).join('\n')
    for (const name of ['typo3/form', 'headless_news', 'typo3/cms-seo', 'felogin_login', 'company.json of COMPANY_DIR'])
      expect(remedies).toContain(name)
  } finally {
    await typo3.close()
  }
})

test('Without our package its elements fail.', async () => {
  const error = 'Content Element with uid "7" and type "site_hero" has no rendering definition!'
  const { url } = await startStandIn({
    'GET /de': {
      json: { ...typo3Page('de', {}), content: { colPos1: [{ id: 7, type: 'site_hero', content: { error } }] } },
    },
    'GET /de?type=834': { json: typo3Menu('de') },
    'GET /de?type=1533906435': SITEMAP,
    'GET /de/kontakt': page,
    ...Object.fromEntries(linked.map((path) => [`GET ${path}`, page])),
  })
  expect(await checkPages({ contentUrl: url, ...settings }, createAsk())).toMatchObject([
    { severity: 'error', problem: expect.stringContaining('our elements site_hero on /de') },
  ])
})
