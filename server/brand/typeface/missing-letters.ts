import type { Company } from '#contracts/company.ts'
import { languageTag, type Locale } from '#contracts/locales.ts'
import type { FontFile } from './read-fonts.ts'

/** Of every language: letters of names, figures, and the signs of texts of the interface. */
const COMMON = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?\'"()[]/&%+-–…@€°²³±×·'

/** Further letters and quotation marks of a language. */
const OWN: Record<Locale, string> = {
  de: 'äöüÄÖÜß„“‚‘',
  en: '‘’“”—',
  nl: 'áéíóúàèëïöüÁÉÍÓÚËÏÖÜ‘’',
  cz: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“‚‘',
}

/** Names the letters of the company's languages that its font lacks, one sentence a file. */
export const missingLetters = (fonts: readonly FontFile[], { languages }: Pick<Company, 'languages'>): string[] =>
  fonts.flatMap(({ path, font }) => {
    const lacking = (letters: string) =>
      Array.from(letters).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const parts = [
      { letters: lacking(COMMON), of: 'all languages' },
      ...languages.map((locale) => ({ letters: lacking(OWN[locale]), of: languageTag(locale) })),
    ].filter(({ letters }) => letters.length > 0)
    if (parts.length === 0) return []
    const lists = parts.map(({ letters, of }) => `${letters.join(' ')} (${of})`)
    return [`${path} lacks letters of the site: ${lists.join(', ')}.`]
  })
