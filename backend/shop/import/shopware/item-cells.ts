import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { SheetCell } from '#backend/shop/import/sheets/parse-cell.ts'
import type { ExportItem } from './export-items.ts'

/** Cells of an item by the headings of the profile, as the sheets read them; undefined empties one. */
export function supplyCells(item: ExportItem, note: ReportProblem): Record<string, SheetCell | undefined> {
  // A product with variants has neither: buyers choose one of them.
  if (item.variants.length > 0) return { price_net: undefined, stock: undefined }
  return { price_net: priceOf(item, note), stock: stockOf(item, note) }
}

/** As PHP writes numbers: `495.79831932773`, `1.0E-5`. */
const NUMBER = /^-?\d+(\.\d+)?(E[+-]?\d+)?$/i

/** Rounded to cents, as Shopware shows it. A variant without a price has that of its product. */
function priceOf({ row, parent }: ExportItem, note: ReportProblem): SheetCell | undefined {
  const text = row.text('price_net') || parent?.row.text('price_net') || ''
  if (!NUMBER.test(text)) return text
  const price = Number(Number(text).toFixed(2))
  if (price !== 0) return price
  note(row.problem('price_net', '0 is no price: it is on request'))
  return undefined
}

function stockOf({ row }: ExportItem, note: ReportProblem): SheetCell | undefined {
  const text = row.text('stock')
  if (!NUMBER.test(text)) return text
  if (Number(text) >= 0) return Number(text)
  note(row.problem('stock', `${text} is less than nothing: it is 0`))
  return 0
}

/** Texts of a variant have no place, because its page has those of the product. */
export function noteOwnTexts({ row, parent }: ExportItem, note: ReportProblem): void {
  for (const heading of ['name', 'description']) {
    const own = row.text(heading)
    if (own && own !== parent?.row.text(heading))
      note(row.problem(heading, 'of a variant is not shown: it has that of its product'))
  }
}
