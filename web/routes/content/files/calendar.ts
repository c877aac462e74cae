import type { ElementOf } from '#contracts/content/elements.ts'
import { contentContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { calendarFile } from './calendar-file.server.ts'
import { pagePathOf } from './page-path.ts'
import type { Route } from './+types/calendar'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** The calendar file of an event: `/de/calendar/news/fair.ics` is that of `/de/news/fair`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const path = pagePathOf(params, '.ics')
  const result = path === undefined ? undefined : await context.get(contentContext).page(path)
  if (path === undefined || result?.kind !== 'page' || result.status >= 400) return new Response(null, { status: 404 })
  const { stage, main } = result.page
  const detail = [...stage, ...main].find((element): element is ElementOf<'news_newsdetail'> => {
    return element.type === 'news_newsdetail'
  })
  const { article } = detail ?? {}
  const event = article?.event
  if (!article || !event) return new Response(null, { status: 404 })
  const { publicUrl, company } = context.get(siteContext)
  const text = calendarFile({ article: { ...article, event }, url: publicUrl + encodeURI(path), company: company.name })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${encodeURIComponent(path.split('/').at(-1) ?? '')}.ics"`,
      'cache-control': 'public, max-age=300',
    },
  })
}
