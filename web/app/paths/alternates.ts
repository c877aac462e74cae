import type { Locale } from '#contracts/locales.ts'

/** Addresses of one page in the languages in which it exists. A loader returns them as `alternates`. */
export type Alternates = Partial<Record<Locale, string>>

export const isAlternates = (value: unknown): value is Alternates =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((address) => address === undefined || typeof address === 'string')

export const samePath = (pathname: string, locale: Locale): string => pathname.replace(/^\/[^/]+/, `/${locale}`)
