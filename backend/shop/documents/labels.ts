import type { DocumentLanguage } from '#backend/shop/documents/document-input.ts'
import type { DocumentKind } from './document-input.ts'

/** Texts that several documents share. */
interface DocumentLabels {
  titles: Record<DocumentKind, string>
  /** Endings of the file names, after the product's number. */
  fileNames: Record<DocumentKind, string>
  productNumber: string
  weight: string
  appliesTo: string
  documentDate: string
  yes: string
  no: string
  page: (number: number, count: number) => string
}

export const DOCUMENT_LABELS: Record<DocumentLanguage, DocumentLabels> = {
  de: {
    titles: {
      'data-sheet': 'Technisches Datenblatt',
      atex: 'Herstellererklärung ATEX',
      fda: 'Konformitätserklärung Lebensmittelkontakt',
      handling: 'Hinweise zur Handhabung',
      'product-information': 'Produktinformation',
    },
    fileNames: {
      'data-sheet': 'datenblatt',
      atex: 'atex-erklaerung',
      fda: 'lebensmittelkontakt',
      handling: 'handhabung',
      'product-information': 'produktinformation',
    },
    productNumber: 'Artikelnummer',
    weight: 'kg',
    appliesTo: 'Geltungsbereich',
    documentDate: 'Stand',
    yes: 'ja',
    no: 'nein',
    page: (number, count) => `Seite ${number} von ${count}`,
  },
  en: {
    titles: {
      'data-sheet': 'Technical data sheet',
      atex: 'Manufacturer’s declaration (ATEX)',
      fda: 'Declaration of compliance for food contact',
      handling: 'Handling information',
      'product-information': 'Product information',
    },
    fileNames: {
      'data-sheet': 'data-sheet',
      atex: 'atex-declaration',
      fda: 'food-contact',
      handling: 'handling',
      'product-information': 'product-information',
    },
    productNumber: 'Item number',
    weight: 'kg',
    appliesTo: 'Scope',
    documentDate: 'Date of issue',
    yes: 'yes',
    no: 'no',
    page: (number, count) => `Page ${number} of ${count}`,
  },
}
