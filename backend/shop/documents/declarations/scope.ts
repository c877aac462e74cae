import type { DocumentLanguage } from '#backend/shop/documents/document-input.ts'
import { DOCUMENT_DATES } from '#backend/shop/documents/document-date.ts'
import type { DocumentWriter } from '#backend/shop/documents/document-writer.ts'
import type { DocumentKind } from '#backend/shop/documents/document-input.ts'
import { writePairs } from '#printing/pdf/pairs.ts'
import { writeGrid } from '#printing/pdf/table.ts'
import { DOCUMENT_LABELS } from '#backend/shop/documents/labels.ts'

const ALL: Record<DocumentLanguage, (number: string, count: number) => string> = {
  de: (number, count) => `Alle ${count} Ausführungen der Artikelnummer ${number}.`,
  en: (number, count) => `All ${count} versions of item number ${number}.`,
}

/** Writes the item numbers of a declaration, its date and its sender. */
export function writeScope(writer: DocumentWriter, kind: DocumentKind): void {
  const { product, language, company } = writer.input
  const { variants, number } = product
  const labels = DOCUMENT_LABELS[language]
  const concerned = variants.filter(({ documents }) => documents.includes(kind))
  writer.section(labels.appliesTo)
  if (variants.length < 2) writer.paragraph(variants[0]?.number ?? number)
  else if (concerned.length === variants.length) writer.paragraph(ALL[language](number, variants.length))
  else
    writeGrid(
      writer,
      concerned.map((variant) => variant.number),
    )
  writePairs(writer, [{ name: labels.documentDate, value: `${company.city}, ${DOCUMENT_DATES[language]}` }])
  writer.paragraph(`${company.legalName}, ${company.street}, ${company.zipcode} ${company.city}`)
}
