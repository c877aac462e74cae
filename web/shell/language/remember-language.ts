import type { Locale } from '#contracts/locales.ts'

const YEAR = 365 * 86_400

/**
 * Remembers the chosen language for the next visit to `/`, 365 days. Written by the browser, since a response that sets
 * a cookie could not be cached. Without scripts the browser's own language counts.
 */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `language=${locale}; Max-Age=${YEAR}; Path=/; SameSite=Lax${secure}`
}
