import type { Locale } from '#contracts/locales.ts'
import type { ElementDocument } from '#contracts/content/page.ts'
import { type ElementFile, MOST_CHILDREN, writeFields } from '#backend/content/elements.ts'
import { downloadDocuments } from './download-documents.ts'
import { articleDocument, articleDocuments } from './news-documents.ts'
import { fileDocument, linkDocument, resolveHtml } from './links.ts'
import { elementId } from './element-id.ts'
import { menuItems } from './page-menus.ts'
import type { ContentSite, Page } from '#backend/content/site.ts'

/** An element as it is sent. Its id follows from the page and its position, the same in every language. */
export function elementDocument(
  site: ContentSite,
  page: Page,
  element: ElementFile,
  colPos: 0 | 1,
  index: number,
): ElementDocument {
  const {
    visible,
    background,
    frame,
    layout,
    space,
    gallery,
    header,
    subheader,
    headerLayout,
    headerPosition,
    headerLink,
  } = element
  return {
    id: elementId(page, colPos, index),
    pid: page.uid,
    type: element.type,
    colPos,
    categories: element.categories.join(','),
    appearance: {
      layout,
      frameClass: frame,
      spaceBefore: space.before,
      spaceAfter: space.after,
      responsive_desktop: visible.includes('desktop'),
      responsive_tablet: visible.includes('tablet'),
      responsive_mobile: visible.includes('mobile'),
    },
    background_color: background,
    as_gallery: gallery,
    ...(element.children && {
      children: element.children.map((child, position) =>
        elementDocument(site, page, child, colPos, CHILDREN + index * MOST_CHILDREN + position),
      ),
    }),
    content: {
      header,
      subheader,
      headerLayout,
      headerPosition,
      headerLink: linkDocument(site, page.locale, headerLink),
      ...writeFields(element, {
        link: (given) => linkDocument(site, page.locale, given),
        html: (given) => resolveHtml(site, page.locale, given),
        file: (given) => fileDocument(site, given),
        people: (keys) =>
          (keys.length > 0 ? keys : [...site.people.keys()]).map((key) => personDocument(site, page.locale, key)),
        articles: (query) => articleDocuments(site, page.locale, query),
        article: (uid) => articleDocument(site, page.locale, uid),
        downloads: (query) => downloadDocuments(site, page.locale, query),
        menu: (type, choice) => menuItems(site, page, type, choice),
      }),
    },
  }
}

/** Position of the first child of a page: no column has as many elements. */
const CHILDREN = 10_000

/** A contact as it is sent; `images` is empty if the person has no picture. */
function personDocument(site: ContentSite, locale: Locale, key: string): Record<string, unknown> {
  const person = site.people.get(key)
  if (!person) throw new Error(`No person ${key}`)
  const image = person.image && site.media.get(person.image)?.document
  return {
    id: person.id,
    name: person.name,
    positions: person.positions.map((position) => position[locale]),
    groups: person.groups.map((group) => group[locale]),
    organisations: [],
    regions: person.regions.map((region) => region[locale]),
    email: person.email,
    tel: person.tel,
    mobile: person.mobile ?? null,
    images: image ? [image] : [],
  }
}
