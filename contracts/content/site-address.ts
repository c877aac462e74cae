import { LOCALES, type Locale } from '#contracts/locales.ts'

/** Where a content system has the pages of each language: `/de`, or empty for a language at its root. */
export type BasePaths = Readonly<Record<Locale, string>>

/** Every language at its own prefix, as on this site. */
export const SAME_BASE_PATHS: BasePaths = { de: '/de', en: '/en', nl: '/nl', cz: '/cz' }

/** Folders of a TYPO3 that hold files. Everything else below its address is a page. */
const FILES = /^\/(fileadmin|_assets|typo3temp|uploads)\//

export const isFilePath = (path: string): boolean => FILES.test(path)

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** `/de/kontakt` as the content system has it: `/kontakt` where German is at its root. */
export function toContentPath(path: string, basePaths: BasePaths): string {
  const locale = LOCALES.find((one) => isBelow(path, `/${one}`))
  return locale === undefined ? path : `${basePaths[locale]}${path.slice(locale.length + 1)}` || '/'
}

/**
 * A path of the content system, with its query and jump mark, as this site has it: under its locale, and without a slash
 * at its end, which would cost a redirect. A path that has a locale already was written for this site: `/de/shop`.
 */
export function toSitePath(address: string, basePaths: BasePaths): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const trimmed = path.replace(/\/+$/, '')
  return (isFilePath(path) ? path : underLocale(trimmed, basePaths) || '/') + rest
}

function underLocale(path: string, basePaths: BasePaths): string {
  // The longest base path is the language's own: `/` holds all the others.
  const byLength = LOCALES.toSorted((a, b) => basePaths[b].length - basePaths[a].length)
  const locale = byLength.find((one) => basePaths[one] !== '' && isBelow(path, basePaths[one]))
  if (locale !== undefined) return `/${locale}${path.slice(basePaths[locale].length)}`
  const atRoot = LOCALES.find((one) => basePaths[one] === '')
  const isOwn = LOCALES.some((one) => isBelow(path, `/${one}`))
  return atRoot === undefined || isOwn ? path : `/${atRoot}${path}`
}
