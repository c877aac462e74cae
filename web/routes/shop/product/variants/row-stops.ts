import { type RefObject, useEffect } from 'react'

const OTHERS = 'tbody tr :is(input, button, a):not([type="radio"])'

/**
 * Makes the rows of a table with radio buttons one tab stop. Right and left lead to the other controls of a row, and back.
 * Up and down lead from there to the same control of the next row. Without scripts each control is a stop.
 * @param isOn false for a table whose rows have fields to fill in.
 * @param rows what the table has; more of them are new controls.
 */
export function useRowStops(box: RefObject<HTMLElement | null>, isOn: boolean, rows: ReadonlySet<unknown>) {
  useEffect(() => {
    const table = box.current
    if (!table || rows.size === 0) return
    for (const control of table.querySelectorAll<HTMLElement>(OTHERS)) control.tabIndex = isOn ? -1 : 0
    if (!isOn) return
    table.addEventListener('keydown', moveInRows)
    return () => table.removeEventListener('keydown', moveInRows)
  }, [box, isOn, rows])
}

/** Moves within a row, and from row to row beside the radio buttons, whose own arrows choose. */
function moveInRows(event: KeyboardEvent) {
  const { target, key } = event
  const row = target instanceof Element && target.closest('tbody tr')
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return
  const controls = controlsOf(row)
  const place = controls.findIndex((control) => control === target)
  const isFirst = place === 0
  if (controls[0]?.type !== 'radio') return
  const next = {
    ArrowRight: controls[place + 1],
    ArrowLeft: controls[Math.max(0, place - 1)],
    ArrowDown: isFirst ? undefined : besides(row, 1)[place],
    ArrowUp: isFirst ? undefined : besides(row, -1)[place],
  }[key]
  // The browser would choose another row by these keys.
  if (next || (isFirst && key === 'ArrowRight')) event.preventDefault()
  next?.focus()
}

const controlsOf = (row: Element): HTMLInputElement[] => [...row.querySelectorAll('input')]

/** The controls of the next row that is shown, in one of the two directions. */
function besides(row: Element, step: 1 | -1): HTMLInputElement[] {
  let next: Element | null = row
  do next = step === 1 ? next.nextElementSibling : next.previousElementSibling
  while (next instanceof HTMLElement && next.hidden)
  return next ? controlsOf(next) : []
}
