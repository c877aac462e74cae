import { type RefObject, useEffect, useRef } from 'react'

/**
 * When "show more" brings the last rows it goes away, and the focus with it: then the first new row takes it, so that
 * the keyboard goes on where the list grew.
 */
export function useListGrowthFocus(rows: number, list: RefObject<HTMLElement | null>) {
  const before = useRef(rows)
  useEffect(() => {
    const first = before.current
    before.current = rows
    if (rows <= first || document.activeElement !== document.body) return
    list.current?.querySelectorAll<HTMLAnchorElement>('h3 a')[first]?.focus({ preventScroll: true })
  }, [rows, list])
}
