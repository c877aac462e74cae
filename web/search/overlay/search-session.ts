import { isSearchable } from '#web/search/search-query.ts'
import type { SearchView } from '#web/search/search-view.ts'
import type { SearchProblem, SearchReply } from '#web/search/hits/shown-hit.ts'

/** Milliseconds after the last key until the service is asked, and until a longer search shows that it runs. */
export const DEBOUNCE = 100
export const LOADING_AFTER = 100

export type SearchAnswer = { reply: SearchReply } | { problem: SearchProblem }

export interface SearchState {
  /** Trimmed. */
  term: string
  /** Whether the search takes long enough to show it. */
  isLoading: boolean
  /** Of this term or, as long as it runs, of an earlier one; undefined where there is nothing to show. */
  answer: SearchAnswer | undefined
}

export const NO_SEARCH: SearchState = { term: '', isLoading: false, answer: undefined }

export interface SearchSession {
  /** The current text of the field. A term that is too short clears the hits. */
  type: (text: string) => void
  /** Another tab of the same term. */
  show: (view: SearchView) => void
  /** Asks once more for what failed. */
  repeat: () => void
  end: () => void
}

/**
 * Searches while a visitor types. One request runs at a time. A new one ends the one before, whose answer never
 * overwrites a newer one, even if ending it fails.
 * @param load rejects once `signal` is aborted; other failures are answers.
 * @param firstView tab of every search that has hits there, instead of that of its first hit.
 */
export function createSearchSession(
  load: (term: string, view: SearchView | undefined, signal: AbortSignal) => Promise<SearchAnswer>,
  onChange: (state: SearchState) => void,
  firstView?: SearchView,
): SearchSession {
  let state = NO_SEARCH
  let view = firstView
  /** Whether the visitor chose the tab. */
  let isChosen = false
  let running = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (next: Partial<SearchState>) => onChange((state = { ...state, ...next }))
  const stop = () => {
    clearTimeout(timer)
    running.abort()
  }

  async function run() {
    const own = new AbortController()
    running = own
    timer = setTimeout(() => change({ isLoading: true }), LOADING_AFTER)
    try {
      const entered = await load(state.term, view, own.signal)
      if (own.signal.aborted) return
      // The page where a search begins decides only where its kind has hits.
      const isElsewhere = !isChosen && view !== undefined && isEmptyTab(entered)
      const answer = isElsewhere ? await load(state.term, undefined, own.signal) : entered
      if (own.signal.aborted) return
      clearTimeout(timer)
      change({ answer, isLoading: false })
    } catch (error) {
      if (!own.signal.aborted) throw error
    }
  }

  function begin(wait: number) {
    stop()
    timer = setTimeout(() => void run(), wait)
  }

  return {
    type(text) {
      const term = text.trim()
      if (term === state.term) return
      view = firstView
      isChosen = false
      if (!isSearchable(term)) {
        stop()
        return change({ ...NO_SEARCH, term })
      }
      change({ term })
      begin(DEBOUNCE)
    },
    show(next) {
      view = next
      isChosen = true
      begin(0)
    },
    repeat: () => begin(0),
    end: stop,
  }
}

/** Whether another tab has the hits that this one lacks. */
const isEmptyTab = (answer: SearchAnswer): boolean =>
  'reply' in answer && answer.reply.hits.length === 0 && Object.values(answer.reply.counts).some((count) => count > 0)
