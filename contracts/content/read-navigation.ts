import { type Locale, localeOfTag, LOCALES } from '#contracts/locales.ts'
import type { PageLanguage } from './languages.ts'
import { asArray, asBoolean, asConcealedText, asNumber, asRecord, asText } from './json-record.ts'
import { AREAS, type NavItem, type Navigation } from './navigation.ts'
import { readFileHref, readHref } from './links/read-href.ts'
import { readFile } from './links/read-link.ts'
import type { Reading } from './reading.ts'

export const readMenu = (value: unknown, reading: Reading): NavItem[] =>
  asArray(value).map((item) => {
    const given = asRecord(item)
    const media = readFile(given.media ?? given.images, reading)
    return {
      uid: given.uid === undefined ? undefined : asNumber(given.uid),
      title: asConcealedText(given.title),
      link: readHref(given.link, reading) ?? '',
      target: asText(given.target),
      current: asBoolean(given.current),
      children: readMenu(given.children, reading),
      image: media?.url ?? readFileHref(given.image, reading),
    }
  })

/** Reads the menus if the document has them. In stock 2.x `page.navigation` is something else. */
export function readAreas(value: unknown, reading: Reading): Navigation | undefined {
  const given = asRecord(value)
  if (!Array.isArray(given.main)) return undefined
  return { ...NO_MENUS, ...Object.fromEntries(AREAS.map((area) => [area, readMenu(given[area], reading)])) }
}

export const NO_MENUS: Navigation = { main: [], footerleft: [], footerright: [] }

/** The path identifies the locale better than the language code: `cz` is not a language. */
function localeOf(link: string, isoCode: string): Locale | undefined {
  const prefix = link.split('/')[1]
  return LOCALES.find((locale) => locale === prefix) ?? localeOfTag(isoCode)
}

export const readLanguages = (value: unknown, reading: Reading): PageLanguage[] =>
  asArray(value).flatMap((item) => {
    const given = asRecord(item)
    const link = readHref(given.link, reading) ?? ''
    const locale = localeOf(link, asText(given.twoLetterIsoCode) || asText(given.hreflang).slice(0, 2))
    if (locale === undefined) return []
    const title = asText(given.navigationTitle) || asText(given.title)
    const available = asBoolean(given.available) && link !== ''
    return [{ locale, title, link, available, current: asBoolean(given.active) }]
  })
