import * as z from 'zod'
import { writeCells } from '#contracts/csv-cells.ts'
import { LARGEST_LIST } from '#web/cart/list-entry/list-form.ts'
import type { Sheet } from './sheet-builder.ts'
import { UnreadableWorkbook } from '#workbook/workbook-problem.ts'

/** A sheet of a workbook, as a form passes it on and a page offers it. */
const ListSheet = z.object({
  name: z.string(),
  /** Its visible cells as the text of a list; empty if they are too many. */
  text: z.string(),
  /** Rows with texts. */
  count: z.number(),
  hiddenRows: z.number(),
  hiddenColumns: z.number(),
})
export type ListSheet = z.infer<typeof ListSheet>

/**
 * Writes the sheets of a workbook as the text of a field. All of them together are as long as a list may be.
 * @throws {UnreadableWorkbook} if none is short enough.
 */
export function writeSheets(sheets: readonly Sheet[]): string {
  let left = LARGEST_LIST
  const posted = sheets.map(({ name, rows, hiddenRows, hiddenColumns, isTooLong }): ListSheet => {
    const written = isTooLong ? '' : writeCells(rows)
    const text = written.length <= left ? written : ''
    left -= text.length
    return { name, text, count: rows.length, hiddenRows, hiddenColumns }
  })
  if (posted.every(({ text }) => text === '')) throw new UnreadableWorkbook('workbook-too-large')
  return JSON.stringify(posted)
}

/** Reads the sheets in a field; none for another text, which no page of ours sends. */
export function readSheets(text: string): ListSheet[] {
  if (text === '') return []
  try {
    return z.array(ListSheet).safeParse(JSON.parse(text)).data ?? []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
