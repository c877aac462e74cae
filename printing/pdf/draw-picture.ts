import type { Drawing } from '#drawing/picture.ts'
import type { Typeface } from './typeface.ts'

/** Factor from the line widths of the screen to the finer ones of paper. */
const LINE = 0.5

/** Draws a picture into a box, in points: centred and as large as possible. */
export function drawPicture(
  pdf: PDFKit.PDFDocument,
  picture: Drawing,
  box: { x: number; y: number; width: number; height: number },
  typeface: Typeface,
): void {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  pdf.save()
  pdf.translate(box.x + (box.width - picture.width * scale) / 2, box.y + (box.height - picture.height * scale) / 2)
  pdf.scale(scale).lineJoin('round').lineCap('round')
  for (const mark of picture.marks) {
    if (mark.kind === 'text') {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = mark.matrix
      const text = typeface.toText(mark.text)
      pdf.save().transform(a, b, c, d, e, f).font(typeface.regular).fontSize(mark.size).fillColor(mark.fill)
      pdf.text(text, -pdf.widthOfString(text) / 2, 0, { lineBreak: false, baseline: 'alphabetic' }).restore()
      continue
    }
    pdf.path(mark.d)
    const rule = mark.evenOdd ? 'even-odd' : 'non-zero'
    if (mark.stroke) pdf.lineWidth(((mark.width ?? 1) * LINE) / scale)
    dash(pdf, mark.dash, LINE / scale)
    if (mark.fill && mark.stroke) pdf.fillAndStroke(mark.fill, mark.stroke, rule)
    else if (mark.fill) pdf.fill(mark.fill, rule)
    else if (mark.stroke) pdf.stroke(mark.stroke)
  }
  pdf.restore()
}

/** Dashes have the unit of line widths. */
function dash(pdf: PDFKit.PDFDocument, pattern: string | undefined, unit: number): void {
  if (!pattern) return void pdf.undash()
  const [length = 1, space = length] = pattern.split(' ').map((part) => Number(part) * unit)
  pdf.dash(length, { space })
}
