import { ATEX } from './atex.ts'
import { writeDataSheet } from './data-sheet.ts'
import { writeDeclaration } from './declarations.ts'
import { FDA } from './fda.ts'
import { HANDLING_STEEL } from './handling-steel.ts'
import { HANDLING } from './handling.ts'
import { writeProductInformation } from './product-information.ts'
import { Sheet } from './sheet.ts'
import type { DocumentKind, Letter } from './subject.ts'
import { WORDS } from './words.ts'

export interface MadeDocument {
  title: string
  /** `datenblatt`: what to put behind the product's number. */
  fileName: string
  /** PDF; the same letter gives the same bytes. */
  content: Buffer
}

const WRITERS: Record<DocumentKind, (sheet: Sheet) => void> = {
  'data-sheet': writeDataSheet,
  atex: (sheet) => writeDeclaration(sheet, ATEX, 'atex'),
  fda: (sheet) => writeDeclaration(sheet, FDA, 'fda'),
  handling: (sheet) => writeDeclaration(sheet, isSteel(sheet) ? HANDLING_STEEL : HANDLING, 'handling'),
  'product-information': writeProductInformation,
}

const isSteel = ({ letter }: Sheet): boolean =>
  letter.subject.picture.solids.every(({ material }) => material === 'steel' || material === 'stainless')

export async function makeDocument(kind: DocumentKind, letter: Letter): Promise<MadeDocument> {
  const { titles, fileNames } = WORDS[letter.language]
  const sheet = new Sheet(titles[kind], letter)
  WRITERS[kind](sheet)
  return { title: titles[kind], fileName: fileNames[kind], content: await sheet.finish() }
}
