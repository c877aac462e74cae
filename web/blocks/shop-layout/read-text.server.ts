import type { Reading } from '#contracts/content/reading.ts'
import { readHref } from '#contracts/content/links/read-href.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import type { Locale } from '#contracts/locales.ts'
import { paths } from '#web/app/paths.ts'

/**
 * Addresses of categories, products and landing pages as an editor of the Administration picks them. Only a Shopware's own storefront
 * replaces them: they reach a Store API's client with the number in front.
 */
const PICKED = /(?<![\w.:/-])(?:124c71d524604ccbad6042edce3ac799)?\/(navigation|detail|landingPage)\/([0-9a-f]{32})#?/g

const toOwnPaths = (text: string, locale: Locale): string =>
  text.replace(PICKED, (_, kind: string, id: string) => {
    if (kind === 'detail') return paths.product(locale, id)
    return kind === 'landingPage' ? paths.landingPage(locale, id) : paths.category(locale, id)
  })

/** Reads HTML of the shop with links into this site, reduced to the allowed elements. */
export const readShopText = (html: string, reading: Reading, locale: Locale): RichNode[] =>
  readRichText(toOwnPaths(html, locale), reading)

/** Reads the address of a link that is set beside a picture; undefined for one that must not be followed. */
export const readShopHref = (url: string, reading: Reading, locale: Locale): string | undefined =>
  url === '' ? undefined : readHref(toOwnPaths(url, locale), reading)

const TITLES: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5'])

/** Leaves out a first heading that only repeats the title of the page. */
export function withoutTitle(nodes: readonly RichNode[], title: string): RichNode[] {
  const [first, ...rest] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
  const isTitle = typeof first === 'object' && TITLES.has(first.tag) && textOf(first.children) === title.trim()
  return isTitle ? rest : [...nodes]
}

const textOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.children)))
    .join('')
    .trim()
