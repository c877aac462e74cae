import { data } from 'react-router'
import { offeredLocales } from '#contracts/locales.ts'
import { siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { loadSitemap, SITEMAP_KINDS } from './load-sitemap.server.ts'
import { sitemapFiles, xmlResponse } from './sitemap-xml.ts'
import type { Route } from './+types/part-file'

export const handle = { caching: 'never' } satisfies RouteHandle

/** `/sitemaps/pages-de-1.xml`: pages of one kind in one language. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, kindName, localeName, number] = /^([a-z]+)-([a-z]+)-(\d+)\.xml$/.exec(params.part) ?? []
  const kind = SITEMAP_KINDS.find((one) => one === kindName)
  const locale = offeredLocales().find((one) => one === localeName)
  const files = kind && locale ? sitemapFiles(context.get(siteContext), locale, await loadSitemap(context, kind)) : []
  const file = files[Number(number) - 1]
  if (file === undefined) throw data({ code: 404 }, { status: 404 })
  return xmlResponse(file)
}
