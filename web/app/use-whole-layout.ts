import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Lays out the sections of every page after the first one as a whole (`.sec` in `styles/base.css`). A section that is
 * left for later has a guessed height: a mark in the page, or the place that was left, would be missed by a screen.
 * It runs before the place is restored, so it belongs above `ScrollRestoration`.
 */
export function useWholeLayout() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (first.current !== pathname) document.documentElement.dataset['whole'] = ''
  }, [pathname])
}
