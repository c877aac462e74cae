import { BUILT_IN, checkedSiteTypeface, countReplaced, type Typeface } from '#printing/pdf/typeface.ts'
import { ATEX } from './declarations/atex.ts'
import { writeDataSheet } from './data-sheet.ts'
import { type Declaration, writeDeclaration } from './declarations/declaration.ts'
import { FDA } from './declarations/fda.ts'
import { HANDLING_STEEL } from './declarations/handling-steel.ts'
import { HANDLING, HANDLING_FLUOROPOLYMER } from './declarations/handling.ts'
import { writeProductInformation } from './product-information.ts'
import { DocumentWriter } from './document-writer.ts'
import type { DocumentKind, DocumentInput } from './document-input.ts'
import { DOCUMENT_LABELS } from './labels.ts'

export interface ProductDocument {
  title: string
  /** `datenblatt`: the end of the file name, after the product's number. */
  fileName: string
  /** PDF; the same input gives the same bytes. */
  content: Buffer
}

const WRITERS: Record<DocumentKind, (writer: DocumentWriter) => void> = {
  'data-sheet': writeDataSheet,
  atex: (writer) => writeDeclaration(writer, ATEX, 'atex'),
  fda: (writer) => writeDeclaration(writer, FDA, 'fda'),
  handling: (writer) => writeDeclaration(writer, handlingOf(writer), 'handling'),
  'product-information': writeProductInformation,
}

const handlingOf = (writer: DocumentWriter): Declaration => {
  if (isSteel(writer)) return HANDLING_STEEL
  const { product } = writer.input
  return product.pfas || product.variants.some(({ pfas }) => pfas) ? HANDLING_FLUOROPOLYMER : HANDLING
}

const isSteel = ({ input }: DocumentWriter): boolean =>
  input.product.picture?.solids.every(({ material }) => material === 'steel' || material === 'stainless') ?? false

export async function makeDocument(kind: DocumentKind, input: DocumentInput): Promise<ProductDocument> {
  const { titles, fileNames } = DOCUMENT_LABELS[input.language]
  const write = async (base: Typeface) => {
    const { typeface, replaced } = countReplaced(base)
    const writer = new DocumentWriter(titles[kind], input, typeface)
    WRITERS[kind](writer)
    return { content: await writer.finish(), replaced: replaced() }
  }
  const plain = await write(BUILT_IN)
  // A declaration with "?" in the name of its sender must not be signed.
  const spelt = plain.replaced > 0 ? await write(checkedSiteTypeface()) : plain
  const { content } = spelt.replaced < plain.replaced ? spelt : plain
  return { title: titles[kind], fileName: fileNames[kind], content }
}
