import { useEffect, useRef } from 'react'

/**
 * Moves the focus when its element leaves the page: a followed link, a removed line, a chip. The nearest remaining
 * ancestor that can take the focus gets it, or finally the page's content.
 */
export function useFocusFallback() {
  const focused = useRef<Element[]>([])
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? wayUp(target) : []
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // After every change of the page, when removed elements are gone.
  useEffect(() => {
    const [last, ...around] = focused.current
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const next = around.find((element) => element.isConnected && element.matches('[tabindex]'))
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  })
}

const wayUp = (element: Element | null): Element[] => (element ? [element, ...wayUp(element.parentElement)] : [])
