import { stemmer as stemDutch } from '@orama/stemmers/dutch'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import type { Locale } from '#contracts/locales.ts'
import { stemCzech } from './czech-stem.ts'

const STEMMERS: Record<Locale, (word: string) => string> = {
  de: stemGerman,
  en: stemEnglish,
  nl: stemDutch,
  cz: stemCzech,
}

const HAS_DIGIT = /\p{N}/u

/** Returns the stem of a folded word. Words with digits have no other forms. */
export const stemOf = (locale: Locale, word: string): string =>
  HAS_DIGIT.test(word) || word.length < 3 ? word : STEMMERS[locale](word) || word
