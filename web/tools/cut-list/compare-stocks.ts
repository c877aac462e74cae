import type { Pieces } from '#web/tools/cut-length/bar-use.ts'
import { nestBars } from './nest-bars.ts'

/** An item with its stock length and kerf, mm. */
export interface StockItem {
  number: string
  bar: number
  kerf: number
}

/** The bars of one item that an order needs. Lengths in mm. */
export interface ComparedStock {
  number: string
  bar: number
  bars: number
  /** Of all bars. */
  stock: number
  /** Of all pieces. */
  cut: number
  /** Whether no other one takes less material. */
  isLeast: boolean
}

/**
 * The same pieces out of the bars of several items, the least material first. Items whose bars are shorter than a piece
 * are left out.
 * @param trim mm that are cut off at each end of a bar before.
 */
export function compareStocks(items: readonly StockItem[], wanted: readonly Pieces[], trim = 0): ComparedStock[] {
  const longest = Math.max(...wanted.map(({ length }) => length))
  const compared = items
    .filter(({ bar }) => bar - 2 * trim >= longest)
    .map(({ number, bar, kerf }) => {
      const { bars, stock, cut } = nestBars(bar, kerf, wanted, trim)
      return { number, bar, bars, stock, cut }
    })
    .toSorted((a, b) => a.stock - b.stock || a.bars - b.bars)
  return compared.map((one) => ({ ...one, isLeast: one.stock === compared[0]?.stock }))
}
