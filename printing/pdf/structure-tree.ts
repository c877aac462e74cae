/** Meanings of parts, by ISO 32000-1, 14.8.4. */
export type StructureTag = 'H1' | 'H2' | 'P' | 'Link' | 'L' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

export interface TagOptions {
  /** Description of a figure. */
  alt?: string
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>

/** The parts of a tagged document in reading order, for screen readers. */
export class StructureTree {
  readonly #pdf: PDFKit.PDFDocument
  /** The document, and the group that is being written. */
  readonly #open: Element[]

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
    const root = pdf.struct('Document')
    pdf.addStructure(root)
    this.#open = [root]
  }

  tag(tag: StructureTag, write: () => void, { alt }: TagOptions = {}): void {
    this.#open.at(-1)?.add(this.#pdf.struct(tag, alt === undefined ? {} : { alt: alt }, write))
  }

  group(tag: StructureTag, write: () => void): void {
    const element = this.#pdf.struct(tag)
    this.#open.at(-1)?.add(element)
    this.#open.push(element)
    write()
    this.#open.pop()?.end()
  }

  decorate(write: () => void): void {
    this.#pdf.markContent('Artifact')
    write()
    this.#pdf.endMarkedContent()
  }

  end(): void {
    for (const element of this.#open.toReversed()) element.end()
    this.#open.length = 0
  }
}
