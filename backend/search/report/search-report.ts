import { createHash, randomUUID } from 'node:crypto'
import type { Locale } from '#contracts/locales.ts'
import type { NoteSearch } from '#contracts/search/asked-search.ts'
import { scrubTerm } from './scrub-term.ts'

/** Milliseconds between two reports. */
const DAY = 86_400_000
/** A term of fewer visitors could tell who they are. */
const LEAST_VISITORS = 3
/** Terms of one list. */
const MOST_LISTED = 50
/** Terms of one report. The oldest with too few visitors is dropped for a further one. */
const MOST_TERMS = 5_000
/** Visitors that are told apart of one term. */
const MOST_VISITORS = 500

/** A term that several visitors asked, and how many of them got or followed nothing. */
export interface ReportedTerm {
  language: Locale
  term: string
  visitors: number
  of: number
}

export interface SearchesReport {
  since: string
  /** Different terms of a visitor count once each. */
  searches: number
  withoutHits: number
  /** With hits, none of which was followed. */
  withoutPress: number
  termsWithoutHits: ReportedTerm[]
  termsWithoutPress: ReportedTerm[]
}

interface Outcome {
  hits: number
  isFollowed: boolean
}

interface ReportOptions {
  /** The caller's network: within one report it tells visitors apart, and is kept nowhere. */
  network: () => string | undefined
  /** Takes a report, unless there was no search. */
  write: (report: SearchesReport) => void
  clock?: () => Date
}

/**
 * Counts searches without hits and without a press, for the company. Nothing is stored. A network is a hash, whose salt
 * is forgotten with each report.
 */
export function createSearchReport({ network, write, clock = () => new Date() }: ReportOptions): {
  note: NoteSearch
  end: () => void
} {
  let terms = new Map<string, Map<string, Outcome>>()
  let salt = randomUUID()
  let since = clock()

  function end(): void {
    const report = toReport(since, terms)
    ;[terms, salt, since] = [new Map(), randomUUID(), clock()]
    if (report.searches > 0) write(report)
  }

  return {
    note(locale, { term, hits, isFollowed }) {
      if (clock().getTime() - since.getTime() >= DAY) end()
      const key = JSON.stringify([locale, scrubTerm(term)])
      const visitors = terms.get(key) ?? new Map<string, Outcome>()
      const visitor = createHash('sha256')
        .update(`${salt} ${network() ?? ''}`)
        .digest('base64url')
        .slice(0, 12)
      const before = visitors.get(visitor)
      if (!before && visitors.size >= MOST_VISITORS) return
      visitors.set(visitor, { hits, isFollowed: isFollowed || before?.isFollowed === true })
      if (!terms.has(key) && terms.size >= MOST_TERMS && !makeRoom(terms)) return
      terms.set(key, visitors)
    },
    end,
  }
}

function makeRoom(terms: Map<string, Map<string, Outcome>>): boolean {
  for (const [key, visitors] of terms) if (visitors.size < LEAST_VISITORS) return terms.delete(key)
  return false
}

function toReport(since: Date, terms: ReadonlyMap<string, ReadonlyMap<string, Outcome>>): SearchesReport {
  const counted = [...terms].map(([key, visitors]) => {
    const [language, term] = JSON.parse(key) as [Locale, string]
    const outcomes = [...visitors.values()]
    return {
      named: { language, term, visitors: outcomes.length },
      withoutHits: outcomes.filter(({ hits }) => hits === 0).length,
      withoutPress: outcomes.filter(({ hits, isFollowed }) => hits > 0 && !isFollowed).length,
    }
  })
  const sum = (of: 'withoutHits' | 'withoutPress') => counted.reduce((total, one) => total + one[of], 0)
  const list = (of: 'withoutHits' | 'withoutPress') =>
    counted
      .filter((one) => one[of] > 0 && one.named.visitors >= LEAST_VISITORS)
      .map((one): ReportedTerm => ({ ...one.named, of: one[of] }))
      .toSorted((a, b) => b.of - a.of || (a.term < b.term ? -1 : 1))
      .slice(0, MOST_LISTED)
  return {
    since: since.toISOString(),
    searches: counted.reduce((total, { named }) => total + named.visitors, 0),
    withoutHits: sum('withoutHits'),
    withoutPress: sum('withoutPress'),
    termsWithoutHits: list('withoutHits'),
    termsWithoutPress: list('withoutPress'),
  }
}
