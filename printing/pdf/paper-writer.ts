import Pdf from 'pdfkit'
import { StructureTree, type StructureTag, type TagOptions } from './structure-tree.ts'
import { MUTED_COLOUR, RULE_COLOUR, TEXT_COLOUR } from './theme.ts'
import type { PrintedDocument } from '#printing/printed-document.ts'
import type { Typeface } from './typeface.ts'

/** Points: A4 with room for head and foot. */
const LEFT = 56
const RIGHT = 539
const TOP = 84
const BOTTOM = 770

/** Title block, head and foot of a document, in its language. */
export interface PaperFrame {
  title: string
  /** Below the title: the product, then a line such as its number. */
  name: string
  line: string
  /** For the document's properties. */
  documentTitle: string
  author: string
  subject: string
  keywords: string
  /** Language tag. */
  language: string
  date: Date
  company: PrintedDocument['company']
  /** "Page 1 of 3". */
  pageText: (page: number, count: number) => string
}

interface PaperOptions {
  typeface: Typeface
  /** Whether parts are tagged for screen readers; tags take as long as the rest of a table. */
  isTagged?: boolean
}

/** An A4 document, written from top to bottom. Pages are added as necessary. */
export class PaperWriter {
  static readonly left = LEFT
  static readonly width = RIGHT - LEFT
  readonly pdf: PDFKit.PDFDocument
  readonly typeface: Typeface
  readonly #frame: PaperFrame
  readonly #tree: StructureTree | undefined

  constructor(frame: PaperFrame, { typeface, isTagged = false }: PaperOptions) {
    this.#frame = frame
    this.typeface = typeface
    const text = typeface.toText
    this.pdf = new Pdf({
      size: 'A4',
      margins: { left: LEFT, right: 595.28 - RIGHT, top: TOP, bottom: 841.89 - BOTTOM },
      bufferPages: true,
      pdfVersion: '1.7',
      lang: frame.language,
      tagged: isTagged,
      displayTitle: true,
      info: {
        Title: text(frame.documentTitle),
        Author: text(frame.author),
        Subject: text(frame.subject),
        Keywords: frame.keywords,
        CreationDate: frame.date,
        ModDate: frame.date,
      },
    })
    this.#tree = isTagged ? new StructureTree(this.pdf) : undefined
    this.pdf.font(typeface.regular).fontSize(9.5).fillColor(TEXT_COLOUR)
    this.#heading()
  }

  /** Writes the title of the document and its product. */
  #heading(): void {
    const { pdf, typeface } = this
    const { title, name, line, company } = this.#frame
    this.tag('H1', () => {
      pdf.font(typeface.bold).fontSize(19).fillColor(TEXT_COLOUR)
      pdf.text(typeface.toText(title), LEFT, TOP + 6, { width: PaperWriter.width })
    })
    this.tag('P', () => {
      pdf.moveDown(0.25).font(typeface.regular).fontSize(13).fillColor(company.colour).text(typeface.toText(name))
      pdf.moveDown(0.15).fontSize(9.5).fillColor(MUTED_COLOUR).text(typeface.toText(line))
    })
    pdf.moveDown(1).fillColor(TEXT_COLOUR)
  }

  /** Writes a part with its meaning. Parts inside of it belong to it. */
  tag(tag: StructureTag, write: () => void, options?: TagOptions): void {
    if (this.#tree) this.#tree.tag(tag, write, options)
    else write()
  }

  /** Writes a part that consists of parts. */
  group(tag: StructureTag, write: () => void): void {
    if (this.#tree) this.#tree.group(tag, write)
    else write()
  }

  /** Draws what has no meaning, such as a rule. */
  decorate(write: () => void): void {
    if (this.#tree) this.#tree.decorate(write)
    else write()
  }

  /** Begins a new page unless this one has `height` points left. */
  ensureRoom(height: number): void {
    if (this.pdf.y + height > BOTTOM) this.pdf.addPage()
  }

  section(title: string): void {
    const { pdf, typeface } = this
    this.ensureRoom(60)
    pdf.font(typeface.bold).fontSize(11.5).fillColor(TEXT_COLOUR).moveDown(0.5)
    this.tag('H2', () => pdf.text(typeface.toText(title), LEFT, pdf.y, { width: PaperWriter.width }))
    pdf.moveDown(0.35).font(typeface.regular).fontSize(9.5)
  }

  paragraph(text: string, link?: string): void {
    const { pdf, typeface } = this
    pdf
      .font(typeface.regular)
      .fontSize(9.5)
      .fillColor(link ? this.#frame.company.colour : TEXT_COLOUR)
    const options = { width: PaperWriter.width, lineGap: 2, ...(link && { link, underline: true }) }
    this.tag(link ? 'Link' : 'P', () => pdf.text(typeface.toText(text), LEFT, pdf.y, options))
    pdf.fillColor(TEXT_COLOUR).moveDown(0.5)
  }

  bullets(items: readonly string[]): void {
    const { pdf } = this
    const width = PaperWriter.width - 14
    this.group('L', () => {
      for (const item of items) {
        const text = this.typeface.toText(item)
        this.ensureRoom(pdf.heightOfString(text, { width }))
        const { y } = pdf
        this.decorate(() => pdf.rect(LEFT + 1, y + 3, 4, 4).fill(this.#frame.company.colour))
        pdf.fillColor(TEXT_COLOUR)
        this.tag('LI', () => pdf.text(text, LEFT + 14, y, { width, lineGap: 2 }))
        pdf.moveDown(0.2)
      }
    })
    pdf.moveDown(0.3)
  }

  /** Writes head and foot on all pages and returns the file. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise((resolve, reject) => this.pdf.once('end', resolve).once('error', reject))
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.#tree?.end()
    const { count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(index)
      this.decorate(() => this.#headAndFoot(index, count))
    }
    this.pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  #headAndFoot(index: number, count: number): void {
    const { pdf, typeface } = this
    const { company, pageText } = this.#frame
    const text = typeface.toText
    // Below the bottom margin pdfkit would begin a new page for each line.
    pdf.page.margins.bottom = 0
    const line = { lineBreak: false }
    const right = (words: string, y: number) => pdf.text(words, RIGHT - pdf.widthOfString(words), y, line)
    pdf.font(typeface.bold).fontSize(13).fillColor(company.colour).text(text(company.name), LEFT, 40, line)
    pdf.font(typeface.regular).fontSize(9).fillColor(MUTED_COLOUR)
    right(text(company.claim), 43)
    for (const y of [62, 788]) pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(RULE_COLOUR)
    pdf.fontSize(7.5).text(text(company.address), LEFT, 796, line)
    pdf.text(text(company.contact), LEFT, 807, line)
    right(pageText(index + 1, count), 796)
  }
}
