import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import type { Matomo } from '#contracts/consent.ts'
import { useConsent } from '#web/shell/consent/use-consent.ts'
import { startMatomo, type Tracker } from './matomo.ts'
import { subscribeToOverlaySearches } from '#web/search/overlay/overlay-searches.ts'
import { linkKind, type TrackedPage, trackedLink, trackedPage, trackedReferrer } from './tracked-page.ts'

/** Reports pages, searches, links to other sites and downloads, while the visitor agrees. */
export function Tracking({ matomo }: { matomo: Matomo }) {
  const isAccepted = useConsent('matomo') === 'accepted'
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const tracker = useRef<Tracker>(undefined)
  const matches = useMatches()
  const last = useRef<TrackedPage>(undefined)

  useEffect(() => {
    if (!isAccepted) return
    const started = (tracker.current = startMatomo(matomo))
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const address = link && URL.canParse(link.href) ? new URL(link.href) : undefined
      const isNamed = link !== null && (link.hasAttribute('download') || link.type !== '')
      const kind = address && linkKind(address, location.origin, isNamed)
      if (address && kind && last.current) started.link(trackedLink(address, last.current), kind)
    }
    const endSearches = subscribeToOverlaySearches(started.search)
    document.addEventListener('click', follow, { capture: true })
    return () => {
      document.removeEventListener('click', follow, { capture: true })
      endSearches()
      started.stop()
      tracker.current = undefined
      last.current = undefined
    }
  }, [isAccepted, matomo])

  useEffect(() => {
    if (!isAccepted || isLoading) return
    // The query is part of the key for the page of results only: filters are not page views.
    const page = trackedPage(new URL(pathname + search, location.origin), document.title, matches)
    const before = last.current
    if (page.url === before?.url && page.search?.term === before.search?.term) return
    last.current = page
    tracker.current?.page(page, before?.url ?? trackedReferrer(document.referrer, location.origin))
  }, [isAccepted, isLoading, pathname, search, matches])
  return null
}
