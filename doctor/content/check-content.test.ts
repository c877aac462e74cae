import { expect, test } from 'vitest'
import { SAME_BASE_PATHS, type BasePaths } from '#contracts/content/links/site-address.ts'
import { LOCALES } from '#contracts/locales.ts'
import { createAsk } from '#doctor/ask.ts'
import { startStandInTypo3 } from '#test/support/typo3/server.ts'
import type { Replies } from '#test/support/open-stand-in.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { healthyTypo3, MISSING_PAGE, typo3Menu, typo3Page } from '#test/support/typo3-stand-in.ts'
import { checkContent } from './check-content.ts'

const SITE = 'https://www.example.localhost'

async function examine(
  changesOf: (url: string) => Replies = () => ({}),
  { timeLimit = 10_000, contentBasePaths = SAME_BASE_PATHS as BasePaths } = {},
) {
  const { url } = await startStandIn((url) => ({ ...healthyTypo3(url, SITE), ...changesOf(url) }))
  return checkContent(
    { contentUrl: url, contentBasePaths, publicUrl: SITE, imageOrigins: [new URL(url).origin], defaultLocale: 'de' },
    createAsk(timeLimit),
  )
}

/** The same reply for every locale. */
const everywhere = (path: (locale: string) => string, reply: Replies[string]): Replies =>
  Object.fromEntries(LOCALES.map((locale) => [path(locale), reply]))
const menus = (locale: string) => `GET /${locale}?type=834`
const NOT_FOUND = { status: 404, json: { reason: 'The requested page does not exist' } }

test('A TYPO3 that is set up for the site gives no finding.', async () => {
  expect(await examine()).toEqual([])
})

const BROKEN: [string, (url: string) => Replies, 'error' | 'warning', string, string][] = [
  [
    'a TYPO3 without frontendBase',
    (url) => ({ 'GET /': { json: { redirectUrl: `${url}/de/`, statusCode: 307 } } }),
    'error',
    'The TYPO3 has no frontendBase: its redirects lead to http://127.0.0.1',
    `Set frontendBase to ${SITE}`,
  ],
  [
    'canonical addresses on the host of the TYPO3',
    (url) => ({ 'GET /de': { json: typo3Page('de', { canonical: `${url}/de/` }) } }),
    'error',
    'The TYPO3 has no frontendBase: its canonical addresses lead to http://127.0.0.1',
    `Set frontendBase to ${SITE}`,
  ],
  [
    'a frontendBase of another site',
    () => ({ 'GET /de': { json: typo3Page('de', { canonical: 'https://old.example.com/de/' }) } }),
    'warning',
    'is another site: its canonical addresses lead to https://old.example.com',
    'or correct PUBLIC_URL',
  ],
  [
    'redirects as JSON that are switched off',
    () => ({ 'GET /': { status: 307, location: '/de/' } }),
    'warning',
    'redirects by HTTP (307)',
    'headless.redirectMiddlewares',
  ],
  [
    'a site with headless: 0, whose pages are JSON all the same',
    () => ({ 'GET /': { status: 307, location: '/de/' } }),
    'warning',
    'redirects by HTTP (307)',
    'Set headless: 1',
  ],
  [
    'a default language without a prefix',
    () => ({ 'GET /': { json: typo3Page('de', {}) }, 'GET /de?type=834': NOT_FOUND, 'GET /de': NOT_FOUND }),
    'error',
    'The default language of the TYPO3 has no prefix: there is nothing at /de, and a page at /.',
    'Set the base of the language to /de/ in the site configuration of the TYPO3, or set CONTENT_BASE_PATHS',
  ],
  [
    'languages that are missing',
    () => ({ 'GET /nl?type=834': NOT_FOUND, 'GET /cz?type=834': NOT_FOUND }),
    'warning',
    'no language at /nl, /cz',
    'site configuration of the TYPO3',
  ],
  [
    'a missing default language',
    () => ({ 'GET /de?type=834': NOT_FOUND }),
    'error',
    'no language at /de',
    'site configuration of the TYPO3',
  ],
  [
    'a 404 page that fails where it is not translated',
    () => ({ [`GET /nl/${MISSING_PAGE}`]: { status: 500, json: { reason: 'x' } } }),
    'error',
    'The 404 page of the TYPO3 is not translated to nl',
    'errorHandling',
  ],
  [
    'a 404 page in the wrong language',
    () => ({ [`GET /cz/${MISSING_PAGE}`]: { status: 404, json: typo3Page('cz', { available: ['de', 'en'] }) } }),
    'error',
    'The 404 page of the TYPO3 is not translated to cz',
    'errorHandling',
  ],
  [
    'a TYPO3 without a 404 page',
    () => everywhere((locale) => `GET /${locale}/${MISSING_PAGE}`, NOT_FOUND),
    'warning',
    'no 404 page in de, en, nl, cz',
    'errorHandling',
  ],
  [
    'missing pages that are found',
    () => ({ [`GET /de/${MISSING_PAGE}`]: { json: typo3Page('de', {}) } }),
    'error',
    'answers 200 for a page that does not exist, in de',
    'errorHandling',
  ],
  [
    'pictures on a foreign host',
    () => ({ 'GET /de': { json: typo3Page('de', { image: 'https://cdn.example.net/a.png' }) } }),
    'error',
    'Pictures come from https://cdn.example.net, which is neither the host of CONTENT_URL',
    'Set IMAGE_ORIGINS to "https://cdn.example.net"',
  ],
  [
    'a file that is not there',
    () => ({ 'HEAD /fileadmin/a.png': { status: 404 } }),
    'error',
    '/fileadmin/a.png, cannot be loaded (404)',
    'PUBLIC_URL of another instance',
  ],
  [
    'an empty menu',
    () => ({ 'GET /nl?type=834': { json: { ...typo3Menu('nl'), navigation: null } } }),
    'warning',
    'The main menu is empty in nl',
    'nav_hide',
  ],
  [
    'an old EXT:headless',
    () =>
      Object.fromEntries(
        LOCALES.map((locale) => {
          const { i18n: _, ...old } = typo3Menu(locale)
          return [menus(locale), { json: old }]
        }),
      ),
    'warning',
    'is older than 4',
    'behind CONTENT_URL',
  ],
  [
    'a site without our package',
    () =>
      Object.fromEntries(
        LOCALES.map((locale) => {
          const { navigationAreas: _, ...stock } = typo3Menu(locale)
          return [menus(locale), { json: stock }]
        }),
      ),
    'warning',
    'does not use our package',
    'dependencies',
  ],
  [
    'the record that typo3 setup --create-site leaves',
    () => ({
      // Redirects are made before a page is.
      'GET /': { json: { redirectUrl: '/de/', statusCode: 307 } },
      ...everywhere(menus, { status: 404, html: '<html>' }),
      ...everywhere((locale) => `GET /${locale}`, { html: '<html>' }),
    }),
    'error',
    'sends HTML at /de',
    'Delete the TypoScript record on the root page',
  ],
  [
    'a home page that editors have not begun',
    () => ({ 'GET /de': { json: { ...typo3Page('de', {}), content: {} } } }),
    'warning',
    'has no elements at /de',
    'Add elements',
  ],
  [
    'a TYPO3 that sends HTML',
    (url) => ({
      ...everywhere(menus, { html: '<html>' }),
      'GET /': { html: '<html>' },
      ...everywhere((locale) => `GET /${locale}`, { html: url }),
    }),
    'error',
    'is no TYPO3 headless: no response is JSON.',
    'headless: 1',
  ],
  [
    'a TYPO3 that fails',
    () => ({ ...everywhere(menus, { status: 503, html: 'x' }), 'GET /': { status: 503, html: 'x' } }),
    'error',
    'The content system fails (503).',
    'CONTENT_URL',
  ],
  [
    'a password in front of a test system',
    () => ({ ...everywhere(menus, { status: 401, html: 'x' }), 'GET /': { status: 401, html: 'x' } }),
    'error',
    'refuses this machine',
    'CONTENT_URL without a password',
  ],
]

