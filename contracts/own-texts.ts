import { z } from 'zod'
import { companyFile } from './company-file.ts'
import { LOCALES, type Locale } from './locales.ts'

/** `texts.json` of a company: its own words for texts of the interface, by language and by the keys of `web/i18n/messages`. */
export const ownTextsSchema = companyFile(
  Object.fromEntries(LOCALES.map((locale) => [locale, z.record(z.string(), z.string().min(1)).optional()])) as Record<
    Locale,
    z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>
  >,
)
