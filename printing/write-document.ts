import { drawPicture } from './pdf/draw-picture.ts'
import { PaperWriter } from './pdf/paper-writer.ts'
import { writePairs } from './pdf/pairs.ts'
import { writeTable } from './pdf/table.ts'
import type { Typeface } from './pdf/typeface.ts'
import { placePhotograph } from './pdf/place-photograph.ts'
import type { PrintedDocument, PrintedPart } from './printed-document.ts'

/** Points. */
const FIGURES = 140
const GAP = 24

/** Writes a sheet as a tagged PDF. */
export function writeSheet(sheet: PrintedDocument, typeface: Typeface): Promise<Buffer> {
  const { title, name, pageText } = sheet
  const writer = new PaperWriter(
    {
      ...sheet,
      documentTitle: `${title}: ${name}`,
      subject: title,
      date: new Date(sheet.date),
      pageText: (page, count) => pageText.replace('{page}', String(page)).replace('{pages}', String(count)),
    },
    { typeface, isTagged: true },
  )
  writeFigures(writer, sheet.figures)
  for (const part of sheet.parts) writePart(writer, part)
  return writer.finish()
}

/** Figures of a line. */
const BESIDE = 2

function writeFigures(writer: PaperWriter, figures: PrintedDocument['figures']): void {
  for (let first = 0; first < figures.length; first += BESIDE) writeLine(writer, figures.slice(first, first + BESIDE))
}

function writeLine(writer: PaperWriter, figures: PrintedDocument['figures']): void {
  const { pdf, typeface } = writer
  const { y } = pdf
  const width = (PaperWriter.width - GAP * (figures.length - 1)) / figures.length
  for (const [index, figure] of figures.entries()) {
    const box = { x: PaperWriter.left + index * (width + GAP), y, width, height: FIGURES }
    const draw = () =>
      'drawing' in figure
        ? drawPicture(pdf, figure.drawing, box, typeface)
        : placePhotograph(pdf, figure.photograph, box)
    writer.tag('Figure', draw, { alt: typeface.toText(figure.alt) })
  }
  pdf.x = PaperWriter.left
  pdf.y = y + FIGURES + 14
}

function writePart(writer: PaperWriter, part: PrintedPart): void {
  if (part.kind === 'paragraph') return writer.paragraph(part.text, part.link)
  if (part.kind === 'page') return void writer.pdf.addPage()
  writer.section(part.title)
  if (part.kind === 'bullets') return writer.bullets(part.items)
  if (part.kind === 'pairs') return writePairs(writer, part.rows, 2)
  if (part.note) writer.paragraph(part.note)
  writeTable(writer, part.columns, part.rows)
}
