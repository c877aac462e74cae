import type { ContentFile } from '#contracts/content/file.ts'
import { asTexts } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** The introduction of the tool for chemical resistance. */
export interface ChemicalResistanceFields {
  introText: RichNode[]
  image: ContentFile | undefined
  /** Short names of the plastics that it is about, `PE-UHMW`; empty for all. */
  materials: string[]
  /** Contacts for the question on a site without the tool. */
  enquiryLink: LabelledLink | undefined
}

export const readChemicalResistance: FieldReader<ChemicalResistanceFields> = (content, reading) => ({
  introText: readRichText(content.introText, reading),
  image: readFile(content.image, reading),
  materials: asTexts(content.materials),
  enquiryLink: readLink(content.enquiryLink, reading),
})
