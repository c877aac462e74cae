import { CHOICE, CORRECTED_FIELDS, CORRECTED_NUMBER, CORRECTED_ROW, LIST_FILE, LIST_TEXT } from './list-form.ts'
import type { ListLine } from './lines/list-line.ts'
import { readList } from './lines/read-list.ts'

/** The lines of the form: the text and the file, with what was corrected in place. */
export function readListForm(posted: FormData): ListLine[] {
  const [typed, file] = [LIST_TEXT, LIST_FILE].map((name) => readList(String(posted.get(name) ?? '')))
  const lines = typed ?? []
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
  return [...lines, ...(file ?? [])]
}
