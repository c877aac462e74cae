import type { ElementFile } from '#backend/content/elements.ts'
import { type ContentSite, pageAddress } from '#backend/content/site.ts'
import type { Locale } from '#contracts/locales.ts'
import type { IndexedPage } from '#contracts/search/index-source.ts'

/** The people in every language, at the page that lists the most of them. */
export const indexedContacts = (site: ContentSite): IndexedPage[] =>
  site.locales.flatMap((locale) => {
    const url = addressOfList(site, locale)
    return [...site.people].map(([key, person], position): IndexedPage => {
      const inLocale = (texts: readonly Record<Locale, string>[]) => texts.map((text) => text[locale])
      const image = (person.image && site.media.get(person.image)?.document.publicUrl) ?? ''
      const [positions, groups] = [inLocale(person.positions), inLocale(person.groups)]
      return {
        locale,
        processor: 'contacts',
        ref: key,
        position,
        title: person.name,
        url,
        seoPath: '',
        image,
        shortDescription: positions.join(', '),
        headlines: [...positions, ...groups],
        content: [
          ...inLocale(person.regions),
          PHONE_WORDS,
          ...[person.tel, person.mobile ?? ''].flatMap(phoneSpellings),
        ].join(', '),
        extra: {
          name: person.name,
          email: person.email,
          tel: person.tel,
          mobile: person.mobile ?? '',
          groups,
          positions,
          organisations: [],
          imageArray: image === '' ? [] : [image],
        },
      }
    })
  })

/** Words by which visitors look for anyone whom they can call, in several languages: they mix them. */
const PHONE_WORDS = `Ansprechpartner Telefon Telefonnummer Durchwahl Handy E-Mail, contact person telephone phone number extension
  mobile email, contactpersoon telefoon telefoonnummer doorkiesnummer mobiel, kontaktní osoba telefonní číslo linka mobil`

/**
 * A number as visitors type it, without signs: `+49 555 23125-102` as 4955523125102, 055523125102, 23125102 and its
 * extension.
 */
function phoneSpellings(number: string): string[] {
  const [country = '', ...rest] = number.split(' ')
  if (!/^\+\d{1,3}$/.test(country)) return [number.replace(/\D/g, '')].filter(Boolean)
  const local = rest.at(-1) ?? ''
  const digits = rest.join('').replace(/\D/g, '')
  const extension = /-(\d{2,5})$/.exec(local)?.[1]
  return [country.slice(1) + digits, `0${digits}`, local.replace(/\D/g, ''), ...(extension ? [extension] : [])]
}

/** Address of the page that lists the most people in a language, the first of several; empty if there is none. */
function addressOfList(site: ContentSite, locale: Locale): string {
  const pages = site.pages
    .filter((page) => page.locale === locale && !page.meta.noIndex)
    .map((page) => ({ page, people: Math.max(0, ...[...page.stage, ...page.main].map((one) => peopleIn(site, one))) }))
  const most = Math.max(0, ...pages.map(({ people }) => people))
  const found = pages.find(({ people }) => people === most && most > 0)
  return found ? pageAddress(found.page) : ''
}

/** An address list without names shows all people. */
function peopleIn(site: ContentSite, element: ElementFile): number {
  if (element.type === 'site_address_list') return element.people.length || site.people.size
  return 'children' in element ? Math.max(0, ...(element.children ?? []).map((child) => peopleIn(site, child))) : 0
}
