import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type KeptRow, placesAmong } from './kept-rows.ts'

/** Changes the rows in the page before they are rendered again. */
export interface RowsInPage {
  /**
   * Hides all rows but these until the list is rendered again. Without products: shows the rendered ones again.
   * @returns false if it cannot: the page lacks some of them, or has them in another order. Nothing is changed then.
   */
  showOnly: (products: readonly { id: string }[] | undefined) => boolean
}

/**
 * Hides rows without rendering, which takes React ten times as long (docs/decisions/0041). The rows below the window are
 * hidden one frame later. After each rendering the page is what was rendered.
 * @returns the list whose children are the rows.
 */
export function useRowsInPage(rows: readonly KeptRow<{ id: string }>[], inPage: Ref<RowsInPage> | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const rendered = useRef(rows)
  const isAhead = useRef(false)
  /** The rows that are hidden in the next frame. */
  const later = useRef<() => void>(undefined)
  const rowsInWindow = useRowsInWindow(list)
  const showRendered = () => {
    if (isAhead.current) setHidden(rowsOf(list.current), (index) => rendered.current[index]?.isHidden === true)
    isAhead.current = false
    later.current = undefined
  }
  useLayoutEffect(() => {
    rendered.current = rows
    showRendered()
  })
  useImperativeHandle(inPage, () => ({
    showOnly: (products) => {
      if (!products) showRendered()
      const inOrder = rendered.current.map(({ row }) => row)
      const places = products && placesAmong(products, inOrder)
      if (!places) return false
      const isHidden = (index: number) => places[index] === undefined
      const all = rowsOf(list.current)
      const end = indexBehind(rowsInWindow(), all, isHidden)
      setHidden(all.slice(0, end), isHidden)
      isAhead.current = true
      const hideRest = () => setHidden(all.slice(end), (index) => isHidden(index + end))
      later.current = hideRest
      afterNextFrame(() => later.current === hideRest && hideRest())
      return true
    },
  }))
  return list
}

const rowsOf = (list: HTMLElement | null) => [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement)

function setHidden(rows: readonly HTMLElement[], isHidden: (index: number) => boolean) {
  for (const [index, row] of rows.entries()) row.toggleAttribute('hidden', isHidden(index))
}

/** Returns how many shown rows fill the window, and half as many more, because their heights differ. */
function countRowsInWindow(list: HTMLElement | null): number {
  const { top = 0, height = 0 } = list?.getBoundingClientRect() ?? {}
  const shown = rowsOf(list).filter((row) => !row.hidden).length
  // Without a layout, all rows are taken to be in the window.
  return height > 0 ? Math.ceil((shown * (1.5 * innerHeight - top)) / height) : Infinity
}

/** Returns the index behind the given number of shown rows. */
function indexBehind(count: number, rows: readonly HTMLElement[], isHidden: (index: number) => boolean): number {
  let left = count
  const end = rows.findIndex((_, index) => !isHidden(index) && left-- <= 0)
  return end < 0 ? rows.length : end
}

/**
 * Returns the number of rows in the window, counted when a finger or a key goes down. After a box has changed, the browser
 * would have to lay out the page for it, which takes as long as hiding the rows.
 */
function useRowsInWindow(list: RefObject<HTMLElement | null>): () => number {
  const count = useRef(Infinity)
  useEffect(() => {
    const measure = () => (count.current = countRowsInWindow(list.current))
    const options = { capture: true, passive: true }
    for (const type of INPUTS) addEventListener(type, measure, options)
    return () => {
      for (const type of INPUTS) removeEventListener(type, measure, options)
    }
  }, [list])
  return () => count.current
}

const INPUTS = ['pointerdown', 'keydown']

const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
