import type { ElementFields, ElementType } from './element.ts'
import { concealMail } from './conceal-mail.ts'
import { flag, list, type Loose, number, oneOf, record, text, texts } from './loose.ts'
import { readFile, readLink, type Reading } from './read-link.ts'
import { readRichText } from './rich-text.ts'

/** What `content` of each type means. The table is complete by its type: a new element does not compile without. */
export const FIELD_READERS: { [T in ElementType]: (content: Loose, reading: Reading) => ElementFields[T] } = {
  site_hero: (content, reading) => ({
    image: readFile(content.image, reading),
    bodytext: readRichText(content.bodytext, reading),
    link: readLink(content.link, reading),
    moreLink: readLink(content.moreLink, reading),
    parts: list(content.parts).map((part) => readPart(record(part))),
    layers: texts(content.layers),
    captions: list(content.captions).map((caption) => {
      const given = record(caption)
      return { text: text(given.text), matrix: list(given.matrix).map((one) => number(one)), size: number(given.size) }
    }),
    facts: list(content.facts).map((fact) => ({ label: text(record(fact).label), value: text(record(fact).value) })),
    factsLink: readLink(content.factsLink, reading),
  }),
  site_teaser: (content, reading) => ({
    image: readFile(content.image, reading),
    bodytext: readRichText(content.bodytext, reading),
    link: readLink(content.link, reading),
    badge: text(content.badge),
    items: list(content.items).map((item) => {
      const { title, text: words, image, link } = record(item)
      return { title: text(title), text: text(words), image: readFile(image, reading), link: readLink(link, reading) }
    }),
  }),
  site_split: (content, reading) => ({
    media: readFile(content.media, reading),
    mediaPosition: oneOf(content.mediaPosition, ['left', 'right'], 'left'),
    bodytext: readRichText(content.bodytext, reading),
    link: readLink(content.link, reading),
    ratio: oneOf(content.ratio, ['50-50', '33-66', '66-33'], '50-50'),
  }),
  site_shop_categories: (content, reading) => ({
    bodytext: readRichText(content.bodytext, reading),
    link: readLink(content.link, reading),
    rootCategoryId: text(content.rootCategoryId),
    categoryIds: texts(content.categoryIds),
    showImage: content.showImage === undefined || flag(content.showImage),
    shortcuts: readShortcuts(record(content.shortcuts)),
  }),
  site_shop_products: (content, reading) => ({
    bodytext: readRichText(content.bodytext, reading),
    link: readLink(content.link, reading),
    categoryId: text(content.categoryId),
    limit: number(content.limit, 4),
    sorting: text(content.sorting),
  }),
  site_address_list: (content, reading) => ({
    bodytext: readRichText(content.bodytext, reading),
    items: list(content.items).map((item) => {
      const given = record(item)
      return {
        id: number(given.id),
        name: text(given.name),
        positions: texts(given.positions),
        groups: texts(given.groups),
        organisations: texts(given.organisations),
        email: concealMail(text(given.email)),
        tel: text(given.tel),
        mobile: text(given.mobile),
        image: readFile(given.images, reading),
      }
    }),
  }),
  site_section: (content, reading) => ({
    anchor: text(content.anchor),
    bodytext: readRichText(content.bodytext, reading),
    width: oneOf(content.width, ['narrow', 'wide', 'full'], 'wide'),
  }),
  text: (content, reading) => ({ bodytext: readRichText(content.bodytext, reading) }),
  bullets: ({ bulletsType, bodytext }) => {
    const kind = number(bulletsType)
    if (kind === 2)
      return { kind: 'definitions', items: list(bodytext).map((row) => [text(list(row)[0]), text(list(row)[1])]) }
    return { kind: kind === 1 ? 'ordered' : 'unordered', items: texts(bodytext) }
  },
  div: () => ({}),
  header: () => ({}),
  unknown: () => ({ wireType: '', problem: '' }),
}

const point = (given: Loose) => ({ x: number(given.x), y: number(given.y) })

const readPart = (given: Loose) => ({
  fragment: text(given.fragment),
  categoryId: text(given.categoryId),
  balloon: point(record(given.balloon)),
  leader: point(record(given.leader)),
})

const readShortcuts = (given: Loose) =>
  text(given.groupId) === ''
    ? undefined
    : {
        groupId: text(given.groupId),
        categoryId: text(given.categoryId),
        title: text(given.title),
        note: text(given.note),
        limit: number(given.limit, 12),
      }
