import { hasPassedMiddle } from './popup-times.ts'

/** Events that only a visitor causes: the browser scrolls too, when it restores a page. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** Milliseconds between two looks at whether it may open. */
const PAUSE = 500

interface Occasion {
  trigger: 'load' | 'scroll'
  /** Seconds before `load` opens. */
  delaySeconds: number
}

/**
 * Calls `open` once, after the visitor has done something on the page. It does so after some seconds, or in the middle
 * of the page. It waits while the visitor writes or a dialog is open.
 * @returns ends the waiting
 */
export function openLater(view: Window, { trigger, delaySeconds }: Occasion, open: () => void): () => void {
  const begin = Date.now()
  let hasActed = false
  const act = () => void (hasActed = true)
  for (const name of ACTS) view.addEventListener(name, act, { passive: true })
  const isTime = () =>
    trigger === 'load'
      ? Date.now() - begin >= delaySeconds * 1000
      : hasPassedMiddle(view.scrollY, view.innerHeight, view.document.documentElement.scrollHeight)
  const timer = setInterval(() => {
    if (!hasActed || !isTime() || isBusy(view.document)) return
    stop()
    open()
  }, PAUSE)
  const stop = () => {
    clearInterval(timer)
    for (const name of ACTS) view.removeEventListener(name, act)
  }
  return stop
}

const isBusy = (document: Document): boolean =>
  document.hidden ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null
