import { PaperWriter } from '#printing/pdf/paper-writer.ts'
import type { Typeface } from '#printing/pdf/typeface.ts'
import { DOCUMENT_DATE } from './document-date.ts'
import type { DocumentInput } from './document-input.ts'
import { DOCUMENT_LABELS } from './labels.ts'

/** A document about a product, in one of the languages of the catalogue. An import writes hundreds of them. */
export class DocumentWriter extends PaperWriter {
  readonly input: DocumentInput

  constructor(title: string, input: DocumentInput, typeface: Typeface) {
    const { product, company, language } = input
    const { productNumber, page } = DOCUMENT_LABELS[language]
    const { name, legalName, street, zipcode, city, phone, mail } = company
    super(
      {
        title,
        name: product.name,
        line: `${productNumber} ${product.number}`,
        documentTitle: `${title}: ${product.name}`,
        author: legalName,
        subject: title,
        keywords: product.number,
        language,
        date: DOCUMENT_DATE,
        company: {
          name,
          colour: company.colours.brand,
          claim: company.claim[language],
          address: `${legalName} · ${street} · ${zipcode} ${city}`,
          contact: `${phone} · ${mail}`,
        },
        pageText: page,
      },
      { typeface },
    )
    this.input = input
  }
}
