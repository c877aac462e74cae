import { isLocale, isRedirectLocale, localeOfTag } from '#contracts/locales.ts'

/**
 * The one path of a page: its language as this site writes it, single slashes and none at the end. `/cs` is `/cz`. Other
 * paths, and those of a page's data, stay as they are.
 */
export function canonicalPath(pathname: string): string {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const code = first.toLowerCase()
  const language = isLocale(code) || isRedirectLocale(code) ? code : localeOfTag(code)
  return language === undefined || pathname.endsWith('.data') ? pathname : ['', language, ...rest].join('/')
}
