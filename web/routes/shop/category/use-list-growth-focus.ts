import { type RefObject, useEffect, useRef } from 'react'

/**
 * When "show more" has added the last rows, the link and its focus disappear. The first new row then takes the focus,
 * so that the keyboard continues there.
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
