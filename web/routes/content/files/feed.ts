import { isOfferedLocale, languageTag } from '#contracts/locales.ts'
import { contentContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readNewsPage } from '#web/blocks/news_pi1/read-articles.server.ts'
import { newsFeed } from './news-feed.server.ts'
import { pagePathOf } from './page-path.ts'
import type { Route } from './+types/feed'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** The feed of a list of articles: `/de/feed/news.atom` is that of `/de/news`. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const path = pagePathOf(params, '.atom')
  const page = path === undefined ? undefined : await readNewsPage(context.get(contentContext), path)
  if (!page || !isOfferedLocale(params.locale)) return new Response(null, { status: 404 })
  const { publicUrl, company } = context.get(siteContext)
  const language = languageTag(params.locale)
  return new Response(newsFeed({ page, publicUrl, company: company.name, language, path: url.pathname }), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}
