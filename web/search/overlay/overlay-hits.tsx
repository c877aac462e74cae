import type { ReactNode } from 'react'
import { searchPath } from '#web/app/paths.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { HitChoice } from '#web/search/hits/hit-choice.tsx'
import { HitForm } from '#web/search/hits/hit-form.tsx'
import { HitLink } from '#web/search/hits/hit-link.tsx'
import hits from '#web/search/hits/hit.module.css'
import { PersonHit } from '#web/search/hits/person-hit.tsx'
import { searchParamsOf } from '#web/search/search-query.ts'
import type { SearchReply, ShownHit } from '#web/search/hits/shown-hit.ts'
import { isUnsure } from '#web/search/is-unsure.ts'
import { viewName } from '#web/search/view-names.ts'
import { exactHitHref } from '#web/search/exact-hit.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Cell } from './active-cell.ts'
import css from './search-overlay.module.css'
import { ACTIVE_CELL } from './use-active-cell.ts'

interface OverlayHitsProps {
  reply: SearchReply
  /** Id of the grid. */
  grid: string
  activeCell: Cell | undefined
  /** Completes the term. */
  onComplete: (text: string) => void
}

/** The hits of a tab as rows of a grid, and beside them what narrows them down. */
export function OverlayHits({ reply, grid, activeCell, onComplete }: OverlayHitsProps) {
  if (reply.total === 0)
    return isUnsure(reply, reply.view) ? null : <p className={css.noHits}>{m.search_none_view({ term: reply.term })}</p>
  const address = listAddress(reply)
  const { completions } = reply
  return (
    <div className={css.columns}>
      <Reading reply={reply} />
      <HitForm action={address}>
        <div
          role="grid"
          id={grid}
          aria-label={viewName(reply.view)}
          className={reply.view === 'contacts' ? hits.people : undefined}
        >
          {completions.map((text, row) => (
            <div key={text} role="row" className={css.completion}>
              <GridCell isActive={activeCell?.row === row}>
                <CompletionButton text={text} onComplete={onComplete} />
              </GridCell>
            </div>
          ))}
          {reply.hits.map((hit, index) => {
            const isActive = activeCell?.row === completions.length + index
            return <Row key={hit.id} hit={hit} activeCell={isActive ? activeCell.cell : undefined} />
          })}
        </div>
      </HitForm>
      <Aside reply={reply} address={address} />
    </div>
  )
}

/** `activeCell`: of this row. */
function Row({ hit, activeCell }: { hit: ShownHit; activeCell: number | undefined }) {
  if (hit.view === 'contacts') {
    return (
      <div role="row">
        <GridCell isActive={activeCell === 0}>
          <PersonHit hit={hit} />
        </GridCell>
      </div>
    )
  }
  return (
    <div role="row" className={hits.row}>
      <GridCell isActive={activeCell === 0}>
        <HitLink hit={hit} />
      </GridCell>
      {hit.view === 'products' && (
        <GridCell isActive={activeCell === 1}>
          <HitChoice hit={hit} />
        </GridCell>
      )}
    </div>
  )
}

/** A name that completes the term. A press leaves the focus in the text field. */
const CompletionButton = ({ text, onComplete }: { text: string; onComplete: (text: string) => void }) => (
  <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => onComplete(text)}>
    <Icon name="search" small />
    {text}
  </button>
)

const GridCell = ({ isActive, children }: { isActive: boolean; children: ReactNode }) => (
  <div role="gridcell" id={isActive ? ACTIVE_CELL : undefined} className={css.cell} aria-selected={isActive}>
    {children}
  </div>
)

/** The page of all hits, also for a whole item number, which else leads to its product. */
const listAddress = ({ term, view, hits: found }: SearchReply): string =>
  searchPath(getLocale(), searchParamsOf({ term, view, isList: exactHitHref(found, term) !== undefined }))

/** Values of a filter that are offered. */
const MOST = 5

/** How the term was read: before the hits, where there is no room beside them. */
function Reading({ reply: { understood, suggestions, isSimilar } }: { reply: SearchReply }) {
  if (!isSimilar && suggestions.length === 0 && understood.length === 0) return null
  return (
    <div className={css.aside}>
      {isSimilar && <p>{m.search_similar()}</p>}
      {suggestions.length > 0 && (
        <p>
          {m.search_suggest()}{' '}
          {suggestions.map((text) => (
            <Link key={text} to={searchPath(getLocale(), searchParamsOf({ term: text }))} data-leads-away="">
              {text}
            </Link>
          ))}
          ?
        </p>
      )}
      {understood.length > 0 && (
        <div>
          <h3>{m.search_understood()}</h3>
          {understood.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  )
}

function Aside({ reply: { term, view, total, facets }, address }: { reply: SearchReply; address: string }) {
  const [facet] = facets.filter(({ values }) => values.length > 1)
  return (
    <aside className={css.aside} aria-label={m.search_direct()}>
      {facet && (
        <div>
          <h3>{facet.label}</h3>
          <ul className={css.quick}>
            {facet.values.slice(0, MOST).map(({ key, label, count }) => (
              <li key={key}>
                <Link
                  to={searchPath(getLocale(), searchParamsOf({ term, view, filters: { [facet.name]: [key] } }))}
                  data-leads-away=""
                >
                  {label} <small>{formatNumber(count)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Link className={css.all} to={address} data-leads-away="">
        {m.search_all({ count: formatNumber(total) })}
      </Link>
    </aside>
  )
}
