import type { PrintedPhotograph } from '#printing/printed-document.ts'

/** Points. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Places a photograph in a box: centred and as large as possible. */
export function placePhotograph(
  pdf: PDFKit.PDFDocument,
  { jpeg }: Pick<PrintedPhotograph, 'jpeg'>,
  { x, y, width, height }: Box,
): void {
  pdf.image(Buffer.from(jpeg, 'base64'), x, y, { fit: [width, height], align: 'center', valign: 'center' })
}
