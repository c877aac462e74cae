import { dateText, numberText } from '#web/cart/list-entry/workbook/cell-text.ts'
import type { Archive } from '#web/cart/list-entry/workbook/open-archive.server.ts'
import { buildSheet, type Sheet } from '#web/cart/list-entry/workbook/sheet-builder.ts'
import { createXmlReader, isTrue } from '#web/cart/list-entry/workbook/xml-reader.server.ts'
import type { NumberFormat } from './number-formats.server.ts'
import { readRuns, unescapeCharacters } from './shared-texts.server.ts'

/** A sheet, and the parts of the workbook to which its cells refer. */
interface XlsxSheet {
  name: string
  path: string
  texts: readonly string[]
  formatOf: (style: string | undefined) => NumberFormat
  isFrom1904: boolean
}

/** A cell while it is read. */
interface Cell {
  column: number
  type: string | undefined
  style: string | undefined
  value: string | undefined
  formula: string | undefined
}

/** Reads the rows of a worksheet until they are too many. */
export async function readXlsxSheet(archive: Archive, sheet: XlsxSheet): Promise<Sheet> {
  const builder = buildSheet(sheet.name)
  const runs = readRuns()
  let row: Map<number, string> | undefined
  let isHidden = false
  let cell: Cell | undefined
  let part: 'value' | 'formula' | undefined
  const reader = createXmlReader({
    onOpen: (name, attribute) => {
      runs.onOpen(name)
      if (name === 'col' && isTrue(attribute('hidden')))
        builder.hideColumns(Number(attribute('min')) - 1, Number(attribute('max')) - 1)
      if (name === 'row') {
        row = new Map()
        isHidden = isTrue(attribute('hidden'))
        cell = undefined
      }
      if (name === 'c') {
        const column = columnOf(attribute('r')) ?? (cell?.column ?? -1) + 1
        cell = { column, type: attribute('t'), style: attribute('s'), value: undefined, formula: undefined }
      }
      if (name === 'v') part = 'value'
      if (name === 'f') {
        part = 'formula'
        // The cells that share a formula have none of their own.
        if (cell) cell.formula = ''
      }
    },
    onText: (text) => {
      runs.onText(text)
      if (cell && part) cell[part] = (cell[part] ?? '') + text
    },
    onClose: (name) => {
      runs.onClose(name)
      if (name === 'v' || name === 'f') part = undefined
      if (name === 'c' && cell && row) row.set(cell.column, textOf(cell, sheet, runs.text()))
      if (name === 'row' && row) {
        builder.addRow(row, { isHidden })
        row = undefined
      }
    },
  })
  await archive.read(sheet.path, (text) => {
    reader.write(text)
    return builder.isTooLong() ? false : undefined
  })
  return builder.build()
}

/**
 * The text of a cell: the result of a formula. A formula without one was never calculated, and is read as itself: no
 * number must be taken for missing.
 */
function textOf(
  { type, style, value, formula }: Cell,
  { texts, formatOf, isFrom1904 }: XlsxSheet,
  own: string,
): string {
  if (type === 'inlineStr') return own
  if (type === 'str') return unescapeCharacters(value ?? '')
  if (value === undefined || value === '') return formula === undefined ? '' : `=${formula}`
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  // Errors such as `#N/A`, and dates of "strict" files.
  if (type === 'e') return value
  if (type === 'd') return value.slice(0, 10)
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const { code, isDate } = formatOf(style)
  return isDate ? dateText(number, isFrom1904) : numberText(number, code)
}

/** Index of the column in a reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[a-z]{1,3}/i.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
