import type { KeyboardEvent } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { isUnsure } from '#web/search/is-unsure.ts'
import { SEARCH_VIEWS, type SearchView } from '#web/search/search-view.ts'
import css from '#web/search/search-tabs.module.css'
import type { SearchReply } from '#web/search/hits/shown-hit.ts'
import { viewName } from '#web/search/view-names.ts'

/** Id of the part below the tabs. */
export const PANEL = 'search-panel'

export const tabId = (view: SearchView): string => `search-tab-${view}`

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface OverlayTabsProps {
  /** Undefined as long as there is none. */
  reply: SearchReply | undefined
  onChoose: (view: SearchView) => void
}

/** A tab for each kind of hit. Arrow keys lead from one to the next and show it. */
export function OverlayTabs({ reply, onChoose }: OverlayTabsProps) {
  const selected = reply?.view ?? 'products'
  const step = (event: KeyboardEvent, view: SearchView) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = SEARCH_VIEWS.at((SEARCH_VIEWS.indexOf(view) + by) % SEARCH_VIEWS.length)
    if (next === undefined) return
    document.getElementById(tabId(next))?.focus()
    onChoose(next)
  }
  return (
    <div className={css.tabs} role="tablist" aria-label={m.search_views()}>
      {SEARCH_VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          id={tabId(view)}
          className={css.tab}
          aria-selected={view === selected}
          aria-controls={PANEL}
          tabIndex={view === selected ? 0 : -1}
          onClick={() => onChoose(view)}
          onKeyDown={(event) => step(event, view)}
        >
          {viewName(view)} <small>{countText(reply, view)}</small>
        </button>
      ))}
    </div>
  )
}

/** Nothing for a tab whose documents were not all read: 0 would say that there is none. */
function countText(reply: SearchReply | undefined, view: SearchView): string {
  if (!reply) return '…'
  return isUnsure(reply, view) ? '' : formatNumber(reply.counts[view])
}
