import {
  firstLocale,
  isLocale,
  isOfferedLocale,
  type Locale,
  LOCALES,
  offeredLocales,
  offerLocales,
} from '#contracts/locales.ts'
import { overwriteGetLocale } from './generated/runtime.js'

/** The site's languages as the root element names them; undefined for all, which scripts know. */
export const languagesMark = (): string | undefined => {
  const named = offeredLocales().join(' ')
  return named === LOCALES.join(' ') ? undefined : named
}

if (typeof document !== 'undefined') {
  const named = document.documentElement.dataset['languages']
  if (named) offerLocales(named.split(' ').filter(isLocale))
}

let ofRequest: () => Locale | undefined = () => undefined

/** Called once by `locale.server.ts`: many requests share the process, so the locale depends on the current one. */
export function readLocaleFrom(request: () => Locale | undefined) {
  ofRequest = request
}

/** Locale of an address: its first segment, if that is a locale with full text. */
export function localeOfPath(path: string): Locale | undefined {
  const first = path.split('/', 2)[1]
  return isOfferedLocale(first) ? first : undefined
}

/** The current locale, on both sides, during loaders, actions and rendering. */
export function getLocale(): Locale {
  const locale = typeof document === 'undefined' ? ofRequest() : localeOfPath(location.pathname)
  return locale ?? firstLocale()
}

overwriteGetLocale(getLocale)
