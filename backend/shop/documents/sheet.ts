import Pdf from 'pdfkit'
import { EDITION } from './edition.ts'
import { BOLD, BRAND, INK, REGULAR, RULE, SOFT } from './ink.ts'
import { printable } from './printable.ts'
import type { Letter } from './subject.ts'
import { WORDS } from './words.ts'

/** Points: A4 with room for the head and the foot. */
const LEFT = 56
const RIGHT = 539
const TOP = 84
const BOTTOM = 770

/** An A4 document that is written from top to bottom; pages come when they are needed. */
export class Sheet {
  static readonly left = LEFT
  static readonly width = RIGHT - LEFT
  readonly pdf: PDFKit.PDFDocument
  readonly letter: Letter
  readonly title: string

  constructor(title: string, letter: Letter) {
    const { subject, company, language } = letter
    this.title = title
    this.letter = letter
    this.pdf = new Pdf({
      size: 'A4',
      margins: { left: LEFT, right: 595.28 - RIGHT, top: TOP, bottom: 841.89 - BOTTOM },
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      info: {
        Title: printable(`${title}: ${subject.name}`),
        Author: printable(company.legalName),
        Subject: printable(title),
        Keywords: subject.number,
        CreationDate: EDITION,
        ModDate: EDITION,
      },
    })
    this.pdf.font(REGULAR).fontSize(9.5).fillColor(INK)
    this.#heading()
  }

  /** Title of the document and the product it is about. */
  #heading(): void {
    const { name, number } = this.letter.subject
    const { productNumber } = WORDS[this.letter.language]
    this.pdf
      .font(BOLD)
      .fontSize(19)
      .fillColor(INK)
      .text(printable(this.title), LEFT, TOP + 6, { width: Sheet.width })
    this.pdf.moveDown(0.25).font(REGULAR).fontSize(13).fillColor(BRAND).text(printable(name))
    this.pdf
      .moveDown(0.15)
      .fontSize(9.5)
      .fillColor(SOFT)
      .text(printable(`${productNumber} ${number}`))
    this.pdf.moveDown(1).fillColor(INK)
  }

  /** Begins a new page unless `height` points are left on this one. */
  room(height: number): void {
    if (this.pdf.y + height > BOTTOM) this.pdf.addPage()
  }

  section(title: string): void {
    this.room(60)
    this.pdf.font(BOLD).fontSize(11.5).fillColor(INK).moveDown(0.5).text(printable(title), LEFT)
    this.pdf.moveDown(0.35).font(REGULAR).fontSize(9.5)
  }

  paragraph(text: string): void {
    this.pdf.font(REGULAR).fontSize(9.5).fillColor(INK)
    this.pdf.text(printable(text), LEFT, this.pdf.y, { width: Sheet.width, lineGap: 2 })
    this.pdf.moveDown(0.5)
  }

  bullets(items: readonly string[]): void {
    for (const item of items) {
      const text = printable(item)
      this.room(this.pdf.heightOfString(text, { width: Sheet.width - 14 }))
      const { y } = this.pdf
      this.pdf.rect(LEFT + 1, y + 3, 4, 4).fill(BRAND)
      this.pdf.fillColor(INK).text(text, LEFT + 14, y, { width: Sheet.width - 14, lineGap: 2 })
      this.pdf.moveDown(0.2)
    }
    this.pdf.moveDown(0.3)
  }

  /** Writes head and foot on all pages and hands out the file. */
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
    const { company, language } = this.letter
    const { page } = WORDS[language]
    this.pdf.switchToPage(index)
    // Outside the margins pdfkit would otherwise begin a page for every line.
    this.pdf.page.margins.bottom = 0
    const line = { lineBreak: false }
    const right = (text: string, y: number) => this.pdf.text(text, RIGHT - this.pdf.widthOfString(text), y, line)
    this.pdf.font(BOLD).fontSize(13).fillColor(BRAND).text(printable(company.name), LEFT, 40, line)
    this.pdf.font(REGULAR).fontSize(9).fillColor(SOFT)
    right(printable(company.claim[language]), 43)
    for (const y of [62, 788]) this.pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(RULE)
    const { legalName, street, zipcode, city, phone, mail } = company
    this.pdf.fontSize(7.5).text(printable(`${legalName} · ${street} · ${zipcode} ${city}`), LEFT, 796, line)
    this.pdf.text(printable(`${phone} · ${mail}`), LEFT, 807, line)
    right(page(index + 1, count), 796)
  }
}
