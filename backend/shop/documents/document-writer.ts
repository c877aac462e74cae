import Pdf from 'pdfkit'
import { DOCUMENT_DATE } from './document-date.ts'
import { BOLD_FONT, BRAND_COLOUR, TEXT_COLOUR, REGULAR_FONT, RULE_COLOUR, MUTED_COLOUR } from './theme.ts'
import { toLatinText } from './latin-text.ts'
import type { DocumentInput } from './document-input.ts'
import { DOCUMENT_LABELS } from './labels.ts'

/** Points: A4 with room for head and foot. */
const LEFT = 56
const RIGHT = 539
const TOP = 84
const BOTTOM = 770

/** An A4 document, written from top to bottom. Pages are added as necessary. */
export class DocumentWriter {
  static readonly left = LEFT
  static readonly width = RIGHT - LEFT
  readonly pdf: PDFKit.PDFDocument
  readonly input: DocumentInput
  readonly title: string

  constructor(title: string, input: DocumentInput) {
    const { product, company, language } = input
    this.title = title
    this.input = input
    this.pdf = new Pdf({
      size: 'A4',
      margins: { left: LEFT, right: 595.28 - RIGHT, top: TOP, bottom: 841.89 - BOTTOM },
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      info: {
        Title: toLatinText(`${title}: ${product.name}`),
        Author: toLatinText(company.legalName),
        Subject: toLatinText(title),
        Keywords: product.number,
        CreationDate: DOCUMENT_DATE,
        ModDate: DOCUMENT_DATE,
      },
    })
    this.pdf.font(REGULAR_FONT).fontSize(9.5).fillColor(TEXT_COLOUR)
    this.#heading()
  }

  /** Writes the title of the document and its product. */
  #heading(): void {
    const { name, number } = this.input.product
    const { productNumber } = DOCUMENT_LABELS[this.input.language]
    this.pdf
      .font(BOLD_FONT)
      .fontSize(19)
      .fillColor(TEXT_COLOUR)
      .text(toLatinText(this.title), LEFT, TOP + 6, { width: DocumentWriter.width })
    this.pdf.moveDown(0.25).font(REGULAR_FONT).fontSize(13).fillColor(BRAND_COLOUR).text(toLatinText(name))
    this.pdf
      .moveDown(0.15)
      .fontSize(9.5)
      .fillColor(MUTED_COLOUR)
      .text(toLatinText(`${productNumber} ${number}`))
    this.pdf.moveDown(1).fillColor(TEXT_COLOUR)
  }

  /** Begins a new page unless this one has `height` points left. */
  ensureRoom(height: number): void {
    if (this.pdf.y + height > BOTTOM) this.pdf.addPage()
  }

  section(title: string): void {
    this.ensureRoom(60)
    this.pdf.font(BOLD_FONT).fontSize(11.5).fillColor(TEXT_COLOUR).moveDown(0.5).text(toLatinText(title), LEFT)
    this.pdf.moveDown(0.35).font(REGULAR_FONT).fontSize(9.5)
  }

  paragraph(text: string): void {
    this.pdf.font(REGULAR_FONT).fontSize(9.5).fillColor(TEXT_COLOUR)
    this.pdf.text(toLatinText(text), LEFT, this.pdf.y, { width: DocumentWriter.width, lineGap: 2 })
    this.pdf.moveDown(0.5)
  }

  bullets(items: readonly string[]): void {
    for (const item of items) {
      const text = toLatinText(item)
      this.ensureRoom(this.pdf.heightOfString(text, { width: DocumentWriter.width - 14 }))
      const { y } = this.pdf
      this.pdf.rect(LEFT + 1, y + 3, 4, 4).fill(BRAND_COLOUR)
      this.pdf.fillColor(TEXT_COLOUR).text(text, LEFT + 14, y, { width: DocumentWriter.width - 14, lineGap: 2 })
      this.pdf.moveDown(0.2)
    }
    this.pdf.moveDown(0.3)
  }

  /** Writes head and foot on all pages and returns the file. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise((resolve, reject) => this.pdf.once('end', resolve).once('error', reject))
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    const { count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) this.#frame(index, count)
    this.pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  #frame(index: number, count: number): void {
    const { company, language } = this.input
    const { page } = DOCUMENT_LABELS[language]
    this.pdf.switchToPage(index)
    // Below the bottom margin pdfkit would begin a new page for each line.
    this.pdf.page.margins.bottom = 0
    const line = { lineBreak: false }
    const right = (text: string, y: number) => this.pdf.text(text, RIGHT - this.pdf.widthOfString(text), y, line)
    this.pdf.font(BOLD_FONT).fontSize(13).fillColor(BRAND_COLOUR).text(toLatinText(company.name), LEFT, 40, line)
    this.pdf.font(REGULAR_FONT).fontSize(9).fillColor(MUTED_COLOUR)
    right(toLatinText(company.claim[language]), 43)
    for (const y of [62, 788]) this.pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(RULE_COLOUR)
    const { legalName, street, zipcode, city, phone, mail } = company
    this.pdf.fontSize(7.5).text(toLatinText(`${legalName} · ${street} · ${zipcode} ${city}`), LEFT, 796, line)
    this.pdf.text(toLatinText(`${phone} · ${mail}`), LEFT, 807, line)
    right(page(index + 1, count), 796)
  }
}
