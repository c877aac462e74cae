import { LANGUAGE_MARKS } from '#backend/shop/import/sheets/columns.ts'
import type { SheetKind } from '#backend/shop/import/sheets/column.ts'
import type { FoundColumn, KnownTable } from '#backend/shop/import/sheets/find-columns.ts'
import type { Table, TableRow } from '#backend/shop/import/sheets/read-tables.ts'
import { known } from '#backend/shop/import/sheets/to-lines.ts'
import { parseTruth } from '#backend/shop/import/sheets/parse-cell.ts'
import type { CatalogueProblem, ReportProblem } from '#backend/shop/import/problem.ts'

/** Default profiles of Shopware's import/export. A `mark` tells one from the others; docs/catalogue-format.md has the source. */
const PROFILES = {
  'Default product': {
    mark: 'product_number',
    needed: ['id', 'parent_id', 'active', 'name', 'categories', 'propertyIds', 'optionIds'],
    read: ['stock', 'description', 'price_net', 'cover_media_id', 'cover_media_url', 'cover_media_alt'],
    unread: [
      'price_gross',
      'purchase_prices_net',
      'purchase_prices_gross',
      'tax_id',
      'tax_rate',
      'tax_name',
      'cover_media_title',
      'manufacturer_id',
      'manufacturer_name',
      'sales_channel',
    ],
  },
  'Default category': {
    mark: 'visible',
    needed: ['id', 'parent_id', 'active', 'name'],
    read: ['description', 'media_url'],
    unread: [
      'type',
      'external_link',
      'meta_title',
      'meta_description',
      'cms_page_id',
      'media_id',
      'media_folder_id',
      'media_type',
      'media_title',
      'media_alt',
    ],
  },
  'Default properties': {
    mark: 'group_name',
    needed: ['id', 'name'],
    read: ['color_hex_code', 'position', 'group_position', 'group_sorting_type'],
    unread: [
      'group_id',
      'group_display_type',
      'group_description',
      'media_id',
      'media_url',
      'media_folder_id',
      'media_type',
      'media_title',
      'media_alt',
    ],
  },
  'Default media': {
    mark: 'folder_id',
    needed: ['id', 'url'],
    read: [],
    unread: ['private', 'type', 'title', 'alt'],
  },
} as const satisfies Record<string, { mark: string; needed: string[]; read: string[]; unread: string[] }>

export type ShopwareProfile = keyof typeof PROFILES

/** A row by the headings of its profile; a column that the file lacks is empty. */
export interface ExportRow extends TableRow {
  text: (heading: string) => string
  /** Ids of a cell, which has signs of `|` between them. */
  ids: (heading: string) => string[]
  /** Whether it is active; undefined in an empty cell, and in a wrong one, which is reported. */
  isActive: () => boolean | undefined
  problem: (heading: string, message: string) => CatalogueProblem
}

export interface ShopwareExport {
  profile: ShopwareProfile
  table: Table
  /** Index of each column. */
  places: ReadonlyMap<string, number>
  rows: ExportRow[]
}

const headingsOf = ({ headings }: Table): [string, number][] =>
  [...headings.cells].map(([at, cell]) => [String(cell).trim(), at])

const profileOf = (table: Table): ShopwareProfile | undefined => {
  const headings = new Set(headingsOf(table).map(([heading]) => heading))
  const names = Object.keys(PROFILES) as ShopwareProfile[]
  return headings.has('id') ? names.find((name) => headings.has(PROFILES[name].mark)) : undefined
}

export const isShopwareExport = (tables: readonly Table[]): boolean =>
  tables.some((table) => profileOf(table) === 'Default product')

/** `name`, and `name (de)` in a copy of the profile with more languages. */
const TEXTS = /^(name|description)(?: \(([a-z]{2})\))?$/

/** Tells the exports of a folder apart. One that lacks columns is reported, and left out. */
export function readExports(tables: readonly Table[], report: ReportProblem, note: ReportProblem): ShopwareExport[] {
  return tables.flatMap((table) => {
    const profile = profileOf(table)
    const at = { file: table.file, line: table.headings.number }
    if (!profile) {
      report({ ...at, line: 0, field: '', message: `is no export of ${Object.keys(PROFILES).join(', ')}: remove it` })
      return []
    }
    const { mark, needed, read, unread } = PROFILES[profile]
    const places = new Map(headingsOf(table))
    const missing = needed.filter((heading) => !places.has(heading))
    for (const heading of missing) report({ ...at, field: '', message: `has no column ${heading} of ${profile}` })
    const expected = new Set<string>([mark, ...needed, ...read, ...unread])
    for (const heading of places.keys()) {
      const isText = LANGUAGE_MARKS[TEXTS.exec(heading)?.[2] ?? ''] !== undefined
      if (!expected.has(heading) && !isText) note({ ...at, field: heading, message: 'is not read' })
    }
    const rows = table.rows.map((row) => toExportRow(row, { table, places, report }))
    return missing.length > 0 ? [] : [{ profile, table, places, rows }]
  })
}

function toExportRow(
  row: TableRow,
  { table, places, report }: Pick<ShopwareExport, 'table' | 'places'> & { report: ReportProblem },
): ExportRow {
  const text = (heading: string) => String(row.cells.get(places.get(heading) ?? -1) ?? '').trim()
  const problem = (field: string, message: string) => ({ file: table.file, line: row.number, field, message })
  return {
    ...row,
    text,
    ids: (heading) =>
      text(heading)
        .toLowerCase()
        .split('|')
        .map((id) => id.trim())
        .filter(Boolean),
    isActive: () => {
      if (!text('active')) return undefined
      const parsed = parseTruth(text('active'))
      if ('value' in parsed) return parsed.value
      report(problem('active', parsed.message))
      return undefined
    },
    problem,
  }
}

/** Rows of an export as those of a sheet, whose columns keep the headings of the export. */
export function asSheet(
  { table, places }: ShopwareExport,
  kind: SheetKind,
  { columns, rows, more = [] }: { columns: Record<string, string>; rows: TableRow[]; more?: readonly FoundColumn[] },
): KnownTable {
  const found = [...places].flatMap(([heading, at]): FoundColumn[] => {
    const [, plain = heading, mark] = TEXTS.exec(heading) ?? []
    const name = columns[plain]
    return name === undefined ? [] : [{ heading, at, column: known(name), language: LANGUAGE_MARKS[mark ?? ''] }]
  })
  return { ...table, kind, columns: [...found, ...more], rows }
}
