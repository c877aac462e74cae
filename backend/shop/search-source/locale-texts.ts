import { type LanguageCode, type Translated } from '#backend/database/schema/columns.ts'
import { textIn } from '#backend/database/schema/fallback.ts'
import { languageTag, type Locale, perLocale } from '#contracts/locales.ts'

const codeOf = (locale: Locale): LanguageCode => {
  const tag = languageTag(locale)
  if (tag === 'de' || tag === 'en' || tag === 'nl' || tag === 'cs') return tag
  throw new Error(`The shop has no language ${tag}`)
}

/** Returns the text in each locale, or the one that it falls back to. */
export const inEachLocale = (texts: Translated<string> | null): Record<Locale, string> =>
  perLocale((locale) => (texts === null ? '' : (textIn(texts, codeOf(locale)) ?? '')))

export { codeOf as shopLanguageOf }
