import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { addressOf, internalLink, isPlainClick, keepsPlace } from './followed-link.ts'
import { mayPrefetch } from './may-prefetch.ts'
import { whenIdle } from './when-idle.ts'

/** A pointer that only crosses a link does not trigger a prefetch, ms. */
const INTENT = 100
/** Number of prefetched pages in memory; the oldest is dropped. */
const MOST = 3

/**
 * Serves all links of the page with two listeners instead of hooks in each link. Follows `PlainLink`. Prefetches the
 * pages of links that are pointed at, focused or touched, and `likely` pages when the browser is idle.
 */
export function LinkService({ likely }: { likely: string[] }) {
  const navigate = useNavigate()
  const [pages, setPages] = useState<string[]>([])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = internalLink(event.target)
      if (link?.dataset.plain === undefined || !isPlainClick(event)) return
      // Without a network the browser's own page is better: it reloads once the network is back.
      if (!navigator.onLine) return
      event.preventDefault()
      // A page may take a second on a phone: its row says at once that the tap was noticed.
      const row = link.closest('li')
      row?.setAttribute('aria-busy', 'true')
      const followed = navigate(addressOf(link), {
        preventScrollReset: keepsPlace(link),
        viewTransition: isOfProduct(link) && !matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
      void Promise.resolve(followed).finally(() => row?.removeAttribute('aria-busy'))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    addEventListener('unhandledrejection', ignoreEndedTransition)
    return () => removeEventListener('unhandledrejection', ignoreEndedTransition)
  }, [])

  useEffect(() => {
    if (!mayPrefetch()) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchAhead = (page: string) =>
      setPages((now) => (now.includes(page) ? now : [...now.slice(-(MOST - 1)), page]))
    const consider = ({ target }: Event) => {
      clearTimeout(timer)
      const link = internalLink(target)
      if (!link || link.pathname === location.pathname) return
      timer = setTimeout(() => fetchAhead(link.pathname + link.search), INTENT)
    }
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
      document.addEventListener(type, consider, { passive: true, signal: abort.signal })
    }
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [])

  const first = likely.join(' ')
  useEffect(() => {
    if (!mayPrefetch()) return
    return whenIdle(() => setPages((now) => [...new Set([...now, ...first.split(' ').filter(Boolean)])].slice(0, MOST)))
  }, [first])

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

/**
 * The browser rejects a promise when a change of pictures ends early: "Transition was skipped" by another navigation, such as a
 * quick way back, or "aborted" because the next page takes longer than four seconds. The page itself is not affected.
 * React Router starts the change and does not look at that promise.
 */
function ignoreEndedTransition(event: PromiseRejectionEvent) {
  const { reason } = event
  if (reason instanceof DOMException && reason.message.startsWith('Transition was ')) event.preventDefault()
}

/** The way from a list to a product, and back, is one movement where the browser can show it. */
const isOfProduct = ({ pathname }: HTMLAnchorElement): boolean => pathname.split('/')[3] === 'product'
