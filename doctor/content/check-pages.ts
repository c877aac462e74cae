import { toContentPath } from '#contracts/content/links/site-address.ts'
import { offeredLocales } from '#contracts/locales.ts'
import type { Answer, Ask } from '#doctor/ask.ts'
import { type Finding, warningOf } from '#doctor/finding.ts'
import type { Config } from '#server/config.ts'
import { brokenElements, elementFindings } from './element-findings.ts'
import { menuPathsOf } from './menu-paths.ts'

type PageSettings = Pick<Config, 'contentUrl' | 'contentBasePaths' | 'defaultLocale' | 'company'>

/** Pages of the menu that are asked for. Each costs the TYPO3 as much as a visitor. */
const MOST_PAGES = 30

/** The page type of EXT:seo's sitemap. */
const SITEMAP_TYPE = '1533906435'

/**
 * Asks a TYPO3 for its sitemap, the pages of its main menu and those that this site links to.
 * @returns undefined if it does not answer, which the check of the content system reports
 */
export async function checkPages(settings: PageSettings, ask: Ask): Promise<Finding[] | undefined> {
  const { contentUrl = '', contentBasePaths, defaultLocale, company } = settings
  const askPage = (path: string) => askWithSlash(ask, contentUrl + path)
  try {
    const home = contentBasePaths[defaultLocale] || '/'
    const menu = await askPage(`${home}?type=834`)
    const paths = [home, ...menuPathsOf(menu.json, contentUrl)].slice(0, MOST_PAGES)
    const broken = []
    for (const path of paths) broken.push(...brokenElements(path, (await askPage(path)).json))
    const sitemap = await askPage(`${home}?type=${SITEMAP_TYPE}`)
    return [
      ...elementFindings(broken),
      ...(sitemap.status === 200 && !sitemap.isJson ? [] : [NO_SITEMAP]),
      ...deadFindings(await deadPaths(linkedPaths(company), (path) => askPage(toContentPath(path, contentBasePaths)))),
    ]
  } catch (error) {
    // Of fetch, when nothing responds in time.
    if (error instanceof TypeError || error instanceof DOMException) return undefined
    throw error
  }
}

const NO_SITEMAP = warningOf(
  'The TYPO3 has no sitemap, so ours has only the pages that menus and links lead to.',
  'Require typo3/cms-seo with Composer and flush all caches: our set brings typo3/seo-sitemap. With a package of your own, add that set to the site.',
)

/** Pages in the settings of the company. */
const linkedPaths = ({ documentPages, newsletter, advice }: Config['company']): string[] =>
  [...Object.values(documentPages), newsletter, advice].flatMap((page) =>
    page ? offeredLocales().map((locale) => page[locale]) : [],
  )

async function deadPaths(paths: readonly string[], askPage: (path: string) => Promise<Answer>): Promise<string[]> {
  const dead = []
  for (const path of paths) if ((await askPage(path)).status === 404) dead.push(path)
  return dead
}

const deadFindings = (dead: readonly string[]): Finding[] =>
  dead.length === 0
    ? []
    : [
        warningOf(
          `This site links to pages that the TYPO3 does not have: ${dead.join(', ')}.`,
          'Make pages with these addresses, or enter yours in company.json of COMPANY_DIR (documentPages, newsletter, advice).',
        ),
      ]

/** A TYPO3 redirects from the base of a language to the one with a slash. */
async function askWithSlash(ask: Ask, url: string): Promise<Answer> {
  const first = await ask(url)
  const { pathname, search, origin } = new URL(url)
  const isSlash = first.location !== undefined && new URL(first.location, url).pathname === `${pathname}/`
  return isSlash ? ask(`${origin}${pathname}/${search}`) : first
}
