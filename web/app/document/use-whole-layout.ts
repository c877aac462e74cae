import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Where the browser stores the place of each page that was left: an object from the key of its history entry to pixels. */
export const PLACES_KEY = 'places'

/**
 * Lays out the sections of every page after the first one as a whole (`.sec` in `styles/base.css`), and on the way back
 * the rows of lists, too. Later parts have a guessed height, so the browser would miss a mark in the page, or the
 * former place, by a screen. On the way forward a list of hundreds of rows is shown sooner without those below the
 * window. The first page has a script of its own (`whole-layout.server.ts`). It runs before the place is restored, so
 * it belongs above `ScrollRestoration`.
 */
export function useWholeLayout() {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined
    const isSamePage = shown.current === pathname
    shown.current = pathname
    if (isFirst || (isSamePage && !isBack)) return
    document.documentElement.dataset['whole'] = isBack ? 'rows' : ''
  }, [pathname, isBack])
}