test.each(BROKEN)('The doctor reports %s, and how to correct it.', async (_, changesOf, severity, problem, remedy) => {
  expect(await examine(changesOf)).toEqual([
    { severity, problem: expect.stringContaining(problem), remedy: expect.stringContaining(remedy) },
  ])
})

test('The doctor reports a TYPO3 that hangs.', async () => {
  expect(await examine(() => ({ 'GET /en?type=834': 'never' }), { timeLimit: 300 })).toMatchObject([
    {
      problem: expect.stringContaining('does not answer in time (TimeoutError)'),
      remedy: expect.stringContaining('CONTENT_URL'),
    },
  ])
})

test('A TYPO3 whose default language is at its root is well where the settings say so.', async () => {
  const atRoot = () => ({
    'GET /': { json: typo3Page('de', { canonical: `${SITE}/` }) },
    'GET /?type=834': { json: typo3Menu('de', '/') },
    [`GET /${MISSING_PAGE}`]: { status: 404, json: typo3Page('de', {}) },
    'GET /de?type=834': NOT_FOUND,
  })
  expect(await examine(atRoot, { contentBasePaths: { ...SAME_BASE_PATHS, de: '' } })).toEqual([])
})

/** Where the stand-in's pictures are. */
const FILES = 'https://cms.test'

test('A TYPO3 as it is after its installation is told to get prefixes or a setting.', async () => {
  const typo3 = await startStandInTypo3({ defaultAtRoot: true })
  const examineIt = (contentBasePaths: BasePaths) =>
    checkContent(
      { contentUrl: typo3.url, contentBasePaths, publicUrl: SITE, imageOrigins: [FILES], defaultLocale: 'de' },
      createAsk(),
    )
  try {
    expect((await examineIt(SAME_BASE_PATHS)).map(({ problem }) => problem)).toContain(
      'The default language of the TYPO3 has no prefix: there is nothing at /de, and a page at /.',
    )
    expect(await examineIt({ ...SAME_BASE_PATHS, de: '' })).toEqual([])
  } finally {
    await typo3.close()
  }
})

test('A TYPO3 that redirects from /de to /de/ has its languages.', async () => {
  const typo3 = await startStandInTypo3()
  const settings = { contentBasePaths: SAME_BASE_PATHS, publicUrl: SITE, defaultLocale: 'de' } as const
  try {
    expect(await checkContent({ contentUrl: typo3.url, imageOrigins: [FILES], ...settings }, createAsk())).toEqual([])
  } finally {
    await typo3.close()
  }
})
