import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { viewOfPath } from '#web/search/entrances.ts'
import type { SearchView } from '#web/search/search-view.ts'
import { SEARCH_FIELD } from './search-field.tsx'

const loadOverlay = () => import('./search-overlay.tsx')

const fieldOf = (target: EventTarget | null): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.dataset[SEARCH_FIELD] !== undefined ? target : undefined

/**
 * Opens the search over every page: by a click on a field of the header or typing in it. Ctrl-K opens it, too, and `/`
 * clicks the field (`#web/document/after-paint.server.ts`). Its scripts are loaded when a pointer or the focus comes near. Until then, and without a network, the field
 * is a form.
 */
export function SearchOpener() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const pending = useNavigation().location?.key
  const [opened, setOpened] = useState<{
    /** Keys of the page below it, and of the one that was being loaded. */
    at: string
    pending: string | undefined
    firstView: SearchView | undefined
    text: string
    overlay: Awaited<ReturnType<typeof loadOverlay>>
  }>()
  const lastText = useRef('')

  const open = useEffectEvent(async (field?: HTMLInputElement) => {
    // Whatever keeps the scripts from coming: the field does without them.
    const overlay = await loadOverlay().catch(() => undefined)
    // Letters that were typed meanwhile are in the field.
    if (overlay)
      setOpened({ at: key, pending, overlay, firstView: viewOfPath(pathname), text: field?.value || lastText.current })
  })
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal }
    const load = ({ target }: Event) => {
      // Opening loads it again.
      if (fieldOf(target)) loadOverlay().catch(() => {})
    }
    const openAt = ({ target }: Event) => {
      const field = fieldOf(target)
      if (field) void open(field)
    }
    document.addEventListener('pointerover', load, options)
    document.addEventListener('focusin', load, options)
    document.addEventListener('click', openAt, options)
    document.addEventListener('input', openAt, options)
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isSearchKey(event)) return
        event.preventDefault()
        void open()
      },
      options,
    )
    return () => abort.abort()
  }, [])

  // A navigation that began before, which this part may not know yet, goes on below the search. Its own links close it;
  // back and forward lead away from it.
  if (opened && opened.at !== key) {
    const isLeft = type === 'POP' && key !== opened.pending
    setOpened(isLeft ? undefined : { ...opened, at: key, pending: undefined })
  }
  if (opened?.at !== key) return null
  return (
    <opened.overlay.SearchOverlay
      text={opened.text}
      firstView={opened.firstView}
      onClose={(text) => {
        lastText.current = text
        for (const field of document.querySelectorAll<HTMLInputElement>('input[data-search-field]')) field.value = text
        setOpened(undefined)
      }}
    />
  )
}

/** Whether a key opens the search: Ctrl or Command with K. Never above another dialog. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  !defaultPrevented &&
  !document.querySelector('dialog:modal')
