import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Writes the next page in the site's own font if it has come meanwhile. The first page keeps the letters it was painted
 * with (web/app/document/own-font.server.ts); words may move where the visitor expects another page.
 */
export function useOwnFont() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname === first.current || !document.fonts.check('1em "Sofia Sans"')) return
    document.documentElement.dataset['font'] = 'own'
  }, [pathname])
}
