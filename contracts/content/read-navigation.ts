import { languageTag, LOCALES, type Locale } from '#contracts/locales.ts'
import type { PageLanguage } from './languages.ts'
import { flag, list, number, record, text } from './loose.ts'
import { AREAS, type NavItem, type Navigation } from './navigation.ts'
import { readFile, readHref, type Reading } from './read-link.ts'

export const readMenu = (value: unknown, reading: Reading): NavItem[] =>
  list(value).map((item) => {
    const given = record(item)
    const media = readFile(given.media ?? given.images, reading)
    return {
      uid: given.uid === undefined ? undefined : number(given.uid),
      title: text(given.title),
      link: readHref(given.link, reading) ?? '',
      target: text(given.target),
      current: flag(given.current),
      children: readMenu(given.children, reading),
      image: media?.url ?? readHref(given.image, reading),
    }
  })

/** The menus where a document carries them; in stock 2.x `page.navigation` is something else. */
export function readAreas(value: unknown, reading: Reading): Navigation | undefined {
  const given = record(value)
  if (!Array.isArray(given.main)) return undefined
  return { ...NO_MENUS, ...Object.fromEntries(AREAS.map((area) => [area, readMenu(given[area], reading)])) }
}

export const NO_MENUS: Navigation = { main: [], footerleft: [], footerright: [] }

/** The path tells the locale more surely than the language code: `cz` is no language. */
function localeOf(link: string, isoCode: string): Locale | undefined {
  const prefix = link.split('/')[1]
  return LOCALES.find((locale) => locale === prefix) ?? LOCALES.find((locale) => languageTag(locale) === isoCode)
}

export const readLanguages = (value: unknown, reading: Reading): PageLanguage[] =>
  list(value).flatMap((item) => {
    const given = record(item)
    const link = readHref(given.link, reading) ?? ''
    const locale = localeOf(link, text(given.twoLetterIsoCode) || text(given.hreflang).slice(0, 2))
    if (locale === undefined) return []
    const title = text(given.navigationTitle) || text(given.title)
    const available = flag(given.available) && link !== ''
    return [{ locale, title, link, available, current: flag(given.active) }]
  })
