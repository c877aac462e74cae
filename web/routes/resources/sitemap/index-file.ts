import { offeredLocales } from '#contracts/locales.ts'
import { siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { loadSitemap, SITEMAP_KINDS } from './load-sitemap.server.ts'
import { sitemapFiles, sitemapIndex, xmlResponse } from './sitemap-xml.ts'
import type { Route } from './+types/index-file'

export const handle = { caching: 'never' } satisfies RouteHandle

/** `/sitemap.xml`: names the files of each kind and language. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const paths: string[] = []
  for (const kind of SITEMAP_KINDS) {
    const pages = await loadSitemap(context, kind)
    for (const locale of offeredLocales()) {
      const count = sitemapFiles(site, locale, pages).length
      for (let number = 1; number <= count; number++) paths.push(`/sitemaps/${kind}-${locale}-${number}.xml`)
    }
  }
  return xmlResponse(sitemapIndex(site, paths))
}
