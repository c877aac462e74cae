import { COLUMNS } from './columns.ts'
import type { ReadRow } from './read-cells.ts'
import type { LineJson, SheetLines } from './sheet-lines.ts'

const { item: ITEM, fileKind: KIND, file: FILE, fileText: TEXT, fileLanguage: LANGUAGE } = COLUMNS

/** How a photograph is called in the column of kinds. */
const PHOTO = 'photo'

/** Adds a row of the sheet of files to its product or variant. */
export function addFile(lines: SheetLines, row: ReadRow): void {
  if (!ITEM || !KIND || !FILE || !TEXT || !LANGUAGE) return
  const number = row.text(ITEM) ?? ''
  const item = lines.lineOf(number)
  if (!item) return row.report(row.headingOf(ITEM), `there is no item ${number}`)
  const kind = row.text(KIND)?.toLowerCase()
  const text = row.texts(TEXT)
  const [list, entry]: [string, LineJson] =
    kind === PHOTO
      ? ['photographs', { file: row.text(FILE), ...(text && { alt: text }) }]
      : ['files', { file: row.text(FILE), kind, ...(text && { title: text }), ...languageOf(row.text(LANGUAGE)) }]
  const given: unknown = item.line[list]
  const before: unknown[] = Array.isArray(given) ? given : []
  item.line[list] = [...before, entry]
  item.parts ??= new Map()
  item.parts.set(`${list}.${before.length}`, row)
}

const languageOf = (code: string | undefined): LineJson => (code ? { language: code.toLowerCase() } : {})
