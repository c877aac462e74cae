import type { Drawing } from '#drawing/picture.ts'

/** A part of a sheet, with all texts ready to print. */
export type PrintedPart =
  /** The next part begins on a new page. */
  | { kind: 'page' }
  | { kind: 'paragraph'; text: string; link?: string }
  | { kind: 'bullets'; title: string; items: readonly string[] }
  | { kind: 'pairs'; title: string; rows: readonly { name: string; value: string }[] }
  | {
      kind: 'table'
      title: string
      /** Meanings of the columns. */
      note: string
      columns: readonly { title: string; numeric: boolean }[]
      rows: readonly (readonly string[])[]
    }

/** A photograph as JPEG, in base64: sheets and drawings have it in them. */
export interface PrintedPhotograph {
  jpeg: string
  /** Pixels. */
  width: number
  height: number
}

/** Reads a picture of the shop by its address; undefined for one that cannot be read. */
export type ReadPhotograph = (url: string) => Promise<PrintedPhotograph | undefined>

/** A figure with its description. */
export type PrintedFigure = { alt: string } & ({ drawing: Drawing } | { photograph: PrintedPhotograph })

/** A document of a few A4 pages as plain data: another thread writes it. */
export interface PrintedDocument {
  /** Language tag. */
  language: string
  title: string
  name: string
  line: string
  author: string
  keywords: string
  /** Sender. Its colour is that of its name, of links and marks. */
  company: { name: string; colour: string; claim: string; address: string; contact: string }
  /** "Page {page} of {pages}". */
  pageText: string
  /** Date of the content, ISO 8601. */
  date: string
  /** Two side by side, below the title. */
  figures: readonly PrintedFigure[]
  parts: readonly PrintedPart[]
}

/** Writes files apart from the thread that renders pages. */
export interface Printer {
  /** A PDF, tagged and in the language of the sheet. The same sheet has the same bytes. */
  pdf: (sheet: PrintedDocument) => Promise<Buffer<ArrayBuffer>>
  /** A PNG of an SVG file, in its own size. Texts have the site's typeface. */
  png: (svg: string) => Promise<Buffer<ArrayBuffer>>
}

/** Thrown when too many files already wait for a printer. */
export class PrinterBusy extends Error {
  override name = 'PrinterBusy'
}
