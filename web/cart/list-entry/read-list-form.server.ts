import {
  CHOICE,
  CORRECTED_FIELDS,
  CORRECTED_NUMBER,
  CORRECTED_ROW,
  LIST_COLUMN,
  LIST_FILE,
  LIST_SHEET,
  LIST_TABLE,
  LIST_TEXT,
  UNSURE_FILE,
  WORKBOOK,
} from './list-form.ts'
import type { ColumnQuestion } from './lines/column-question.ts'
import { EMPTY_LINE, type ListLine } from './lines/list-line.ts'
import { withoutMark } from '#web/forms/numbers/number-readings.ts'
import { type ReadList, readList } from './lines/read-list.ts'
import { writeList } from './lines/write-list.ts'
import { type AskedSheets, likeliestSheet, onlySheet, type ReadSheet } from './workbook/choose-sheet.server.ts'
import { readSheets } from './workbook/posted-sheets.server.ts'

/** A list whose columns are not clear. */
export interface AskedTable extends ColumnQuestion {
  /** As it was entered. */
  text: string
  /** The other lines of the form, as text. */
  rest: string
}

/** The lines of a form, or what must be asked first. */
export type ReadForm =
  | ({ lines: ListLine[]; text: string; asked?: undefined; sheets?: undefined } & FileFacts)
  | ({ asked: AskedTable; lines?: undefined; sheets?: undefined } & FileFacts)
  | { sheets: AskedSheets; lines?: undefined; asked?: undefined }

/** Facts about the file of the form that its visitor should know. */
interface FileFacts {
  /** Of a workbook. */
  sheet?: ReadSheet
  /** The letters of its texts may be wrong. */
  isUnsure?: true
}

/** Fields with a list in the order of their lines. A sheet follows. */
const FILLED = [LIST_TABLE, LIST_TEXT, LIST_FILE, UNSURE_FILE]

interface Source extends ReadList {
  text: string
}

/** Reads the table whose columns were named, the sheet, the text and the file, with what was corrected in place. */
export function readListForm(posted: FormData): ReadForm {
  const textOf = (name: string) => String(posted.get(name) ?? '')
  const choices = posted.getAll(LIST_COLUMN).map(String)
  const workbook = readSheets(textOf(WORKBOOK))
  const only = onlySheet(workbook)
  const texts: [name: string, text: string][] = FILLED.map((name) => [name, textOf(name)])
  // Another file takes the place of the one whose sheets were offered.
  if (workbook.length === 0 && textOf(LIST_FILE) + textOf(UNSURE_FILE) === '')
    texts.push([LIST_SHEET, textOf(LIST_SHEET)])
  if (only) texts.push([WORKBOOK, only.text])
  const sources = texts.map(([name, text]): Source => {
    const list = readList(text, name === LIST_TABLE ? choices : [])
    return name === LIST_TEXT ? { ...list, text, lines: corrected(list.lines, posted) } : { ...list, text }
  })
  if (workbook.length > 0 && !only)
    return { sheets: { sheets: workbook, best: likeliestSheet(workbook), rest: textWithout(sources) } }
  const facts = {
    ...(only ? { sheet: only.sheet } : {}),
    ...(textOf(UNSURE_FILE) === '' ? {} : { isUnsure: true as const }),
  }
  const first = sources.find(({ question }) => question)
  if (first?.question)
    return { asked: { ...first.question, text: first.text, rest: textWithout(sources, first) }, ...facts }
  const text = sources.flatMap((source) => (source.text.trim() === '' ? [] : [source.text])).join('\n')
  return { lines: sources.flatMap(({ lines }) => lines), text, ...facts }
}

/** The lines of all sources but one, as text. Tables that are not clear stay as they are. */
function textWithout(sources: readonly Source[], left?: Source): string {
  const others = sources.filter((source) => source !== left)
  const understood = others.flatMap(({ question, lines }) => (question ? [] : lines))
  const unclear = others.flatMap(({ question, text }) => (question ? [text] : []))
  return [...(understood.length > 0 ? [writeList(understood)] : []), ...unclear].join('\n')
}

/** The lines of the text with the fields that were shown for wrong ones. */
function corrected(typed: readonly ListLine[], posted: FormData): ListLine[] {
  const lines = [...typed]
  const rows = posted.getAll(CORRECTED_ROW).map(Number)
  const numbers = posted.getAll(CORRECTED_NUMBER)
  const isShown = (index: number, number: unknown) => lines[index] !== undefined && lines[index].number === number
  for (const [position, index] of rows.entries()) {
    // The text was edited, too: the row is another line now.
    if (!isShown(index, numbers[position])) continue
    const line = lines[index] ?? EMPTY_LINE
    const fields = CORRECTED_FIELDS.map((field) => {
      const value = String(posted.getAll(field)[position] ?? '').trim()
      // Fields have no mark of an exact number: one that was left as it is keeps it.
      return [field, value === withoutMark(line[field]) ? line[field] : value]
    })
    lines[index] = { ...line, ...Object.fromEntries(fields) }
  }
  const [, row = '', field, value = ''] = /^(\d+) (\w+) (.*)$/s.exec(String(posted.get(CHOICE) ?? '')) ?? []
  const chosen = lines[Number(row)]
  const name = CORRECTED_FIELDS.find((known) => known === field)
  if (row !== '' && chosen && name) lines[Number(row)] = { ...chosen, [name]: value }
  return lines
}
