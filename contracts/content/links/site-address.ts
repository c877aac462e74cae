import { LOCALES, type Locale, perLocale } from '#contracts/locales.ts'

/** Path of each language on a content system: `/de`, or empty for a language at its root. */
export type BasePaths = Readonly<Record<Locale, string>>

/** A prefix for every language, as on this site. */
export const SAME_BASE_PATHS: BasePaths = perLocale((locale) => `/${locale}`)

/** Folders of TYPO3 with files. All other paths below its address are pages. */
const FILES = /^\/(fileadmin|_assets|typo3temp|uploads)\//

export const isFilePath = (path: string): boolean => FILES.test(path)

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** Returns the content system's path of `/de/kontakt`: `/kontakt` if German is at its root. */
export function toContentPath(path: string, basePaths: BasePaths): string {
  const locale = LOCALES.find((one) => isBelow(path, `/${one}`))
  return locale === undefined ? path : `${basePaths[locale]}${path.slice(locale.length + 1)}` || '/'
}

/**
 * Returns this site's path of a path of the content system, with its query and jump mark. It is under its locale and
 * without a final slash, which would cost a redirect. A path that has a locale already was written for this site:
 * `/de/shop`.
 */
export function toSitePath(address: string, basePaths: BasePaths): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)/s.exec(address) ?? []
  const trimmed = path.replace(/(?<!\/)\/+$/, '')
  return (isFilePath(path) ? path : underLocale(trimmed, basePaths) || '/') + rest
}

function underLocale(path: string, basePaths: BasePaths): string {
  // The longest base path is the language's own, because `/` contains all others.
  const byLength = LOCALES.toSorted((a, b) => basePaths[b].length - basePaths[a].length)
  const locale = byLength.find((one) => basePaths[one] !== '' && isBelow(path, basePaths[one]))
  if (locale !== undefined) return `/${locale}${path.slice(basePaths[locale].length)}`
  const atRoot = LOCALES.find((one) => basePaths[one] === '')
  const isOwn = LOCALES.some((one) => isBelow(path, `/${one}`))
  return atRoot === undefined || isOwn ? path : `/${atRoot}${path}`
}
