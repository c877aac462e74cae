import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { ExportRow, ShopwareExport } from './exports.ts'

/** A row of the export of products. */
export interface ExportItem {
  file: ShopwareExport
  row: ExportRow
  /** Of a variant. */
  parent?: ExportItem
  /** Of a product: its active variants. */
  variants: ExportItem[]
}

/** Returns the active products with their active variants. Rows that are left out are noted. */
export function readExportItems(
  exports: readonly ShopwareExport[],
  report: ReportProblem,
  note: ReportProblem,
): ExportItem[] {
  const items = exports
    .filter(({ profile }) => profile === 'Default product')
    .flatMap((file) => file.rows.map((row): ExportItem => ({ file, row, variants: [] })))
  const byId = new Map<string, ExportItem>()
  for (const item of items) {
    const id = item.row.text('id').toLowerCase()
    const first = byId.get(id)
    if (!id) report(item.row.problem('id', 'is missing'))
    else if (first) report(item.row.problem('id', `is that of ${first.file.table.file}:${first.row.number}, too`))
    else byId.set(id, item)
  }
  const products: ExportItem[] = []
  const withVariants = new Set<ExportItem>()
  for (const item of items) {
    const { row } = item
    const parentId = row.text('parent_id').toLowerCase()
    if (!parentId) {
      if (row.isActive() === true) products.push(item)
      else note(row.problem('active', 'is not active and left out'))
      continue
    }
    const parent = byId.get(parentId)
    if (!parent || parent === item || parent.row.text('parent_id')) {
      report(row.problem('parent_id', `no product has the id ${parentId}`))
      continue
    }
    withVariants.add(parent)
    item.parent = parent
    // An empty cell of a variant is inherited.
    if (parent.row.isActive() !== true)
      note(row.problem('parent_id', `belongs to ${parent.row.text('product_number')}, and is left out with it`))
    else if (row.isActive() === false) note(row.problem('active', 'is not active and left out'))
    else parent.variants.push(item)
  }
  return products.filter((product) => {
    const isSold = product.variants.length > 0 || !withVariants.has(product)
    if (!isSold) note(product.row.problem('active', 'has no active variant and is left out'))
    return isSold
  })
}
