import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { KnownTable } from '#backend/shop/import/sheets/find-columns.ts'
import type { TableRow } from '#backend/shop/import/sheets/read-tables.ts'
import { asSheet, type ExportRow, type ShopwareExport } from './exports.ts'

const ADVICE = 'are ids: put an export of Default category into the same folder, and import the folder'

interface Category {
  id: string
  /** Empty for the entry point of a navigation, which no page shows. */
  parent: string
  isActive: boolean
  row: ExportRow
}

export interface ExportCategories {
  /** The categories of a product that its pages show. A product that is in none is reported. */
  shown: (row: ExportRow) => string[]
  /** Those that had a product so far, and all above them. Others are noted. */
  sheets: () => KnownTable[]
}

/** Reads the categories, by their ids. */
export function readExportCategories(
  exports: readonly ShopwareExport[],
  report: ReportProblem,
  note: ReportProblem,
): ExportCategories {
  const files = exports.filter(({ profile }) => profile === 'Default category')
  const categories = new Map(files.flatMap(({ rows }) => rows.map(toCategory)).map((one) => [one.id, one]))
  const used = new Set<string>()
  let isAdvised = false

  /** From the category up to the entry point, without it; undefined if one is inactive or not in the file. */
  const pathOf = (id: string): Category[] | undefined => {
    const path: Category[] = []
    for (let one = categories.get(id); one?.isActive; one = categories.get(one.parent)) {
      if (!one.parent) return path
      if (path.includes(one)) return undefined
      path.push(one)
    }
    return undefined
  }

  return {
    shown: (row) => {
      if (files.length === 0) {
        if (!isAdvised) report({ ...row.problem('categories', ADVICE), line: 1 })
        isAdvised = true
        return []
      }
      const ids = row.ids('categories')
      for (const id of ids.filter((one) => !categories.has(one)))
        report(row.problem('categories', `${id} is in no export of Default category`))
      const shown = ids.filter((id) => (pathOf(id)?.length ?? 0) > 0)
      for (const id of shown) for (const one of pathOf(id) ?? []) used.add(one.id)
      if (shown.length === 0) report(row.problem('categories', 'has no active category below the entry point'))
      return shown
    },
    sheets: () =>
      files.map((file) => {
        const rows = file.rows.filter((row) => used.has(toCategory(row).id))
        for (const row of file.rows) {
          const { id, parent, isActive } = toCategory(row)
          const reason = isActive ? 'has no product and is left out' : 'is not active and left out'
          if (parent && !used.has(id)) note(row.problem(isActive ? '' : 'active', reason))
        }
        const columns = { id: 'key', parent_id: 'parent', name: 'name', description: 'description' }
        const withPicture = { ...columns, media_url: 'photograph' }
        return asSheet(file, 'categories', { columns: withPicture, rows: rows.map((row) => toRow(file, row)) })
      }),
  }

  /** The key of the category above, unless that is an entry point. */
  function toRow({ places }: ShopwareExport, row: ExportRow): TableRow {
    const { id, parent } = toCategory(row)
    const above = categories.get(parent)?.parent ? parent : ''
    const cells = new Map(row.cells).set(places.get('id') ?? -1, id).set(places.get('parent_id') ?? -1, above)
    return { number: row.number, cells }
  }
}

const toCategory = (row: ExportRow): Category => ({
  id: row.text('id').toLowerCase(),
  parent: row.text('parent_id').toLowerCase(),
  isActive: row.isActive() === true,
  row,
})
