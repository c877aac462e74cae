import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard in its place when what had the focus leaves the page: a followed link, a removed line, a chip.
 * The focus goes to the nearest part around it that is still there and can take it, in the end the page's content.
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
  // After every change of the page: what is gone is gone by then.
  useEffect(() => {
    const [last, ...around] = focused.current
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const next = around.find((element) => element.isConnected && element.matches('[tabindex]'))
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  })
}

const wayUp = (element: Element | null): Element[] => (element ? [element, ...wayUp(element.parentElement)] : [])
