import {
  CHOICE,
  CORRECTED_FIELDS,
  CORRECTED_NUMBER,
  CORRECTED_ROW,
  LIST_COLUMN,
  LIST_FILE,
  LIST_TABLE,
  LIST_TEXT,
} from './list-form.ts'
import type { ColumnQuestion } from './lines/column-question.ts'
import type { ListLine } from './lines/list-line.ts'
import { type ReadList, readList } from './lines/read-list.ts'
import { writeList } from './lines/write-list.ts'

/** A list whose columns are not clear. */
export interface AskedTable extends ColumnQuestion {
  /** As it was entered. */
  text: string
  /** The other lines of the form, as text. */
  rest: string
}

/** The lines of a form, or what must be asked first. */
export type ReadForm = { lines: ListLine[]; asked?: undefined } | { lines?: undefined; asked: AskedTable }

/** Reads the table whose columns were named, the text and the file, with what was corrected in place. */
export function readListForm(posted: FormData): ReadForm {
  const textOf = (name: string) => String(posted.get(name) ?? '')
  const choices = posted.getAll(LIST_COLUMN).map(String)
  const sources = [LIST_TABLE, LIST_TEXT, LIST_FILE].map((name): ReadList & { text: string } => {
    const text = textOf(name)
    const list = readList(text, name === LIST_TABLE ? choices : [])
    return name === LIST_TEXT ? { ...list, text, lines: corrected(list.lines, posted) } : { ...list, text }
  })
  const first = sources.find(({ question }) => question)
  if (!first?.question) return { lines: sources.flatMap(({ lines }) => lines) }
  const others = sources.filter((source) => source !== first)
  const understood = others.flatMap(({ question, lines }) => (question ? [] : lines))
  const unclear = others.flatMap(({ question, text }) => (question ? [text] : []))
  const written = understood.length > 0 ? [writeList(understood)] : []
  return { asked: { ...first.question, text: first.text, rest: [...written, ...unclear].join('\n') } }
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
    const fields = CORRECTED_FIELDS.map((field) => [field, String(posted.getAll(field)[position] ?? '').trim()])
    lines[index] = { ...lines[index], ...Object.fromEntries(fields) }
  }
  const [, row = '', field, value = ''] = /^(\d+) (\w+) (.*)$/s.exec(String(posted.get(CHOICE) ?? '')) ?? []
  const chosen = lines[Number(row)]
  const name = CORRECTED_FIELDS.find((known) => known === field)
  if (row !== '' && chosen && name) lines[Number(row)] = { ...chosen, [name]: value }
  return lines
}
