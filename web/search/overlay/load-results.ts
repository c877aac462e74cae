import { searchHitsPath } from '#web/app/paths.ts'
import type { Locale } from '#contracts/locales.ts'
import { searchParamsOf } from '#web/search/search-query.ts'
import type { SearchView } from '#web/search/search-view.ts'
import type { SearchProblem, SearchReply } from '#web/search/hits/shown-hit.ts'
import type { SearchAnswer } from './search-session.ts'

/** Asks this site's own address for hits. No response, and one that is not its own, count as unreachable. */
export async function loadResults(
  locale: Locale,
  term: string,
  view: SearchView | undefined,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  try {
    const response = await fetch(searchHitsPath(locale, searchParamsOf({ term, view })), { signal })
    const json: unknown = await response.json()
    if (response.ok && isReply(json)) return { reply: json }
    return { problem: isProblem(json) ? json : { kind: 'unreachable' } }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError || error instanceof SyntaxError) return { problem: { kind: 'unreachable' } }
    throw error
  }
}

const isReply = (json: unknown): json is SearchReply =>
  typeof json === 'object' && json !== null && 'hits' in json && 'counts' in json && 'view' in json

const isProblem = (json: unknown): json is SearchProblem =>
  typeof json === 'object' && json !== null && 'kind' in json && json.kind === 'too many' && 'seconds' in json
