import { useEffect, useEffectEvent, useState } from 'react'
import { createPath, useFetchers, useNavigation } from 'react-router'
import { hasUnsentInput } from '#web/forms/unsent/changed-controls.ts'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'

/** Time in which a page is reloaded once at most, ms. */
const PAUSE = 60_000
/** Time after which a followed link or a sent form is sure to be known as pending, ms. */
const PENDING = 1000
/** Key in the tab's own storage: when it was reloaded, milliseconds since the epoch. */
const RELOADED = 'build-reload'

/**
 * Reloads the page if a script of it is missing, because an update replaced the files (docs/decisions/0100).
 * @returns the reload, where unsent input would be lost: the visitor decides.
 */
export function useNewVersion(): (() => void) | undefined {
  const [isOffered, setOffered] = useState(false)
  // React writes the text of its own fields into their default values, so that only the event tells.
  const [typed] = useState(() => new Set<Element>())
  const onMissing = useEffectEvent(() => {
    if (!navigator.onLine || Date.now() - Number(readStoredText('sessionStorage', RELOADED) ?? 0) < PAUSE) return
    if (hasUnsentInput(document) || [...typed].some(({ isConnected }) => isConnected)) setOffered(true)
    else reloadOnce()
  })
  useEffect(() => {
    const onInput = ({ target }: Event) => void (target instanceof Element && typed.add(target))
    addEventListener('input', onInput)
    addEventListener('vite:preloadError', onMissing)
    return () => {
      removeEventListener('input', onInput)
      removeEventListener('vite:preloadError', onMissing)
    }
  }, [typed])
  useMissingRoute(onMissing)
  return isOffered ? reload : undefined
}

/**
 * React Router reloads the page if the script of a route is missing. Here a followed link loads its page whole then.
 * A form that is being sent counts as a missing script. A page that was only prefetched is nothing to a visitor.
 */
function useMissingRoute(onMissing: () => void) {
  const { location: target, formMethod } = useNavigation()
  const isSending = useFetchers().length > 0 || formMethod !== undefined
  const decide = useEffectEvent(() => {
    if (isSending) onMissing()
    else if (target) location.assign(createPath(target))
  })
  useEffect(() => {
    const onReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || isOurs) return
      event.preventDefault()
      setTimeout(decide, PENDING)
    }
    // Where a browser has no such event, nothing is prefetched (`mayPrefetch`).
    globalThis.navigation?.addEventListener('navigate', onReload)
    return () => globalThis.navigation?.removeEventListener('navigate', onReload)
  }, [])
}

/** Without storage no reload could be counted, so there is none. */
function reloadOnce() {
  if (writeStoredText('sessionStorage', RELOADED, `${Date.now()}`)) reload()
}

/** Whether the page is reloaded by its own rule; the browser does not tell who asked. */
let isOurs = false

function reload() {
  isOurs = true
  location.reload()
}
