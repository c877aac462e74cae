import { reportContext, searchContext, sessionContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { loadSearch, toSearchProblem } from '#web/search/load-search.server.ts'
import { isSearchable, parseSearchAddress } from '#web/search/search-query.ts'
import type { Route } from './+types/hits'

export const handle = { caching: 'never' } satisfies RouteHandle

/** Names that may be offered while a visitor types. */
const COMPLETIONS = 8

/** Hits for the overlay: a `SearchReply`, or a `SearchProblem` with 429 or 503. A term that is too short gets 400. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseSearchAddress(new URL(request.url).searchParams)
  if (!isSearchable(query.term)) return Response.json({ kind: 'too short' }, { status: 400 })
  try {
    const reply = await loadSearch(query, {
      search: context.get(searchContext),
      locale: getLocale(),
      ownOrigin: context.get(siteContext).publicUrl,
      hasOwnPrices: context.get(sessionContext).hasOwnPrices,
      completions: COMPLETIONS,
    })
    return Response.json(reply)
  } catch (error) {
    const problem = toSearchProblem(error)
    if (problem.kind === 'too many') {
      return Response.json(problem, { status: 429, headers: { 'retry-after': String(problem.seconds) } })
    }
    context.get(reportContext)(error)
    return Response.json(problem, { status: 503 })
  }
}
