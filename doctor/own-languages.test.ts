import { beforeAll, expect, test } from 'vitest'
import { SAME_BASE_PATHS } from '#contracts/content/links/site-address.ts'
import { offerLocales } from '#contracts/locales.ts'
import { DUTCH } from '#contracts/shop/languages.ts'
import { createAsk } from '#doctor/ask.ts'
import { examine, EXAMINED_SITE, HEALTHY_SETTINGS } from '#test/support/examined-shop.ts'
import type { Replies } from '#test/support/open-stand-in.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { healthyTypo3 } from '#test/support/typo3-stand-in.ts'
import { checkContent } from './content/check-content.ts'

beforeAll(() => offerLocales(['en', 'de']))

const NOT_FOUND = { status: 404, json: { reason: 'The requested page does not exist' } }

/** Findings in a TYPO3 without pages in these languages, and the requests that it got. */
async function examineContent(missing: readonly string[]) {
  const { url, requests } = await startStandIn((url) => {
    const replies: Replies = healthyTypo3(url, EXAMINED_SITE)
    for (const call of Object.keys(replies))
      if (missing.some((locale) => call.startsWith(`GET /${locale}`))) replies[call] = NOT_FOUND
    return replies
  })
  const settings = { contentBasePaths: SAME_BASE_PATHS, publicUrl: EXAMINED_SITE, imageOrigins: [new URL(url).origin] }
  const findings = await checkContent({ ...settings, contentUrl: url, defaultLocale: 'en' }, createAsk())
  return { findings, requests }
}

test('The doctor does not ask a TYPO3 for languages that the company does not have.', async () => {
  const { findings, requests } = await examineContent(['nl', 'cz'])
  expect(findings).toEqual([])
  expect(requests.filter((request) => /\/(nl|cz)\b/.test(request))).toEqual([])
})

test('It names a language of the company that the TYPO3 lacks: an error for the first one.', async () => {
  expect((await examineContent(['en'])).findings).toMatchObject([
    { severity: 'error', problem: expect.stringContaining('no language at /en') },
  ])
  expect((await examineContent(['de'])).findings).toMatchObject([
    { severity: 'warning', problem: expect.stringContaining('no language at /de') },
  ])
})

test('It does not look at ids of other languages in SHOP_LANGUAGE_IDS.', async () => {
  const languageIds = { ...HEALTHY_SETTINGS.languageIds, nl: DUTCH }
  expect(await examine({ languageIds })).toEqual([])
  const [finding, ...more] = await examine({ languageIds: { ...languageIds, en: DUTCH } })
  expect(more).toEqual([])
  expect(finding).toMatchObject({ severity: 'error', problem: expect.stringContaining(`${DUTCH} (en)`) })
  expect(finding?.remedy).not.toContain('nl')
})
