import { BOLD_FONT, TEXT_COLOUR, REGULAR_FONT, RULE_COLOUR, MUTED_COLOUR, HEAD_COLOUR } from './theme.ts'
import { toLatinText } from './latin-text.ts'
import { DocumentWriter } from './document-writer.ts'

const ROW = 13.5
const PADDING = 3.5
const SIZES = [8.5, 7.5, 6.5, 6]

export interface TableColumn {
  title: string
  /** Aligned to the right. */
  numeric?: boolean
}

/** Writes names on the left and values on the right, with as many lines as necessary. */
export function writePairs(writer: DocumentWriter, rows: readonly { name: string; value: string }[]): void {
  const { pdf } = writer
  const split = 170
  pdf.fontSize(9)
  for (const { name, value } of rows) {
    const text = toLatinText(value)
    const label = toLatinText(name)
    const width = DocumentWriter.width - split
    const height = Math.max(pdf.heightOfString(text, { width }), pdf.heightOfString(label, { width: split - 12 })) + 7
    writer.ensureRoom(height)
    const { y } = pdf
    pdf.fillColor(MUTED_COLOUR).text(label, DocumentWriter.left, y + 4, { width: split - 12 })
    pdf.fillColor(TEXT_COLOUR).text(text, DocumentWriter.left + split, y + 4, { width })
    pdf
      .moveTo(DocumentWriter.left, y + height)
      .lineTo(DocumentWriter.left + DocumentWriter.width, y + height)
      .lineWidth(0.4)
      .stroke(RULE_COLOUR)
    pdf.y = y + height
  }
  pdf.x = DocumentWriter.left
  pdf.moveDown(0.6)
}

/**
 * Writes one line per row and repeats the head on each page. pdfkit's own table does not repeat the head nor shrink to
 * fit, and takes five times as long.
 */
export function writeTable(
  writer: DocumentWriter,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): void {
  const { pdf } = writer
  const body = rows.map((row) => row.map(toLatinText))
  const head = columns.map(({ title }) => toLatinText(title))
  const { widths, size } = toLayout(pdf, head, body)
  const [widthInHead, widthInBody] = [cacheWidths(pdf), cacheWidths(pdf)]
  const write = (cells: readonly string[], y: number, widthOf: WidthOf) => {
    let x = DocumentWriter.left
    for (const [index, width] of widths.entries()) {
      const text = shorten(cells[index] ?? '', width - 2 * PADDING, widthOf)
      const free = columns[index]?.numeric ? width - PADDING - widthOf(text) : PADDING
      pdf.text(text, x + free, y + 3.5, { lineBreak: false })
      x += width
    }
  }
  const writeHead = () => {
    pdf.rect(DocumentWriter.left, pdf.y, DocumentWriter.width, ROW).fill(HEAD_COLOUR)
    const { y } = pdf
    pdf.font(BOLD_FONT).fontSize(size).fillColor(TEXT_COLOUR)
    write(head, y, widthInHead)
    pdf.font(REGULAR_FONT).fontSize(size)
    pdf.y = y + ROW
  }
  writer.ensureRoom(3 * ROW)
  writeHead()
  for (const row of body) {
    const before = pdf.page
    writer.ensureRoom(ROW)
    if (pdf.page !== before) writeHead()
    const { y } = pdf
    pdf.fillColor(TEXT_COLOUR)
    write(row, y, widthInBody)
    pdf
      .moveTo(DocumentWriter.left, y + ROW)
      .lineTo(DocumentWriter.left + DocumentWriter.width, y + ROW)
      .lineWidth(0.3)
      .stroke(RULE_COLOUR)
    pdf.y = y + ROW
  }
  pdf.x = DocumentWriter.left
  pdf.fontSize(9.5).moveDown(0.6)
}

/**
 * Makes columns as wide as their widest cell. If the sum is too wide, letters become smaller, then columns narrower.
 */
function toLayout(pdf: PDFKit.PDFDocument, head: readonly string[], body: readonly (readonly string[])[]) {
  const natural = (size: number) => {
    pdf.font(BOLD_FONT).fontSize(size)
    const widths = head.map((title) => pdf.widthOfString(title))
    pdf.font(REGULAR_FONT).fontSize(size)
    const longest = head.map((_, index) => body.reduce((most, row) => longer(most, row[index] ?? ''), ''))
    return longest.map((text, index) => Math.max(widths[index] ?? 0, pdf.widthOfString(text) * 1.06) + 2 * PADDING)
  }
  for (const size of SIZES) {
    const widths = natural(size)
    const sum = widths.reduce((a, b) => a + b, 0)
    if (sum <= DocumentWriter.width || size === SIZES.at(-1))
      return { size, widths: widths.map((width) => (width * DocumentWriter.width) / sum) }
  }
  throw new RangeError('No size to try')
}

const longer = (a: string, b: string): string => (b.length > a.length ? b : a)

type WidthOf = (text: string) => number

/**
 * Caches the widths of texts in one font and size for one table. Many cells are equal, and measuring takes as long as
 * writing.
 */
function cacheWidths(pdf: PDFKit.PDFDocument): WidthOf {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? pdf.widthOfString(text)
    widths.set(text, width)
    return width
  }
}

function shorten(text: string, width: number, widthOf: WidthOf): string {
  if (widthOf(text) <= width) return text
  let end = text.length
  while (end > 1 && widthOf(`${text.slice(0, end)}…`) > width) end--
  return `${text.slice(0, end)}…`
}

/** Writes short texts side by side, as many per row as fit. */
export function writeGrid(writer: DocumentWriter, texts: readonly string[]): void {
  const { pdf } = writer
  pdf.font(REGULAR_FONT).fontSize(8)
  const widest = texts.reduce((most, text) => Math.max(most, pdf.widthOfString(text)), 0) + 14
  const columns = Math.max(1, Math.min(6, Math.floor(DocumentWriter.width / widest)))
  for (let first = 0; first < texts.length; first += columns) {
    writer.ensureRoom(ROW)
    const { y } = pdf
    for (const [index, text] of texts.slice(first, first + columns).entries()) {
      pdf.text(toLatinText(text), DocumentWriter.left + (index * DocumentWriter.width) / columns, y, {
        lineBreak: false,
      })
    }
    pdf.y = y + ROW
  }
  pdf.x = DocumentWriter.left
  pdf.fontSize(9.5).moveDown(0.4)
}
