import type { Locale } from '#contracts/locales.ts'
import type { ContentSite } from '#backend/content/site.ts'

/** A contact as it is sent; `images` is empty if the person has no picture. */
export function personDocument(site: ContentSite, locale: Locale, key: string): Record<string, unknown> {
  const person = site.people.get(key)
  if (!person) throw new Error(`No person ${key}`)
  const image = person.image && site.media.get(person.image)?.document
  return {
    id: person.id,
    name: person.name,
    positions: person.positions.map((position) => position[locale]),
    groups: person.groups.map((group) => group[locale]),
    organisations: [],
    email: person.email,
    tel: person.tel,
    mobile: person.mobile ?? null,
    images: image ? [image] : [],
  }
}
