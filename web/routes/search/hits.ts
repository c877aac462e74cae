import { noteSearchContext, reportContext, searchContext, sessionContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { askedSearchSchema } from '#contracts/search/asked-search.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
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

/** A search that a visitor has ended, for the company's report. Nothing of the visitor comes with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = askedSearchSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!asked.success) return new Response(null, { status: 422 })
  context.get(noteSearchContext)(getLocale(), asked.data)
  return new Response(null, { status: 204 })
}
