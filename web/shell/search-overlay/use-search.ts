import { useEffect, useMemo, useState } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import type { SearchView } from '#web/search/search-view.ts'
import { loadAnswer } from './load-answer.ts'
import { createSearchSession, NO_SEARCH, type SearchSession, type SearchState } from './search-session.ts'

/** The searches of one opening, which begin with the text that was typed before it. */
export function useSearch(
  text: string,
  firstView: SearchView | undefined,
): { state: SearchState; session: SearchSession } {
  const [state, setState] = useState(NO_SEARCH)
  const session = useMemo(
    () => createSearchSession((...asked) => loadAnswer(getLocale(), ...asked), setState, firstView),
    [firstView],
  )
  useEffect(() => {
    session.type(text)
    return () => session.end()
  }, [session, text])
  return { state, session }
}
