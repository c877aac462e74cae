import type { ElementType } from '#contracts/content/element.ts'
import type { FileDocument } from '#contracts/content/file.ts'
import type { ElementDocument } from '#contracts/content/page.ts'
import { idOf, type KeyedKind } from '#backend/database/id.ts'
import type { ElementFile, FileFile, LinkFile } from './format-element.ts'
import { linkDocument, resolveHtml } from './links.ts'
import { personDocument } from './person-document.ts'
import type { Page, Site } from './site.ts'

/** An element on the wire. Ids follow from the page and the element's place, the same in every language. */
export function elementDocument(
  site: Site,
  page: Page,
  element: ElementFile,
  colPos: 1 | 2,
  index: number,
): ElementDocument {
  const { visible, background, frame, layout, header, subheader, headerLayout, headerPosition, headerLink } = element
  return {
    id: page.uid * 1000 + colPos * 100 + index,
    pid: page.uid,
    type: element.type,
    colPos,
    categories: '',
    appearance: {
      layout,
      frameClass: frame,
      spaceBefore: '',
      spaceAfter: '',
      responsive_desktop: visible.includes('desktop'),
      responsive_tablet: visible.includes('tablet'),
      responsive_mobile: visible.includes('mobile'),
    },
    background_color: background,
    content: {
      header,
      subheader,
      headerLayout,
      headerPosition,
      headerLink: linkDocument(site, page.locale, headerLink),
      ...fieldsOf(element, {
        link: (given) => linkDocument(site, page.locale, given),
        html: (given) => resolveHtml(site, page.locale, given),
        file: (given) => fileDocument(site, given),
        person: (key) => personDocument(site, page.locale, key),
      }),
    },
  }
}

interface Writers {
  link(given: LinkFile | undefined): unknown
  html(given: string): string
  file(given: FileFile | undefined): FileDocument | null
  person(key: string): unknown
}

type Writer<T extends ElementType> = (
  element: Extract<ElementFile, { type: T }>,
  write: Writers,
) => Record<string, unknown>

const FIELD_WRITERS: { [T in ElementFile['type']]: Writer<T> } = {
  site_hero: ({ image, bodytext, link, moreLink, layers, parts, captions, facts, factsLink }, write) => ({
    image: write.file(image),
    bodytext: write.html(bodytext),
    link: write.link(link),
    moreLink: write.link(moreLink),
    parts: parts.map(({ category, ...part }) => ({ ...part, categoryId: shopId('category', category) })),
    layers,
    captions,
    facts,
    factsLink: write.link(factsLink),
  }),
  site_teaser: ({ image, bodytext, link, badge, items }, write) => ({
    image: write.file(image),
    bodytext: write.html(bodytext),
    link: write.link(link),
    badge,
    items: items.map((item) => ({ ...item, image: write.file(item.image), link: write.link(item.link) })),
  }),
  site_split: ({ media, mediaPosition, bodytext, link, ratio }, write) => ({
    media: write.file(media),
    mediaPosition,
    bodytext: write.html(bodytext),
    link: write.link(link),
    ratio,
  }),
  site_shop_categories: ({ bodytext, link, root, categories, showImage, shortcuts }, write) => ({
    bodytext: write.html(bodytext),
    link: write.link(link),
    rootCategoryId: root ? shopId('category', root) : '',
    categoryIds: categories.map((key) => shopId('category', key)),
    showImage,
    shortcuts: shortcuts
      ? {
          groupId: shopId('property-group', shortcuts.group),
          categoryId: shopId('category', shortcuts.category),
          title: shortcuts.title,
          note: shortcuts.note,
          limit: shortcuts.limit,
        }
      : null,
  }),
  site_shop_products: ({ bodytext, link, category, limit, sorting }, write) => ({
    bodytext: write.html(bodytext),
    link: write.link(link),
    categoryId: shopId('category', category),
    limit,
    showFilter: false,
    sorting,
  }),
  site_address_list: ({ bodytext, people }, write) => ({
    bodytext: write.html(bodytext),
    items: people.map((key) => write.person(key)),
  }),
  site_section: ({ bodytext, anchor, width }, write) => ({ bodytext: write.html(bodytext), anchor, width }),
  text: ({ bodytext }, write) => ({ bodytext: write.html(bodytext) }),
  bullets: ({ kind, items }) => ({
    bulletsType: ['unordered', 'ordered', 'definitions'].indexOf(kind),
    bodytext: items,
  }),
  div: () => ({}),
  header: () => ({}),
}

/** The compiler cannot follow that an element meets the writer of its own type. */
const fieldsOf = (element: ElementFile, write: Writers): Record<string, unknown> =>
  (FIELD_WRITERS[element.type] as Writer<ElementType>)(element as never, write)

/** Keys of the embedded shop's catalogue become its ids; ids of another shop stay. */
const shopId = (kind: KeyedKind, key: string): string => (/^[0-9a-f]{32}$/.test(key) ? key : idOf(kind, key))

function fileDocument(site: Site, given: FileFile | undefined): FileDocument | null {
  const document = given && site.media.get(given.file)?.document
  if (!document) return null
  return { ...document, properties: { ...document.properties, alternative: given.alternative } }
}
