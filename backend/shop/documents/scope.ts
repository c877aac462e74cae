import { editionIn } from './edition.ts'
import { Sheet } from './sheet.ts'
import type { DocumentKind } from './subject.ts'
import { pairs } from './table.ts'
import { WORDS } from './words.ts'

/** The product numbers that a declaration is for, and its date and sender. */
export function writeScope(sheet: Sheet, kind: DocumentKind): void {
  const { subject, language, company } = sheet.letter
  const words = WORDS[language]
  const numbers = subject.variants.filter(({ documents }) => documents.includes(kind)).map(({ number }) => number)
  sheet.section(words.appliesTo)
  sheet.paragraph(numbers.length > 0 ? numbers.join(', ') : subject.number)
  pairs(sheet, [{ name: words.edition, value: `${company.city}, ${editionIn(language)}` }])
  sheet.paragraph(`${company.legalName}, ${company.street}, ${company.zipcode} ${company.city}`)
}
