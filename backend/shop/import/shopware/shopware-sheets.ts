import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { Prefix } from '#backend/shop/import/sheets/columns.ts'
import type { FoundColumn, KnownTable } from '#backend/shop/import/sheets/find-columns.ts'
import type { SheetCell } from '#backend/shop/import/sheets/parse-cell.ts'
import type { Table, TableRow } from '#backend/shop/import/sheets/read-tables.ts'
import { known, type NamedOption } from '#backend/shop/import/sheets/to-lines.ts'
import { readExportCategories } from './export-categories.ts'
import { type ExportItem, readExportItems } from './export-items.ts'
import { readExportOptions, type ExportOptions } from './export-options.ts'
import { asSheet, readExports, type ShopwareExport } from './exports.ts'
import { noteOwnTexts, supplyCells } from './item-cells.ts'

/**
 * Reads exports of Shopware's default profiles as the sheets of a catalogue. Rows and headings stay those of the exports.
 * Ids are replaced by what the other exports say of them.
 * @param note hears of omissions and changes
 */
export function shopwareSheets(
  tables: readonly Table[],
  report: ReportProblem,
  note: ReportProblem,
): { tables: KnownTable[]; options: NamedOption[] } {
  const exports = readExports(tables, report, note)
  const products = readExportItems(exports, report, note)
  const variants = products.flatMap((product) => product.variants)
  const options = readExportOptions(exports, report, note)
  const categories = readExportCategories(exports, report, note)
  const addresses = mediaAddresses(exports)
  const columns = new OptionColumns()

  const cellsOf = (item: ExportItem, own: Record<string, SheetCell | undefined>): TableRow => {
    const cells = new Map(item.row.cells)
    for (const [heading, cell] of Object.entries({ ...own, ...supplyCells(item, note) })) {
      const at = item.file.places.get(heading)
      if (at !== undefined) cells.set(at, cell ?? '')
    }
    columns.put(cells, 'property', options.named(item.row, 'propertyIds'))
    return { number: item.row.number, cells }
  }
  const productRow = (item: ExportItem): TableRow => cellsOf(item, { categories: categories.shown(item.row).join('|') })
  const variantRow = (item: ExportItem): TableRow => {
    noteOwnTexts(item, note)
    const { cells, number } = cellsOf(item, { parent_id: item.parent?.row.text('product_number') })
    const named = options.named(item.row, 'optionIds')
    if (item.row.ids('optionIds').length === 0)
      report(item.row.problem('optionIds', 'is empty: a variant is chosen by its options'))
    return { number, cells: columns.put(new Map(cells), 'option', named) }
  }
  const pictureRow = ({ row, file }: ExportItem): TableRow[] => {
    const id = row.text('cover_media_id').toLowerCase()
    const address = row.text('cover_media_url') || addresses.get(id)
    if (!address && id) note(row.problem('cover_media_id', 'has no address, and is left out'))
    const at = file.places.get('cover_media_url')
    if (!address || at === undefined) return []
    return [{ number: row.number, cells: new Map(row.cells).set(at, address).set(KIND_AT, 'photo') }]
  }

  const sheetsOf = (file: ShopwareExport): KnownTable[] => {
    const own = (items: readonly ExportItem[]) => items.filter((item) => item.file === file)
    const [ownProducts, ownVariants] = [own(products), own(variants)]
    const rows = { products: ownProducts.map(productRow), variants: ownVariants.map(variantRow) }
    return [
      asSheet(file, 'products', {
        columns: { ...ITEM, name: 'name', description: 'description', categories: 'categories' },
        rows: rows.products,
        more: columns.of('property'),
      }),
      asSheet(file, 'variants', {
        columns: { ...ITEM, parent_id: 'product' },
        rows: rows.variants,
        more: [...columns.of('property'), ...columns.of('option')],
      }),
      asSheet(file, 'files', {
        columns: { product_number: 'item', cover_media_url: 'file', cover_media_alt: 'fileText' },
        rows: [...ownProducts, ...ownVariants].flatMap(pictureRow),
        more: [{ heading: 'cover_media_url', at: KIND_AT, column: known('fileKind'), language: undefined }],
      }),
    ]
  }
  const items = exports.filter(({ profile }) => profile === 'Default product').flatMap(sheetsOf)
  return { tables: [...categories.sheets(), ...items], options: options.used() }
}

const ITEM = { product_number: 'number', price_net: 'price', stock: 'stock' }

/** Columns that no export has, behind all that it may have. */
const KIND_AT = 100_000
const FIRST_OPTION_AT = KIND_AT + 1

const mediaAddresses = (exports: readonly ShopwareExport[]): ReadonlyMap<string, string> =>
  new Map(
    exports
      .filter(({ profile }) => profile === 'Default media')
      .flatMap(({ rows }) => rows.map((row) => [row.text('id').toLowerCase(), row.text('url')] as const)),
  )

/** A column for each group of options, and more of them where an item has several of a group. */
class OptionColumns {
  readonly #columns = new Map<string, FoundColumn & { prefix: Prefix }>()

  put(
    cells: Map<number, SheetCell>,
    prefix: 'option' | 'property',
    options: ReturnType<ExportOptions['named']>,
  ): Map<number, SheetCell> {
    const counts = new Map<string, number>()
    for (const { group, name } of options) {
      const count = (counts.get(group) ?? 0) + 1
      counts.set(group, count)
      const key = `${prefix} ${count} ${group}`
      const column = this.#columns.get(key) ?? {
        heading: `${prefix}Ids`,
        at: FIRST_OPTION_AT + this.#columns.size,
        prefix,
        name: group,
      }
      this.#columns.set(key, column)
      cells.set(column.at, name)
    }
    return cells
  }

  of(prefix: Prefix): FoundColumn[] {
    return [...this.#columns.values()].filter((column) => column.prefix === prefix)
  }
}
