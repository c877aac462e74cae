import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { factsLanguage, languageName, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'

type Documents = ProductFacts['documents']

/** Names of the usual documents; those of a company's own have their title alone. */
const NAMES: Partial<Record<Documents[number]['kind'], () => string>> = {
  'data-sheet': m.product_document_data_sheet,
  atex: m.product_document_atex,
  fda: m.product_document_fda,
  handling: m.product_document_handling,
  'product-information': m.product_document_information,
}

/**
 * Documents with the titles that the page shows. One in another language is called by its kind, in the page's language.
 * Two of a kind keep their own titles, which tell them apart.
 */
export const describeDocuments = (documents: Documents, languages: TextLanguages) =>
  documents.map((document) => {
    const language = factsLanguage(document, languages)
    const isOnly = documents.filter(({ kind }) => kind === document.kind).length === 1
    const name = language && isOnly ? NAMES[document.kind]?.() : undefined
    return {
      ...document,
      title: name ?? document.title,
      titleLanguage: name === undefined ? language : undefined,
      language,
      languageName: languageName(language, getLocale()),
    }
  })
