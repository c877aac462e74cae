import { searchPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { AddHitResult } from '#web/search/hits/add-hit-form.ts'
import { HitChoice } from '#web/search/hits/hit-choice.tsx'
import { HitForm } from '#web/search/hits/hit-form.tsx'
import { HitLink } from '#web/search/hits/hit-link.tsx'
import hits from '#web/search/hits/hit.module.css'
import { PersonHit } from '#web/search/hits/person-hit.tsx'
import { isNarrowed, type SearchAddress, searchParamsOf } from '#web/search/search-query.ts'
import type { SearchReply, ShownHit } from '#web/search/hits/shown-hit.ts'
import { isUnsure } from '#web/search/is-unsure.ts'
import { foundText, viewName } from '#web/search/view-names.ts'
import { Link } from '#web/ui/link.tsx'
import { FiltersButton, HitFilters, HitSort, offeredFacets } from './hit-filters.tsx'
import { HitPages } from './hit-pages.tsx'
import css from './search-screen.module.css'

interface FoundHitsProps {
  query: SearchAddress
  reply: SearchReply
  result: AddHitResult | undefined
}

/** The hits of one tab, with filters beside those of products. */
export function FoundHits({ query, reply, result }: FoundHitsProps) {
  const here = searchPath(getLocale(), searchParamsOf({ ...query, view: reply.view }))
  const offered = offeredFacets(reply, query).length + reply.measures.length
  const hasFilters = reply.view === 'products' && (isNarrowed(query) || offered > 0)
  return (
    <div className={hasFilters ? css.columns : undefined}>
      {/* A bound that was typed for another term, and never applied, is none of this one. */}
      {hasFilters && <HitFilters key={query.term} query={query} reply={reply} />}
      <section aria-labelledby="hits" className={css.found}>
        <div className={css.head}>
          <div className={css.tools}>
            <h2 id="hits">
              <span className="vh">{viewName(reply.view)}: </span>
              {!isUnsure(reply, reply.view) && foundText(reply.total)}
            </h2>
            {hasFilters && <FiltersButton query={query} />}
            {hasFilters && <HitSort key={query.term} query={query} reply={reply} />}
          </div>
          <Reading reply={reply} />
        </div>
        {reply.total === 0 && !isUnsure(reply, reply.view) && (
          <p role="status" className={css.noHits}>
            {isNarrowed(query) && hasFilters ? m.search_none_filtered() : m.search_none_view({ term: reply.term })}
          </p>
        )}
        <HitForm key={here} action={here} result={result}>
          <ul className={reply.view === 'contacts' ? hits.people : css.hits}>
            {reply.hits.map((hit) => (
              <HitItem key={hit.id} hit={hit} />
            ))}
          </ul>
        </HitForm>
        <HitPages query={query} reply={reply} />
      </section>
    </div>
  )
}

function HitItem({ hit }: { hit: ShownHit }) {
  if (hit.view === 'contacts') {
    return (
      <li>
        <PersonHit hit={hit} />
      </li>
    )
  }
  return (
    <li className={hits.row}>
      <HitLink hit={hit} />
      {hit.view === 'products' && <HitChoice hit={hit} />}
    </li>
  )
}

/** How the term was read, and how else it may have been meant. */
const Reading = ({ reply: { understood, suggestions, isSimilar } }: { reply: SearchReply }) => (
  <>
    {isSimilar && <p className={css.reading}>{m.search_similar()}</p>}
    {understood.length > 0 && (
      <p className={css.reading}>
        {m.search_understood()}: {understood.join('; ')}
      </p>
    )}
    {suggestions.length > 0 && (
      <p className={css.reading}>
        {m.search_suggest()}{' '}
        {suggestions.map((text, index) => (
          <span key={text}>
            {index > 0 && ', '}
            <Link to={searchPath(getLocale(), searchParamsOf({ term: text }))}>{text}</Link>
          </span>
        ))}
        ?
      </p>
    )}
  </>
)
