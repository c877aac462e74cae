import { PaperWriter } from './paper-writer.ts'
import { HEAD_COLOUR, RULE_COLOUR, TEXT_COLOUR } from './theme.ts'

const ROW = 13.5
const PADDING = 3.5
const SIZES = [8.5, 7.5, 6.5, 6]

export interface TableColumn {
  title: string
  /** Aligned to the right. */
  numeric?: boolean
}

/** Draws a line over the whole width. */
export const drawRule = (pdf: PDFKit.PDFDocument, y: number, width: number) =>
  pdf
    .moveTo(PaperWriter.left, y)
    .lineTo(PaperWriter.left + PaperWriter.width, y)
    .lineWidth(width)
    .stroke(RULE_COLOUR)

/**
 * Writes one line per row and repeats the head on each page. Pdfkit's own table neither repeats the head nor shrinks to
 * fit, and takes five times as long.
 */
export function writeTable(
  writer: PaperWriter,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): void {
  const { pdf, typeface } = writer
  const body = rows.map((row) => row.map(typeface.toText))
  const head = columns.map(({ title }) => typeface.toText(title))
  const { widths, size } = toLayout(writer, head, body)
  const [widthInHead, widthInBody] = [cacheWidths(pdf), cacheWidths(pdf)]
  /**
   *
   * @param tagOf tag of a cell by its column; undefined if the cell is not part of the content.
   */
  const write = (cells: readonly string[], y: number, widthOf: WidthOf, tagOf?: (index: number) => 'TH' | 'TD') => {
    let x = PaperWriter.left
    for (const [index, width] of widths.entries()) {
      const text = shorten(cells[index] ?? '', width - 2 * PADDING, widthOf)
      const at = x + (columns[index]?.numeric ? width - PADDING - widthOf(text) : PADDING)
      const writeCell = () => void pdf.text(text, at, y + 3.5, { lineBreak: false })
      if (tagOf) writer.tag(tagOf(index), writeCell)
      else writeCell()
      x += width
    }
  }
  /** The head of a later page is only decoration: its table has one already. */
  const writeHead = (isFirst: boolean) => {
    const { y } = pdf
    writer.decorate(() => pdf.rect(PaperWriter.left, y, PaperWriter.width, ROW).fill(HEAD_COLOUR))
    pdf.font(typeface.bold).fontSize(size).fillColor(TEXT_COLOUR)
    if (isFirst) writer.group('TR', () => write(head, y, widthInHead, () => 'TH'))
    else writer.decorate(() => write(head, y, widthInHead))
    pdf.font(typeface.regular).fontSize(size)
    pdf.y = y + ROW
  }
  const writeRow = (row: readonly string[]) => {
    const before = pdf.page
    writer.ensureRoom(ROW)
    if (pdf.page !== before) writeHead(false)
    const { y } = pdf
    pdf.fillColor(TEXT_COLOUR)
    writer.group('TR', () => write(row, y, widthInBody, (index) => (index === 0 ? 'TH' : 'TD')))
    writer.decorate(() => drawRule(pdf, y + ROW, 0.3))
    pdf.y = y + ROW
  }
  writer.ensureRoom(3 * ROW)
  writer.group('Table', () => {
    writeHead(true)
    body.forEach(writeRow)
  })
  pdf.x = PaperWriter.left
  pdf.fontSize(9.5).moveDown(0.6)
}

/**
 * Makes columns as wide as their widest cell. If the sum is too wide, letters become smaller, then columns narrower.
 */
function toLayout({ pdf, typeface }: PaperWriter, head: readonly string[], body: readonly (readonly string[])[]) {
  const natural = (size: number) => {
    pdf.font(typeface.bold).fontSize(size)
    const widths = head.map((title) => pdf.widthOfString(title))
    pdf.font(typeface.regular).fontSize(size)
    const longest = head.map((_, index) => body.reduce((most, row) => longer(most, row[index] ?? ''), ''))
    return longest.map((text, index) => Math.max(widths[index] ?? 0, pdf.widthOfString(text) * 1.06) + 2 * PADDING)
  }
  for (const size of SIZES) {
    const widths = natural(size)
    const sum = widths.reduce((a, b) => a + b, 0)
    if (sum <= PaperWriter.width || size === SIZES.at(-1))
      return { size, widths: widths.map((width) => (width * PaperWriter.width) / sum) }
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
export function writeGrid(writer: PaperWriter, texts: readonly string[]): void {
  const { pdf, typeface } = writer
  pdf.font(typeface.regular).fontSize(8)
  const widest = texts.reduce((most, text) => Math.max(most, pdf.widthOfString(text)), 0) + 14
  const columns = Math.max(1, Math.min(6, Math.floor(PaperWriter.width / widest)))
  for (let first = 0; first < texts.length; first += columns) {
    writer.ensureRoom(ROW)
    const { y } = pdf
    for (const [index, text] of texts.slice(first, first + columns).entries()) {
      pdf.text(typeface.toText(text), PaperWriter.left + (index * PaperWriter.width) / columns, y, {
        lineBreak: false,
      })
    }
    pdf.y = y + ROW
  }
  pdf.x = PaperWriter.left
  pdf.fontSize(9.5).moveDown(0.4)
}
