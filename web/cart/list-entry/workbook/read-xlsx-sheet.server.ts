import { dateText } from '#workbook/cell-dates.ts'
import type { Archive } from '#workbook/open-archive.ts'
import type { Worksheet } from '#workbook/xlsx/read-contents.ts'
import { readXlsxRows, type XlsxCell } from '#workbook/xlsx/read-rows.ts'
import { numberText } from './cell-text.ts'
import { buildSheet, type Sheet } from './sheet-builder.ts'

/** Reads the rows of a worksheet until they are too many. */
export async function readXlsxSheet(archive: Archive, sheet: Worksheet): Promise<Sheet> {
  const builder = buildSheet(sheet.name)
  await readXlsxRows(archive, sheet, {
    onHiddenColumns: builder.hideColumns,
    onRow: ({ cells, isHidden }) => {
      builder.addRow(new Map([...cells].map(([column, cell]) => [column, textOf(cell, sheet)])), { isHidden })
      return builder.isTooLong() ? false : undefined
    },
  })
  return builder.build()
}

/**
 * The text of a cell: the result of a formula. A formula without one was never calculated, and is read as itself: no
 * number must be taken for missing.
 */
function textOf(cell: XlsxCell, { formatOf, isFrom1904 }: Worksheet): string {
  if ('text' in cell) return cell.text
  if ('formula' in cell) return `=${cell.formula}`
  const { code, isDate } = formatOf(cell.style)
  return isDate ? dateText(cell.number, isFrom1904) : numberText(cell.number, code)
}
