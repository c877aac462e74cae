import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchView } from '#web/search/search-view.ts'
import { createSearchSession, type SearchAnswer, type SearchState } from './search-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answerOf = (term: string, counts: Partial<Record<SearchView, number>> = {}): SearchAnswer => ({
  reply: {
    term,
    view: 'products',
    hits: [],
    total: 0,
    isTotalExact: true,
    counts: { products: 0, content: 0, contacts: 0, downloads: 0, ...counts },
    facets: [],
    measures: [],
    suggestions: [],
    isSimilar: false,
    completions: [],
    sortings: [],
    understood: [],
    incomplete: [],
  },
})

interface Asked {
  term: string
  view: SearchView | undefined
  signal: AbortSignal
  answer: (counts?: Partial<Record<SearchView, number>>) => void
}

/** A service that responds when the test says so, even to an aborted request. */
function start(firstView?: SearchView) {
  const asked: Asked[] = []
  const states: SearchState[] = []
  const session = createSearchSession(
    (term, view, signal) =>
      new Promise((resolve) => asked.push({ term, view, signal, answer: (counts) => resolve(answerOf(term, counts)) })),
    (state) => states.push(state),
    firstView,
  )
  const shown = () => {
    const answer = states.at(-1)?.answer
    return answer && 'reply' in answer ? answer.reply.term : undefined
  }
  return { session, asked, states, shown }
}

test('a word that is typed quickly is asked for once, 100 ms after its last letter', async () => {
  const { session, asked } = start()
  for (const text of ['k', 'ke', 'ket', 'kett', 'kette']) {
    session.type(text)
    await vi.advanceTimersByTimeAsync(60)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(40)
  expect(asked.map(({ term }) => term)).toEqual(['kette'])
})

test('blanks around a term ask for nothing, and fewer than two characters clear the hits', async () => {
  const { session, asked, states, shown } = start()
  session.type('ct')
  await vi.advanceTimersByTimeAsync(100)
  asked[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('ct')
  session.type(' ct ')
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(1)
  session.type('c')
  expect(states.at(-1)).toEqual({ term: 'c', isLoading: false, answer: undefined })
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveLength(1)
})

test('an old answer never overwrites a newer one', async () => {
  const { session, asked, shown } = start()
  session.type('ke')
  await vi.advanceTimersByTimeAsync(100)
  session.type('ket')
  await vi.advanceTimersByTimeAsync(100)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  asked[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('ket')
})

test('an answer that comes after the field was cleared is not shown', async () => {
  const { session, asked, shown } = start()
  session.type('ke')
  await vi.advanceTimersByTimeAsync(100)
  session.type('')
  asked[0]?.answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown()).toBeUndefined()
})

// Differs from the specification: 43.
test('a search that takes 100 ms says so until its answer comes, and a quick one does not', async () => {
  const { session, asked, states } = start()
  session.type('ke')
  await vi.advanceTimersByTimeAsync(199)
  expect(states.at(-1)?.isLoading).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(states.at(-1)?.isLoading).toBe(true)
  asked[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)?.isLoading).toBe(false)
  session.type('ket')
  await vi.advanceTimersByTimeAsync(150)
  asked[1]?.answer()
  await vi.advanceTimersByTimeAsync(300)
  expect(states.slice(-2).some(({ isLoading }) => isLoading)).toBe(false)
})

test('a tab is asked for at once, and the next term begins with the tab of the page or of its first hit', async () => {
  for (const firstView of [undefined, 'content'] as const) {
    const { session, asked } = start(firstView)
    session.type('ke')
    await vi.advanceTimersByTimeAsync(100)
    session.show('downloads')
    await vi.advanceTimersByTimeAsync(0)
    session.type('ket')
    await vi.advanceTimersByTimeAsync(100)
    expect(asked.map(({ term, view }) => [term, view])).toEqual([
      ['ke', firstView],
      ['ke', 'downloads'],
      ['ket', firstView],
    ])
  }
})

test('after its end nothing is asked for, and nothing is shown', async () => {
  const { session, asked, states } = start()
  session.type('ke')
  await vi.advanceTimersByTimeAsync(100)
  const before = states.length
  session.end()
  asked[0]?.answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(states).toHaveLength(before)
})

test('a page where searches begin decides the tab only where its kind has hits', async () => {
  const { session, asked, shown } = start('content')
  session.type('t-08b1-s-2000')
  await vi.advanceTimersByTimeAsync(100)
  asked[0]?.answer({ products: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ view }) => view)).toEqual(['content', undefined])
  asked[1]?.answer({ products: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('t-08b1-s-2000')
})

test('an empty tab that the visitor chose stays open', async () => {
  const { session, asked } = start('content')
  session.type('agb')
  await vi.advanceTimersByTimeAsync(100)
  asked[0]?.answer({ content: 1 })
  session.show('products')
  await vi.advanceTimersByTimeAsync(0)
  asked.at(-1)?.answer({ content: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.at(-1)?.view).toBe('products')
})
