import type { Archive } from '#workbook/open-archive.ts'
import { createXmlReader, isTrue } from '#workbook/xml-reader.ts'
import type { Worksheet } from './read-contents.ts'
import { readRuns, unescapeCharacters } from './shared-texts.ts'

/** A cell: a text, a number with its style, or a formula without a result. */
export type XlsxCell = { text: string } | { number: number; style: string | undefined } | { formula: string }

export interface XlsxRow {
  /** From 1, as the program shows it. */
  number: number
  /** By index of the column, from 0. Empty cells may be missing. */
  cells: ReadonlyMap<number, XlsxCell>
  isHidden: boolean
}

interface RowEvents {
  /** Returning false ends the reading. */
  onRow: (row: XlsxRow) => false | void
  /** Columns from the first to the last index are hidden. */
  onHiddenColumns?: (first: number, last: number) => void
}

/** A cell while it is read. */
interface OpenCell {
  column: number
  type: string | undefined
  style: string | undefined
  value: string | undefined
  formula: string | undefined
}

/** Reads the rows of a worksheet one by one. */
export async function readXlsxRows(archive: Archive, sheet: Worksheet, { onRow, onHiddenColumns }: RowEvents) {
  const runs = readRuns()
  let number = 0
  let row: Map<number, XlsxCell> | undefined
  let isHidden = false
  let isEnough = false
  let cell: OpenCell | undefined
  let part: 'value' | 'formula' | undefined
  const reader = createXmlReader({
    onOpen: (name, attribute) => {
      runs.onOpen(name)
      if (name === 'col' && isTrue(attribute('hidden')))
        onHiddenColumns?.(Number(attribute('min')) - 1, Number(attribute('max')) - 1)
      if (name === 'row') {
        number = Number(attribute('r') ?? number + 1)
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
      if (name === 'c' && cell && row) row.set(cell.column, toCell(cell, sheet.texts, runs.text()))
      if (name === 'row' && row) {
        if (!isEnough) isEnough = onRow({ number, cells: row, isHidden }) === false
        row = undefined
      }
    },
  })
  await archive.read(sheet.path, (text) => {
    reader.write(text)
    return isEnough ? false : undefined
  })
}

function toCell({ type, style, value, formula }: OpenCell, texts: readonly string[], own: string): XlsxCell {
  if (type === 'inlineStr') return { text: own }
  if (type === 'str') return { text: unescapeCharacters(value ?? '') }
  if (value === undefined || value === '') return formula === undefined ? { text: '' } : { formula }
  if (type === 's') return { text: texts[Number(value)] ?? '' }
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' }
  // Errors such as `#N/A`, and dates of "strict" files.
  if (type === 'e') return { text: value }
  if (type === 'd') return { text: value.slice(0, 10) }
  const number = Number(value)
  return Number.isFinite(number) ? { number, style } : { text: value }
}

/** Index of the column in a reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[a-z]{1,3}/i.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
