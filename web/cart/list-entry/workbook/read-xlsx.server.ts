import type { Archive } from '#workbook/open-archive.ts'
import { readWorksheets } from '#workbook/xlsx/read-contents.ts'
import { readXlsxSheet } from './read-xlsx-sheet.server.ts'
import type { Sheet } from './sheet-builder.ts'

/**
 * Reads the visible sheets of an Excel workbook: results of formulas, no macros.
 * @throws {UnreadableWorkbook}
 */
export async function readXlsx(archive: Archive): Promise<Sheet[]> {
  const read: Sheet[] = []
  for (const worksheet of await readWorksheets(archive)) read.push(await readXlsxSheet(archive, worksheet))
  return read
}
