import { offeredLocales, type Locale } from '#contracts/locales.ts'
import type { Answer, Ask } from '#doctor/ask.ts'
import type { Config } from '#server/config.ts'
import { fileFindings } from '#doctor/file-findings.ts'
import { errorOf, type Finding } from '#doctor/finding.ts'
import { pictureFindings } from '#doctor/picture-findings.ts'
import { unreachable } from '#doctor/unreachable.ts'
import { fileUrlsOf, isEmptyPage, menuSchema, pageFactsSchema, type MenuFacts } from './content-facts.ts'
import { menuFindings, packageFindings, prefixFindings } from './language-findings.ts'
import { canonicalFindings, isPage, redirectFindings } from './redirect-findings.ts'
import { statusPageFindings } from './status-page-findings.ts'
import { emptyHomeFinding, isHtmlPage, templateFinding } from './template-findings.ts'

type ContentSettings = Pick<Config, 'contentUrl' | 'contentBasePaths' | 'publicUrl' | 'imageOrigins' | 'defaultLocale'>

/** An address that no TYPO3 has. */
const MISSING = 'profilwerk-doctor-asks-for-a-page-that-does-not-exist'

/** Sends a TYPO3 the requests of a page. */
export async function checkContent(settings: ContentSettings, ask: Ask): Promise<Finding[]> {
  const { publicUrl, imageOrigins, defaultLocale, contentBasePaths, contentUrl = '' } = settings
  const homeOf = (locale: Locale) => contentUrl + (contentBasePaths[locale] || '/')
  const sites = { contentUrl, publicUrl }
  try {
    const root = await ask(`${contentUrl}/`)
    const menus = await askEach(offeredLocales(), (locale) => askHome(ask, homeOf(locale), '?type=834'))
    const foreign = notHeadless(root, menus, contentUrl)
    if (foreign) return [foreign]

    const initial = offeredLocales().map((locale) => ({
      locale,
      data: menuSchema.safeParse(menus.get(locale)?.json).data,
    }))
    const present = initial.flatMap(({ locale, data }) =>
      data && isMenuOf(contentBasePaths[locale], data) ? [{ locale, data }] : [],
    )
    const locales = present.map(({ locale }) => locale)
    const own = await askHome(ask, homeOf(defaultLocale))
    const path = contentBasePaths[defaultLocale] || '/'
    if (isHtmlPage(own)) return [templateFinding(path)]
    const home = locales.includes(defaultLocale) ? own : root
    const page = pageFactsSchema.safeParse(home.json).data
    const missing = await askEach(locales, (locale) => ask(`${contentUrl}${contentBasePaths[locale]}/${MISSING}`))
    const redirects = redirectFindings(root, sites)
    // Others may be at a CDN that lets no server in.
    const file = fileUrlsOf(home.json).find(
      (url) => URL.canParse(url) && new URL(url).host === new URL(contentUrl).host,
    )

    return [
      ...prefixFindings(
        offeredLocales().filter((locale) => !locales.includes(locale)),
        { basePaths: contentBasePaths, isRootPage: isPage(root), defaultLocale },
      ),
      ...redirects,
      // Both are due to the same setting: one finding is enough.
      ...(page && !redirects.some(({ remedy }) => remedy.includes('frontendBase'))
        ? canonicalFindings(page, sites)
        : []),
      ...pictureFindings(fileUrlsOf(home.json), { imageOrigins, publicUrl, setting: 'CONTENT_URL' }),
      ...(await fileFindings(file === undefined ? [] : [file], { publicUrl, setting: 'CONTENT_URL' }, ask)),
      ...statusPageFindings(missing),
      ...(page && isEmptyPage(page) ? [emptyHomeFinding(path)] : []),
      ...packageFindings(present.every(({ data }) => data.navigationAreas)),
      ...menuFindings(
        present.filter(({ data }) => !data.navigation?.some(({ children }) => children?.length)).map(toLocale),
        present.filter(({ data }) => !data.i18n).map(toLocale),
      ),
    ]
  } catch (error) {
    return [unreachable(error, 'CONTENT_URL', new URL(contentUrl).origin)]
  }
}

/** A language without a prefix gives its menu for addresses below other prefixes, too. */
const isMenuOf = (basePath: string, { navigation }: MenuFacts): boolean => {
  const link = navigation?.[0]?.link
  return !link || new URL(link, 'http://content').pathname.replace(/\/$/, '') === basePath
}

const toLocale = ({ locale }: { locale: Locale }): Locale => locale

async function askEach(
  locales: readonly Locale[],
  askOne: (locale: Locale) => Promise<Answer>,
): Promise<Map<Locale, Answer>> {
  const answers = new Map<Locale, Answer>()
  for (const locale of locales) answers.set(locale, await askOne(locale))
  return answers
}

/** A TYPO3 redirects from `/de` to `/de/`, whatever it does with other redirects. */
async function askHome(ask: Ask, home: string, query = ''): Promise<Answer> {
  const first = await ask(home + query)
  const { location } = first
  const isSlash = location !== undefined && new URL(location, home).pathname === `${new URL(home).pathname}/`
  return isSlash ? ask(`${home}/${query}`) : first
}

function notHeadless(root: Answer, menus: ReadonlyMap<Locale, Answer>, url: string): Finding | undefined {
  const all = [root, ...menus.values()]
  if (all.some(({ status }) => status === 401 || status === 403))
    return errorOf(
      'The content system refuses this machine (401 or 403).',
      'Allow this machine to ask CONTENT_URL without a password: a protected test system refuses the site, too.',
    )
  if (all.every(({ status }) => status >= 500))
    return errorOf(
      `The content system fails (${root.status}).`,
      "Look at the TYPO3's log, var/log, and correct CONTENT_URL if needed.",
    )
  if (all.some(({ isJson, status }) => isJson && status < 500)) return undefined
  return errorOf(
    `What answers at ${url} is no TYPO3 headless: no response is JSON.`,
    'Install EXT:headless there, set headless: 1 and the dependency profilwerk/site-package in its site configuration, and delete the TypoScript record on its root page, or correct CONTENT_URL.',
  )
}
