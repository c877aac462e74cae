import { PaperWriter } from './paper-writer.ts'
import { drawRule } from './table.ts'
import { MUTED_COLOUR, TEXT_COLOUR } from './theme.ts'

export interface Pair {
  name: string
  value: string
}

/** Points between two pairs in a line, and between a name and its value. */
const GAP = 20
const INNER = 10
/** Share of a name, where pairs have the whole width or half of it. */
const NAME = { 1: 0.33, 2: 0.42 }

/**
 * Writes names on the left and values on the right, with as many lines as necessary.
 * @param columns pairs beside each other.
 */
export function writePairs(writer: PaperWriter, pairs: readonly Pair[], columns: 1 | 2 = 1): void {
  const { pdf, typeface } = writer
  const width = (PaperWriter.width - GAP * (columns - 1)) / columns
  const nameWidth = width * NAME[columns] - INNER
  const top = columns === 1 ? 4 : 3
  const valueWidth = width * (1 - NAME[columns])
  pdf.font(typeface.regular).fontSize(columns === 1 ? 9 : 8)
  const writeLine = (line: readonly Pair[]) => {
    const texts = line.map(({ name, value }) => ({ name: typeface.toText(name), value: typeface.toText(value) }))
    const heights = texts.flatMap(({ name, value }) => [
      pdf.heightOfString(name, { width: nameWidth }),
      pdf.heightOfString(value, { width: valueWidth }),
    ])
    const height = Math.max(...heights) + (columns === 1 ? 7 : 5)
    writer.ensureRoom(height)
    const { y } = pdf
    writer.group('TR', () => {
      for (const [index, { name, value }] of texts.entries()) {
        const left = PaperWriter.left + index * (width + GAP)
        pdf.fillColor(MUTED_COLOUR)
        writer.tag('TH', () => pdf.text(name, left, y + top, { width: nameWidth }))
        pdf.fillColor(TEXT_COLOUR)
        writer.tag('TD', () => pdf.text(value, left + width - valueWidth, y + top, { width: valueWidth }))
      }
    })
    writer.decorate(() => drawRule(pdf, y + height, 0.4))
    pdf.y = y + height
  }
  writer.group('Table', () => {
    for (let first = 0; first < pairs.length; first += columns) writeLine(pairs.slice(first, first + columns))
  })
  pdf.x = PaperWriter.left
  pdf.moveDown(0.6)
}
