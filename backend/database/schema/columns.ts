import { customType, jsonb } from 'drizzle-orm/pg-core'

/** Languages of the shop's texts. contracts/shop/languages.ts maps the site's locales to them. */
export type LanguageCode = 'de' | 'en'
export type PerLanguage<Value> = Record<LanguageCode, Value>

/** `{"de": "Kettenführung", "en": "Chain guide"}` */
export const translated = (name: string) => jsonb(name).$type<PerLanguage<string>>()

/** pg returns a Buffer, PGlite a Uint8Array; a Buffer is one, too. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
