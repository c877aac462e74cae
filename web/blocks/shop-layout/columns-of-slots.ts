const COLUMNS = ['left', 'center-left', 'center', 'center-right', 'right']
const ROWS = ['image', 'top', '', 'text', 'bottom']

/** `left`, `center-left`, `right-text`, `left-top`: the column of a stock block, and the row in it. */
const NAME = /^(left|right|center(?:-left|-right)?)(?:-(image|text|top|bottom))?$/

/**
 * Groups the slots of a block by its columns, from left to right, each from top to bottom. The shop sends them by the
 * alphabet: `center` before `left`. A slot of any other name has a column of its own, behind.
 */
export function columnsOfSlots<Slot extends { slot: string }>(slots: readonly Slot[]): Slot[][] {
  const placed = slots.map((slot, index) => {
    const [, column = '', row = ''] = NAME.exec(slot.slot) ?? []
    const isPlaced = column !== ''
    return { slot, column: isPlaced ? COLUMNS.indexOf(column) : COLUMNS.length + index, row: ROWS.indexOf(row) }
  })
  const columns = Map.groupBy(
    placed.toSorted((a, b) => a.column - b.column || a.row - b.row),
    ({ column }) => column,
  )
  return [...columns.values()].map((column) => column.map(({ slot }) => slot))
}
