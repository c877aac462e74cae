import { findHeadings } from '#web/cart/list-entry/lines/list-columns.ts'
import { splitCells } from '#web/cart/list-entry/lines/split-cells.ts'
import type { ListSheet } from './posted-sheets.server.ts'

/** The sheet of a workbook that was read, and what the visitor should know of it. */
export interface ReadSheet extends Pick<ListSheet, 'hiddenRows' | 'hiddenColumns'> {
  /** Of several sheets this one. */
  name?: string
}

/** The sheets of which the visitor chooses one. */
export interface AskedSheets {
  sheets: ListSheet[]
  /** Index of the likeliest. */
  best: number
  /** The other lines of the form, as text. */
  rest: string
}

/**
 * The only sheet that can have lines: the others have no digit, like a cover sheet. Undefined if the visitor must
 * choose.
 */
export function onlySheet(sheets: readonly ListSheet[]): { text: string; sheet: ReadSheet } | undefined {
  const possible = sheets.filter(({ text }) => text === '' || /\d/.test(text))
  const [only, second] = possible.length > 0 ? possible : sheets
  if (!only || second || only.text === '') return undefined
  const { name, text, hiddenRows, hiddenColumns } = only
  return { text, sheet: { hiddenRows, hiddenColumns, ...(sheets.length > 1 ? { name } : {}) } }
}

/** The first sheet with headings of a list, or else the first that can be read. */
export function likeliestSheet(sheets: readonly ListSheet[]): number {
  const headed = sheets.findIndex(({ text }) => text !== '' && findHeadings(splitCells(text)) !== undefined)
  return headed === -1 ? sheets.findIndex(({ text }) => /\d/.test(text)) : headed
}
