import { customType, jsonb } from 'drizzle-orm/pg-core'

/** Languages of the shop's texts as ISO 639 codes. languages.ts maps language ids to them. */
export const LANGUAGE_CODES = ['de', 'en', 'nl', 'cs'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]
export type PerLanguage<Value> = Record<LanguageCode, Value>

/** A value that every catalogue has in German and English. The other languages fall back to English. */
export type Translated<Value> = Record<'de' | 'en', Value> & Partial<Record<LanguageCode, Value | undefined>>

/** `{"de": "Kettenführung", "en": "Chain guide"}` */
export const translated = (name: string) => jsonb(name).$type<Translated<string>>()

/** As {@link translated}, of the shop's own data: complete in each language. */
export const translatedFully = (name: string) => jsonb(name).$type<PerLanguage<string>>()

/** pg returns a Buffer, PGlite a Uint8Array; a Buffer is one, too. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
