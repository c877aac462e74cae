import type { PerLanguage } from '#backend/database/schema/columns.ts'
import { EDITIONS } from './edition.ts'
import type { Sheet } from './sheet.ts'
import type { DocumentKind } from './subject.ts'
import { grid, pairs } from './table.ts'
import { WORDS } from './words.ts'

const ALL: PerLanguage<(number: string, count: number) => string> = {
  de: (number, count) => `Alle ${count} Ausführungen der Artikelnummer ${number}.`,
  en: (number, count) => `All ${count} versions of product number ${number}.`,
}

/** The product numbers that a declaration is for, and its date and sender. */
export function writeScope(sheet: Sheet, kind: DocumentKind): void {
  const { subject, language, company } = sheet.letter
  const { variants, number } = subject
  const words = WORDS[language]
  const concerned = variants.filter(({ documents }) => documents.includes(kind))
  sheet.section(words.appliesTo)
  if (variants.length < 2) sheet.paragraph(variants[0]?.number ?? number)
  else if (concerned.length === variants.length) sheet.paragraph(ALL[language](number, variants.length))
  else
    grid(
      sheet,
      concerned.map((variant) => variant.number),
    )
  pairs(sheet, [{ name: words.edition, value: `${company.city}, ${EDITIONS[language]}` }])
  sheet.paragraph(`${company.legalName}, ${company.street}, ${company.zipcode} ${company.city}`)
}
