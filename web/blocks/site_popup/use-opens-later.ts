import { useEffect } from 'react'
import type { ElementOf } from '#contracts/content/elements.ts'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'
import { hasPassedMiddle, isDue } from './popup-times.ts'

/** What only a visitor does: the browser scrolls too, when it restores a page. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** Milliseconds between two looks at whether it may open. */
const PAUSE = 500

/**
 * Calls `open` once, if the element's author wants it and the visitor has done something on the page before: after some
 * seconds, or in the middle of the page. It waits while the visitor writes or another dialog is open.
 */
export function useOpensLater(element: ElementOf<'site_popup'>, open: () => void): void {
  const { id, trigger, delaySeconds, showOnceDays } = element
  useEffect(() => {
    const storage = showOnceDays === 0 ? 'sessionStorage' : 'localStorage'
    const key = `popup-${id}`
    const lastShown = readStoredText(storage, key)
    const rests = showOnceDays === 0 ? lastShown !== undefined : !isDue(lastShown, showOnceDays, Date.now())
    if (trigger === 'click' || rests) return
    const begin = Date.now()
    let hasActed = false
    const act = () => void (hasActed = true)
    for (const name of ACTS) addEventListener(name, act, { once: true, passive: true })
    const look = () => {
      const isTime =
        trigger === 'load'
          ? Date.now() - begin >= delaySeconds * 1000
          : hasPassedMiddle(scrollY, innerHeight, document.documentElement.scrollHeight)
      if (!hasActed || !isTime || isBusy()) return
      clearInterval(timer)
      writeStoredText(storage, key, String(Date.now()))
      open()
    }
    const timer = setInterval(look, PAUSE)
    return () => {
      clearInterval(timer)
      for (const name of ACTS) removeEventListener(name, act)
    }
  }, [id, trigger, delaySeconds, showOnceDays, open])
}

const isBusy = (): boolean =>
  document.hidden ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null
