import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { paths, searchPath } from '#web/app/paths.ts'
import { formatWait } from '#web/i18n/format-time.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { AddHitResult } from '#web/search/hits/add-hit-form.ts'
import { isNarrowed, LEAST_TERM, type SearchAddress, searchParamsOf } from '#web/search/search-query.ts'
import { SEARCH_VIEWS } from '#web/search/search-view.ts'
import type { SearchProblem, SearchReply } from '#web/search/hits/shown-hit.ts'
import { isUnsure } from '#web/search/is-unsure.ts'
import { TermForm } from '#web/search/term-form.tsx'
import tabs from '#web/search/search-tabs.module.css'
import { announcedCounts, viewName } from '#web/search/view-names.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from '#web/ui/link.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import css from './search-screen.module.css'

const FoundHits = lazyPart(async () => (await import('./found-hits.tsx')).FoundHits)
const IncompleteNotice = lazyPart(async () => (await import('#web/search/incomplete-notice.tsx')).IncompleteNotice)
const NoHits = lazyPart(async () => (await import('./no-hits.tsx')).NoHits)
const SearchEntrances = lazyPart(async () => (await import('#web/search/search-entrances.tsx')).SearchEntrances)

export interface SearchScreenProps {
  query: SearchAddress
  reply: SearchReply | undefined
  problem: SearchProblem | undefined
  /** Shown where nothing was found. */
  people: Contact[]
  /** Of the form without scripts. */
  result: AddHitResult | undefined
}

/** The page of a search: its field, a tab for each kind of hit, and the hits. Everything is in the address. */
export function SearchScreen({ query, reply, problem, people, result }: SearchScreenProps) {
  const { term } = query
  const locale = getLocale()
  // Filters that leave nothing can be taken back.
  const isEmpty = reply !== undefined && !isNarrowed(query) && SEARCH_VIEWS.every((view) => reply.counts[view] === 0)
  return (
    <div className={`wrap ${css.page}`}>
      <Breadcrumbs items={[{ label: m.listing_crumb_home(), to: paths.home(locale) }, { label: m.search_title() }]} />
      <h1>{term ? m.search_results_for({ term }) : m.search_title()}</h1>
      <TermForm term={term} view={query.view} />
      {term !== '' && !reply && !problem && <p role="status">{m.search_short({ count: LEAST_TERM })}</p>}
      {problem && <Problem problem={problem} query={query} />}
      {reply && (
        <p className="vh" role="status">
          {announcedCounts(reply.counts)}
        </p>
      )}
      {reply && reply.incomplete.length > 0 && <IncompleteNotice incomplete={reply.incomplete} />}
      {reply && !isEmpty && (
        <>
          <ViewTabs query={query} reply={reply} />
          <FoundHits query={query} reply={reply} result={result} />
        </>
      )}
      {reply && isEmpty && <NoHits reply={reply} people={people} />}
      {!reply && !problem && <SearchEntrances />}
    </div>
  )
}

function ViewTabs({ query: { term, isList }, reply }: { query: SearchAddress; reply: SearchReply }) {
  return (
    <nav className={tabs.tabs} aria-label={m.search_views()}>
      {SEARCH_VIEWS.map((view) => (
        <Link
          key={view}
          className={tabs.tab}
          to={searchPath(getLocale(), searchParamsOf({ term, view, isList }))}
          aria-current={view === reply.view ? 'page' : undefined}
        >
          {viewName(view)} {!isUnsure(reply, view) && <small>{formatNumber(reply.counts[view])}</small>}
        </Link>
      ))}
    </nav>
  )
}

function Problem({ problem, query }: { problem: SearchProblem; query: SearchAddress }) {
  const isMany = problem.kind === 'too many'
  return (
    <Notice tone="error" title={isMany ? m.search_many_title() : m.search_down_title()}>
      <p>{isMany ? m.search_many_text({ when: formatWait(problem.seconds) }) : m.search_down_text()}</p>
      <p>
        <Link className={css.again} to={searchPath(getLocale(), searchParamsOf(query))} reloadDocument>
          {m.search_again()}
        </Link>
      </p>
    </Notice>
  )
}
