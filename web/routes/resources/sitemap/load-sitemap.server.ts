import type { RouterContextProvider } from 'react-router'
import { perLocale } from '#contracts/locales.ts'
import { type Alternates, paths } from '#web/app/paths.ts'
import { contentContext, shopForLocaleContext, type Site, siteContext } from '#web/app/context.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { findContentPages } from './find-content-pages.server.ts'
import { findCategoryPages, findProductPages } from './find-shop-pages.server.ts'

export const SITEMAP_KINDS = ['pages', 'categories', 'products'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Milliseconds for which a list is not read again. */
const FRESH_FOR = 600_000

type Lists = Partial<Record<SitemapKind, { pages: Promise<Alternates[]>; until: number }>>

/**
 * Lists of the sitemap. Key: kind. Owner: the site's settings. End: ten minutes, or a failed reading. Gain: a search
 * engine asks for the index and a dozen files, each of which would read all pages again.
 */
const cached = new WeakMap<Site, Lists>()

/** All pages of a kind, each by its addresses. */
export function loadSitemap(context: Readonly<RouterContextProvider>, kind: SitemapKind): Promise<Alternates[]> {
  const site = context.get(siteContext)
  const lists = cached.get(site) ?? {}
  cached.set(site, lists)
  const known = lists[kind]
  if (known && known.until > Date.now()) return known.pages
  const pages = find(context, kind, site)
  lists[kind] = { pages, until: Date.now() + FRESH_FOR }
  // The caller has the error; the next one reads again.
  pages.catch(() => delete lists[kind])
  return pages
}

async function find(
  context: Readonly<RouterContextProvider>,
  kind: SitemapKind,
  { listingLimit, tools }: Site,
): Promise<Alternates[]> {
  if (kind === 'pages') return [...(await findContentPages(context.get(contentContext))), ...toolPages(tools)]
  const findShop = kind === 'products' ? findProductPages : findCategoryPages
  return findShop(context.get(shopForLocaleContext), listingLimit)
}

/** The overview of the tools and each tool, which exist in every language. */
const toolPages = (tools: Site['tools']): Alternates[] => [
  perLocale(paths.tools),
  ...tools.map((tool) => perLocale((locale) => toolAddress(locale, tool))),
]
