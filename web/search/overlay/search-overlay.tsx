import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { LONGEST_TERM, searchParamsOf, TERM } from '#web/search/search-query.ts'
import { exactHitHref } from '#web/search/exact-hit.ts'
import type { SearchView } from '#web/search/search-view.ts'
import { IncompleteNotice, incompleteText } from '#web/search/incomplete-notice.tsx'
import { SearchEntrances } from '#web/search/search-entrances.tsx'
import { hitsOfReply, isHitFollowed, noteSearch } from '#web/search/note-search.ts'
import { announcedCounts } from '#web/search/view-names.ts'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { reportOverlaySearch } from './overlay-searches.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { LastSearches } from './last-searches-list.tsx'
import { rememberSearch } from './last-searches.ts'
import { OverlayResults } from './overlay-results.tsx'
import css from './search-overlay.module.css'
import { createSearchSession, NO_SEARCH, type SearchSession, type SearchState } from './search-session.ts'
import { useActiveCell } from './use-active-cell.ts'
import { loadResults } from './load-results.ts'

export interface SearchOverlayProps {
  /** Text that was typed before the overlay was there. */
  text: string
  /** Tab that a search begins with, instead of that of its first hit. */
  firstView: SearchView | undefined
  /** Receives the text of the field. */
  onClose: (text: string) => void
}

/**
 * Open while it is mounted. It is a native modal dialog with a combobox whose popup is a grid, as in the ARIA
 * practices. The focus stays in the field. Arrow keys choose a hit, Enter follows it or leads to the page of all hits.
 */
export function SearchOverlay({ text: given, firstView, onClose }: SearchOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const grid = useId()
  const navigate = useNavigate()
  const [text, setText] = useState(given)
  const { state, session } = useSearch(given, firstView)
  const active = useActiveCell(dialog, state)
  // The page of all hits is counted with its own term.
  const isLedToPage = useRef(false)
  const isFollowed = useRef(false)
  useModal(dialog)

  const type = (next: string) => {
    setText(next)
    session.type(next)
  }
  const close = () => dialog.current?.close()
  const reply = state.answer && 'reply' in state.answer ? state.answer.reply : undefined

  const showAll = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const term = text.trim()
    const shown = reply?.term === term ? reply : undefined
    const product = shown && exactHitHref(shown.hits, term)
    // Only the page of hits counts the search itself.
    isLedToPage.current = product === undefined
    rememberSearch(term)
    close()
    const view = shown ? shown.view : firstView
    void navigate(product ?? searchPath(getLocale(), searchParamsOf({ term, view })))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' ? active.follow() : active.move(event.key)) event.preventDefault()
  }
  const noteClick = (event: MouseEvent) => {
    isFollowed.current ||= isHitFollowed(event.target)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    if (state.answer) rememberSearch(state.term)
    // After a link with this mark, nothing is left to be searched for.
    if (link.dataset['leadsAway'] === undefined || !isPlainClick(event)) return
    isLedToPage.current = link.pathname === searchPath(getLocale())
    close()
  }
  const end = () => {
    if (reply && !isLedToPage.current && reply.incomplete.length === 0) {
      const search = { term: reply.term, hits: hitsOfReply(reply), isFollowed: isFollowed.current }
      reportOverlaySearch(search)
      noteSearch(search)
    }
    onClose(text)
  }
  return (
    // A click is noted before its link handles it; the links themselves have the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} className={css.overlay} aria-label={m.search_title()} onClose={end} onClickCapture={noteClick}>
      <div className={css.bar}>
        <div className={`wrap ${css.row}`}>
          <search className={css.search}>
            <form action={searchPath(getLocale())} className={css.form} onSubmit={showAll}>
              <Icon name="search" />
              <input
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type
                autoFocus
                className={css.input}
                name={TERM}
                value={text}
                onChange={({ target }) => type(target.value)}
                onKeyDown={press}
                role="combobox"
                aria-label={m.search_field()}
                aria-haspopup="grid"
                aria-autocomplete="list"
                aria-expanded={active.count > 0}
                aria-controls={active.count > 0 ? grid : undefined}
                aria-activedescendant={active.id}
                placeholder={placeholderOfProducts()}
                inputMode="search"
                enterKeyHint="search"
                maxLength={LONGEST_TERM}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </form>
          </search>
          <button type="button" className={css.close} aria-label={m.search_close()} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      <p className="vh" role="status">
        {announcement(state)}
      </p>
      <div className={css.body}>
        <div className="wrap">
          {reply && <IncompleteNotice incomplete={reply.incomplete} />}
          {state.answer || state.isLoading ? (
            <OverlayResults {...{ state, session, grid }} activeCell={active.cell} onComplete={type} />
          ) : (
            <>
              <SearchEntrances />
              <LastSearches onChoose={type} />
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}

/** The longer text would be cut. The overlay is never rendered on the server. */
const placeholderOfProducts = () =>
  window.matchMedia('(max-width: 47.9375rem)').matches ? m.search_placeholder_short() : m.search_placeholder()

function announcement({ isLoading, answer, term }: SearchState): string {
  if (isLoading) return m.search_loading()
  if (!answer || !('reply' in answer)) return ''
  const { counts, incomplete } = answer.reply
  const unsure = incomplete.map(incompleteText).join(', ')
  return [announcedCounts(counts), unsure].filter(Boolean).join(', ') || m.search_none({ term })
}

/** The searches of one opening, which begin with the text that was typed before it. */
function useSearch(text: string, firstView: SearchView | undefined): { state: SearchState; session: SearchSession } {
  const [state, setState] = useState(NO_SEARCH)
  const session = useMemo(
    () => createSearchSession((...asked) => loadResults(getLocale(), ...asked), setState, firstView),
    [firstView],
  )
  useEffect(() => {
    session.type(text)
    return () => session.end()
  }, [session, text])
  return { state, session }
}
