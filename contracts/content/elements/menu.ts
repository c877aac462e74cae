import type { ContentFile } from '#contracts/content/file.ts'
import { asArray, asConcealedText, asNumber, asRecord, asText } from '#contracts/content/json-record.ts'
import { readHref } from '#contracts/content/links/read-href.ts'
import { readFile } from '#contracts/content/links/read-link.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'

/** Stock menus, which differ in what the content system lists in them. */
export const MENU_TYPES = [
  'menu_abstract',
  'menu_categorized_content',
  'menu_categorized_pages',
  'menu_pages',
  'menu_recently_updated',
  'menu_related_pages',
  'menu_section',
  'menu_section_pages',
  'menu_sitemap',
  'menu_sitemap_pages',
  'menu_subpages',
] as const
export type MenuType = (typeof MENU_TYPES)[number]

export interface MenuEntry {
  title: string
  /** Empty for a heading without a page. */
  link: string
  target: string
  /** Summary of the page. */
  abstract: string
  image: ContentFile | undefined
  /** Its elements with a header, as links into the page. */
  sections: { id: number; title: string; link: string }[]
  children: MenuEntry[]
}

export interface MenuFields {
  entries: MenuEntry[]
}

/** A menu that lists nothing is `null`. */
export const readMenuElement: FieldReader<MenuFields> = ({ menu }, reading) => ({ entries: readEntries(menu, reading) })

/** Reader of each type of menu. */
export const MENU_READERS = Object.fromEntries(MENU_TYPES.map((type) => [type, readMenuElement])) as Record<
  MenuType,
  typeof readMenuElement
>

const readEntries = (menu: unknown, reading: Reading): MenuEntry[] =>
  asArray(menu).map((item) => {
    const given = asRecord(item)
    const link = readHref(given.link, reading) ?? ''
    return {
      // Menus of elements have `header`, menus of pages `title`.
      title: asConcealedText(given.title) || asConcealedText(given.header),
      link,
      target: asText(given.target),
      abstract: asConcealedText(given.abstract),
      image: readFile(given.media, reading) ?? readFile(given.images, reading),
      sections: asArray(given.content)
        .map((section) => readSection(asRecord(section), link))
        // An element without a header has no words for a link.
        .filter(({ title }) => title !== ''),
      children: readEntries(given.children, reading),
    }
  })

const readSection = ({ uid, header }: Record<string, unknown>, page: string): MenuEntry['sections'][number] => ({
  id: asNumber(uid),
  title: asConcealedText(header),
  link: `${page}#c${asNumber(uid)}`,
})
