import { numberText } from './cell-text.ts'
import type { Archive } from '#workbook/open-archive.ts'
import { buildSheet, type Sheet, type SheetBuilder } from './sheet-builder.ts'
import { UnreadableWorkbook } from '#workbook/workbook-problem.ts'
import { createXmlReader } from '#workbook/xml-reader.ts'

/** A cell while it is read. */
interface Cell {
  type: string | undefined
  value: string | undefined
  date: string | undefined
  state: string | undefined
  formula: string | undefined
  /** As it is shown. */
  paragraphs: string[]
  times: number
}

/** Cells of a row that are looked at: a row may name more of them than there are atoms. */
const MOST_CELLS = 1024
const SPACES = 100

/**
 * Reads the visible sheets of an OpenDocument spreadsheet.
 * @throws {UnreadableWorkbook}
 */
export async function readOds(archive: Archive): Promise<Sheet[]> {
  const manifest = 'META-INF/manifest.xml'
  if (archive.has(manifest) && (await archive.readAll(manifest)).includes('encryption-data'))
    throw new UnreadableWorkbook('protected')
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let sheet: SheetBuilder | undefined
  let isHiddenSheet = false
  let columns = 0
  let row: Map<number, string> | undefined
  let rowFacts = { times: 1, isHidden: false }
  let column = 0
  let cell: Cell | undefined
  /** Elements of a comment or of a picture in a cell: their texts are not the cell's. */
  let aside = 0
  const add = (text: string) => {
    if (cell && aside === 0 && cell.paragraphs.length > 0) cell.paragraphs.push(`${cell.paragraphs.pop() ?? ''}${text}`)
  }
  const reader = createXmlReader({
    onOpen: (name, attribute) => {
      if (aside > 0 || (cell && ASIDE.has(name))) {
        aside += 1
        return
      }
      if (name === 'style') style = attribute('name') ?? ''
      if (name === 'table-properties' && attribute('display') === 'false') hiddenStyles.add(style)
      if (name === 'table' && !cell) {
        sheet = buildSheet(attribute('name') ?? '')
        isHiddenSheet = hiddenStyles.has(attribute('style-name') ?? '')
        columns = 0
      }
      if (name === 'table-column') {
        const times = repeated(attribute('number-columns-repeated'))
        if (isHidden(attribute('visibility'))) sheet?.hideColumns(columns, columns + times - 1)
        columns += times
      }
      if (name === 'table-row') {
        row = new Map()
        column = 0
        rowFacts = {
          times: repeated(attribute('number-rows-repeated')),
          isHidden: isHidden(attribute('visibility')),
        }
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = {
          type: attribute('value-type'),
          value: attribute('value'),
          date: attribute('date-value'),
          state: attribute('boolean-value'),
          formula: attribute('formula'),
          paragraphs: [],
          times: repeated(attribute('number-columns-repeated')),
        }
      }
      if (!cell) return
      if (name === 'p') cell.paragraphs.push('')
      if (name === 's') add(' '.repeat(Math.min(repeated(attribute('c')), SPACES)))
      if (name === 'tab') add('\t')
      if (name === 'line-break') add('\n')
    },
    onText: add,
    onClose: (name) => {
      if (aside > 0) {
        aside -= 1
        return
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        const text = cell ? textOf(cell) : ''
        const times = cell?.times ?? 1
        const end = Math.min(column + (text === '' ? 0 : times), MOST_CELLS)
        for (let at = column; at < end; at += 1) row?.set(at, text)
        column += times
        cell = undefined
      }
      if (name === 'table-row' && row) {
        sheet?.addRow(row, rowFacts)
        row = undefined
      }
      if (name === 'table' && !cell && sheet) {
        if (!isHiddenSheet) sheets.push(sheet.build())
        sheet = undefined
      }
    },
  })
  await archive.read('content.xml', reader.write)
  reader.end()
  return sheets
}

const ASIDE = new Set(['annotation', 'frame', 'shapes', 'custom-shape', 'detective', 'table'])

const isHidden = (visibility: string | undefined): boolean => visibility === 'collapse' || visibility === 'filter'

const repeated = (text: string | undefined): number => {
  const times = Number(text ?? 1)
  return Number.isInteger(times) && times > 0 ? times : 1
}

/** The text of a cell; a formula that was never calculated is read as itself. */
function textOf({ type, value, date, state, formula, paragraphs }: Cell): string {
  const shown = paragraphs.join('\n')
  if (type === undefined && shown === '') return formula === undefined ? '' : `=${formula}`
  if (type === 'date') return date?.slice(0, 10) ?? shown
  if (type === 'boolean') return state === 'true' ? 'TRUE' : 'FALSE'
  const number = Number(value)
  if (value === undefined || !Number.isFinite(number)) return shown
  // An item number may be filled up with zeros.
  return /^0\d+$/.test(shown) && Number(shown) === number ? shown : numberText(number)
}
