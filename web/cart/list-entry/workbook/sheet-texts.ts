import { m } from '#web/i18n/messages.ts'
import type { ReadSheet } from './choose-sheet.server.ts'
import type { ListSheet } from './posted-sheets.server.ts'

/** A sheet as the page offers it; without a text if it is too large. */
export interface OfferedSheet {
  label: string
  text: string
}

/** Sentences about the sheet of a workbook that was read, and its hidden parts. None for one that is alone and whole. */
export const readSheetTexts = (sheet: ReadSheet): string[] => [
  ...(sheet.name === undefined ? [] : [m.list_sheet_read({ name: sheet.name })]),
  ...hiddenTexts(sheet),
]

export const offerSheet = ({ name, text, count, ...hidden }: ListSheet): OfferedSheet => ({
  label:
    text === ''
      ? m.list_sheet_too_long({ name })
      : [m.list_sheet_rows({ name, count }), ...hiddenTexts(hidden)].join(' · '),
  text,
})

/** Hidden parts are left out, since a buyer who filters a table means the rest. */
const hiddenTexts = ({ hiddenRows, hiddenColumns }: Omit<ReadSheet, 'name'>): string[] => [
  ...(hiddenRows > 0 ? [m.list_hidden_rows({ count: hiddenRows })] : []),
  ...(hiddenColumns > 0 ? [m.list_hidden_columns({ count: hiddenColumns })] : []),
]
