import { CZECH, DUTCH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { LANGUAGE_CODES, type LanguageCode } from './columns.ts'

const IDS: Record<LanguageCode, string> = { de: GERMAN, en: ENGLISH, nl: DUTCH, cs: CZECH }
const CODES: ReadonlyMap<string, LanguageCode> = new Map(LANGUAGE_CODES.map((code) => [IDS[code], code]))

export const languageIdOf = (code: LanguageCode): string => IDS[code]

/** Returns the ids of a language, its parent and the system's, in the order in which texts are looked for. */
export const languageChain = (languageId: string): string[] => [
  ...new Set([languageId, parentLanguageOf(languageId) ?? GERMAN, GERMAN]),
]

export const parentLanguageOf = (languageId: string): string | null =>
  languageId === DUTCH || languageId === CZECH ? ENGLISH : null

export const codeOfLanguage = (languageId: string): LanguageCode | undefined => CODES.get(languageId)

/** @throws Error for an id that no language has: the shop stores only its own. */
export function languageCodeOf(languageId: string): LanguageCode {
  const code = CODES.get(languageId)
  if (code === undefined) throw new Error(`The shop has no language ${languageId}`)
  return code
}
