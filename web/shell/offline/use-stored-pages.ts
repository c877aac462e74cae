import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { mayPrefetch } from '#web/shell/links/may-prefetch.ts'
import { whenIdle } from '#web/shell/links/when-idle.ts'
import { whenLoaded } from '#web/shell/links/when-loaded.ts'

/**
 * Has the service worker store the current page, so that it opens offline. Its script comes when the page is loaded and
 * the browser idle. Never if the visitor saves data: each page is one more request.
 */
export function useStoredPages(isOn: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isOn || !import.meta.env.PROD || !('serviceWorker' in navigator) || !mayPrefetch()) return
    return whenLoaded(() => whenIdle(() => void storePage(pathname + search)))
  }, [isOn, pathname, search])
}

async function storePage(page: string): Promise<void> {
  // Without the script the page does not open offline; it works all the same.
  const loaded = await import('./tell-worker.ts').catch(() => undefined)
  await loaded?.tellWorker(page)
}
