import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type KeptRow, placesAmong } from './kept-rows.ts'

/** What changes the rows in the page before they are rendered again. */
export interface RowsInPage {
  /**
   * Hides all rows but these until the list is rendered again. Without products: shows the rendered ones again.
   * @returns false if it cannot: the page lacks some of them, or has them in another order. Nothing is changed then.
   */
  showOnly: (products: readonly { id: string }[] | undefined) => boolean
}

/**
 * Hides rows without rendering, which takes React ten times as long (docs/decisions/0041). After each rendering the page
 * is what was rendered.
 * @returns the list whose children are the rows.
 */
export function useRowsInPage(rows: readonly KeptRow<{ id: string }>[], inPage: Ref<RowsInPage> | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const rendered = useRef(rows)
  const isAhead = useRef(false)
  const hide = (isHidden: (index: number) => boolean) => {
    for (const [index, row] of [...(list.current?.children ?? [])].entries()) {
      row.toggleAttribute('hidden', isHidden(index))
    }
  }
  const showRendered = () => {
    if (isAhead.current) hide((index) => rendered.current[index]?.isHidden === true)
    isAhead.current = false
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
      if (places) {
        hide((index) => places[index] === undefined)
        isAhead.current = true
      }
      return places !== undefined
    },
  }))
  return list
}
