import type { CatalogueFile } from '#backend/shop/import/format.ts'
import type { CatalogueProblem } from '#backend/shop/import/problem.ts'
import type { SheetColumn } from './column.ts'
import { COLUMNS, type Prefix } from './columns.ts'
import type { FoundColumn } from './find-columns.ts'
import type { ReadRow } from './read-cells.ts'
import type { SheetLine } from './sheet-lines.ts'

/** A row without its cells. */
interface RowPlace extends Pick<ReadRow, 'file' | 'line' | 'columns'> {
  /** The first filled column of each prefix. */
  filled: Partial<Record<Prefix, string>>
}

interface LinePlace {
  row: RowPlace
  parts?: Map<string, RowPlace>
}

/** The rows that lines were made of. */
export type LinePlaces = Record<CatalogueFile, LinePlace[]>

export function placesOf(lines: Record<CatalogueFile, SheetLine[]>): LinePlaces {
  const places = (file: CatalogueFile) =>
    lines[file].map(({ row, parts }): LinePlace => {
      const rows = parts && new Map([...parts].map(([part, other]) => [part, placeOf(other)]))
      return { row: placeOf(row), ...(rows && { parts: rows }) }
    })
  return {
    'property-groups': places('property-groups'),
    'delivery-times': places('delivery-times'),
    categories: places('categories'),
    products: places('products'),
    variants: places('variants'),
  }
}

/** Fields of lines that columns with a prefix fill. */
const PREFIXED_FIELDS = { options: 'option', properties: 'property', 'facts.dimensions': 'dimension' } as const

function placeOf({ file, line, columns, prefixed }: ReadRow): RowPlace {
  const filled: RowPlace['filled'] = {}
  for (const prefix of Object.values(PREFIXED_FIELDS)) {
    const [first] = prefixed(prefix)
    if (first) filled[prefix] = first.heading
  }
  return { file, line, columns, filled }
}

/** The row and column of a problem in a line, and of the lines that its message names. */
export function inSheets(problem: CatalogueProblem, places: LinePlaces): CatalogueProblem {
  const row = rowOf(problem, places)
  const message = problem.message.replaceAll(
    /([a-z-]{1,20}\.jsonl):(\d{1,9})/g,
    (place, file: string, line: string) => {
      const other = rowOf({ file, line: Number(line) }, places)
      return other ? `${other.file}:${other.line}` : place
    },
  )
  if (!row) return { ...problem, message }
  const part = partOf(problem, places)
  if (part) return { ...part, message }
  return { file: row.file, line: row.line, field: headingOf(problem.field, row), message }
}

/** The row of the sheet of files that a part of a line was made of. */
function partOf(problem: CatalogueProblem, places: LinePlaces): Omit<CatalogueProblem, 'message'> | undefined {
  const [list = '', index = '', field = 'file'] = problem.field.split('.')
  const row = placeIn(problem, places)?.parts?.get(`${list}.${index}`)
  const { fileKind, file, fileText, fileLanguage } = COLUMNS
  const column = { kind: fileKind, file, alt: fileText, title: fileText, language: fileLanguage }[field]
  return row && { file: row.file, line: row.line, field: (column && headingIn(row.columns, column)) ?? field }
}

const rowOf = (place: Pick<CatalogueProblem, 'file' | 'line'>, places: LinePlaces) => placeIn(place, places)?.row

const placeIn = ({ file, line }: Pick<CatalogueProblem, 'file' | 'line'>, places: LinePlaces) =>
  Object.entries(places)
    .find(([name]) => `${name}.jsonl` === file)?.[1]
    .at(line > 0 ? line - 1 : places.variants.length)

const headingIn = (columns: readonly FoundColumn[], column: SheetColumn): string | undefined =>
  columns.find((one) => 'column' in one && one.column === column)?.heading

/** The heading of the column that a field was made of; the field itself where none was. */
function headingOf(field: string, { columns, filled }: RowPlace): string {
  const start = field === 'slug' || field.startsWith('slug.') ? 'name' : field
  const heading = Object.values(COLUMNS)
    .filter((column) => start === column.field || start.startsWith(`${column.field}.`))
    .map((column) => headingIn(columns, column))
    .find((one) => one !== undefined)
  if (heading !== undefined) return heading
  const prefix = Object.entries(PREFIXED_FIELDS).find(([one]) => start.startsWith(one))?.[1]
  return (prefix && filled[prefix]) ?? field
}
