import { z } from 'zod'
import { firstLocale, isOfferedLocale, type Locale, LOCALES, offeredLocales, perLocale } from './locales.ts'

/**
 * A text in each language of the company's site: a missing one is an error. Texts in other languages are left out. Programs
 * that ask for one of these get the first language's.
 */
export const offeredTexts = (text: z.ZodType<string, string>) =>
  z.partialRecord(z.enum(LOCALES), text).transform((given, context): Record<Locale, string> => {
    for (const locale of offeredLocales())
      if (given[locale] === undefined)
        context.addIssue({ code: 'custom', path: [locale], message: 'is missing: the site has this language' })
    return perLocale((locale) => (isOfferedLocale(locale) ? given[locale] : given[firstLocale()]) ?? '')
  })
