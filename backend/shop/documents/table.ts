import { BOLD, INK, REGULAR, RULE, SOFT, TINT } from './ink.ts'
import { printable } from './printable.ts'
import { Sheet } from './sheet.ts'

const ROW = 13.5
const PADDING = 3.5
const SIZES = [8.5, 7.5, 6.5, 6]

export interface Column {
  title: string
  /** Numbers stand on the right. */
  numeric?: boolean
}

/** Names on the left, values on the right, as many lines as they need. */
export function pairs(sheet: Sheet, rows: readonly { name: string; value: string }[]): void {
  const { pdf } = sheet
  const split = 170
  pdf.fontSize(9)
  for (const { name, value } of rows) {
    const text = printable(value)
    const label = printable(name)
    const width = Sheet.width - split
    const height = Math.max(pdf.heightOfString(text, { width }), pdf.heightOfString(label, { width: split - 12 })) + 7
    sheet.room(height)
    const { y } = pdf
    pdf.fillColor(SOFT).text(label, Sheet.left, y + 4, { width: split - 12 })
    pdf.fillColor(INK).text(text, Sheet.left + split, y + 4, { width })
    pdf
      .moveTo(Sheet.left, y + height)
      .lineTo(Sheet.left + Sheet.width, y + height)
      .lineWidth(0.4)
      .stroke(RULE)
    pdf.y = y + height
  }
  pdf.x = Sheet.left
  pdf.moveDown(0.6)
}

/** One line a row; the head is written again on every page. */
export function table(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const { pdf } = sheet
  const body = rows.map((row) => row.map(printable))
  const head = columns.map(({ title }) => printable(title))
  const { widths, size } = layOut(pdf, head, body)
  const [widthInHead, widthInBody] = [rememberedWidths(pdf), rememberedWidths(pdf)]
  const write = (cells: readonly string[], y: number, widthOf: WidthOf) => {
    let x = Sheet.left
    for (const [index, width] of widths.entries()) {
      const text = fitted(cells[index] ?? '', width - 2 * PADDING, widthOf)
      const free = columns[index]?.numeric ? width - PADDING - widthOf(text) : PADDING
      pdf.text(text, x + free, y + 3.5, { lineBreak: false })
      x += width
    }
  }
  const writeHead = () => {
    pdf.rect(Sheet.left, pdf.y, Sheet.width, ROW).fill(TINT)
    const { y } = pdf
    pdf.font(BOLD).fontSize(size).fillColor(INK)
    write(head, y, widthInHead)
    pdf.font(REGULAR).fontSize(size)
    pdf.y = y + ROW
  }
  sheet.room(3 * ROW)
  writeHead()
  for (const row of body) {
    const before = pdf.page
    sheet.room(ROW)
    if (pdf.page !== before) writeHead()
    const { y } = pdf
    pdf.fillColor(INK)
    write(row, y, widthInBody)
    pdf
      .moveTo(Sheet.left, y + ROW)
      .lineTo(Sheet.left + Sheet.width, y + ROW)
      .lineWidth(0.3)
      .stroke(RULE)
    pdf.y = y + ROW
  }
  pdf.x = Sheet.left
  pdf.fontSize(9.5).moveDown(0.6)
}

/** As wide as the widest cell; smaller letters, then narrower columns where all that is too much. */
function layOut(pdf: PDFKit.PDFDocument, head: readonly string[], body: readonly (readonly string[])[]) {
  const natural = (size: number) => {
    pdf.font(BOLD).fontSize(size)
    const widths = head.map((title) => pdf.widthOfString(title))
    pdf.font(REGULAR).fontSize(size)
    const longest = head.map((_, index) => body.reduce((most, row) => longer(most, row[index] ?? ''), ''))
    return longest.map((text, index) => Math.max(widths[index] ?? 0, pdf.widthOfString(text) * 1.06) + 2 * PADDING)
  }
  for (const size of SIZES) {
    const widths = natural(size)
    const sum = widths.reduce((a, b) => a + b, 0)
    if (sum <= Sheet.width || size === SIZES.at(-1))
      return { size, widths: widths.map((width) => (width * Sheet.width) / sum) }
  }
  throw new RangeError('No size to try')
}

const longer = (a: string, b: string): string => (b.length > a.length ? b : a)

type WidthOf = (text: string) => number

/** The same cells come again and again in a table, and measuring takes as long as writing. For one font and size. */
function rememberedWidths(pdf: PDFKit.PDFDocument): WidthOf {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? pdf.widthOfString(text)
    widths.set(text, width)
    return width
  }
}

function fitted(text: string, width: number, widthOf: WidthOf): string {
  if (widthOf(text) <= width) return text
  let end = text.length
  while (end > 1 && widthOf(`${text.slice(0, end)}…`) > width) end--
  return `${text.slice(0, end)}…`
}

/** Short texts side by side, as many to a row as there is room for. */
export function grid(sheet: Sheet, texts: readonly string[]): void {
  const { pdf } = sheet
  pdf.font(REGULAR).fontSize(8)
  const widest = texts.reduce((most, text) => Math.max(most, pdf.widthOfString(text)), 0) + 14
  const columns = Math.max(1, Math.min(6, Math.floor(Sheet.width / widest)))
  for (let first = 0; first < texts.length; first += columns) {
    sheet.room(ROW)
    const { y } = pdf
    for (const [index, text] of texts.slice(first, first + columns).entries()) {
      pdf.text(printable(text), Sheet.left + (index * Sheet.width) / columns, y, { lineBreak: false })
    }
    pdf.y = y + ROW
  }
  pdf.x = Sheet.left
  pdf.fontSize(9.5).moveDown(0.4)
}
