import { useEffect } from 'react'
import type { ElementOf } from '#contracts/content/elements.ts'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'
import { openLater } from './open-later.ts'
import { isDue } from './popup-times.ts'

/**
 * Opens the pop-up without its button, if its author wants it and it is due. The device stores when it was shown; for
 * `showOnceDays` 0 the tab does.
 */
export function useOpensLater(element: ElementOf<'site_popup'>, open: () => void): void {
  const { id, trigger, delaySeconds, showOnceDays } = element
  useEffect(() => {
    if (trigger === 'click') return
    const storage = showOnceDays === 0 ? 'sessionStorage' : 'localStorage'
    const key = `popup-${id}`
    const lastShown = readStoredText(storage, key)
    const hasSeen = lastShown !== undefined && showOnceDays === 0
    if (hasSeen || !isDue(lastShown, showOnceDays, Date.now())) return
    return openLater(window, { trigger, delaySeconds }, () => {
      writeStoredText(storage, key, String(Date.now()))
      open()
    })
  }, [id, trigger, delaySeconds, showOnceDays, open])
}
