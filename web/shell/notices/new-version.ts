import { useEffect, useState } from 'react'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'
import { hasUnsentInput } from './unsent-input.ts'

/** Time in which a page is reloaded once at most, ms. */
const PAUSE = 60_000
/** Key in the tab's own storage: when it was reloaded, milliseconds since the epoch. */
const RELOADED = 'build-reload'

/**
 * Reloads the page if a script of it is missing, because an update replaced the files (docs/decisions/0100).
 * @returns the reload, where unsent input would be lost: the visitor decides.
 */
export function useNewVersion(): (() => void) | undefined {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    // React writes the text of its own fields into their default values, so that only the event tells.
    const typed = new Set<Element>()
    const onInput = ({ target }: Event) => void (target instanceof Element && typed.add(target))
    const onMissing = () => {
      if (!navigator.onLine || Date.now() - Number(readStoredText('sessionStorage', RELOADED) ?? 0) < PAUSE) return
      if (hasUnsentInput(document) || [...typed].some(({ isConnected }) => isConnected)) setOffered(true)
      else reload()
    }
    addEventListener('input', onInput)
    addEventListener('vite:preloadError', onMissing)
    return () => {
      removeEventListener('input', onInput)
      removeEventListener('vite:preloadError', onMissing)
    }
  }, [])
  return isOffered ? () => location.reload() : undefined
}

/** Without storage no reload could be counted, so there is none. */
function reload() {
  if (writeStoredText('sessionStorage', RELOADED, `${Date.now()}`)) location.reload()
}
