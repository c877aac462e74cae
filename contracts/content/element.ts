import type { ContentFile } from './file.ts'
import type { Link } from './link.ts'
import type { RichNode } from './rich-text.ts'

export interface Header {
  /** Empty: no header. */
  text: string
  subheader: string
  /** 0 leaves the level to the page, 1 to 5 ask for it, 100 hides the header from sight. */
  layout: number
  position: '' | 'left' | 'center' | 'right'
  link: Link | undefined
}

/** What every content element has. The element's anchor in the page is `c<id>`. */
export interface Envelope {
  id: number
  header: Header
  frame: string
  layout: string
  /** Where the element is seen; elements hidden everywhere are left out by the reader. */
  visible: { desktop: boolean; tablet: boolean; mobile: boolean }
  /** Ground of the section that this element opens: `mud`, `deep`; empty for paper. */
  background: string
  children: ContentElement[]
}

/** A product family marked in the hero's drawing. */
export interface HeroPart {
  /** Id of the group in the drawing's file. */
  fragment: string
  categoryId: string
  /** Centre of the balloon and end of its leader, in the drawing's units. */
  balloon: { x: number; y: number }
  leader: { x: number; y: number }
}

export interface TeaserItem {
  title: string
  text: string
  image: ContentFile | undefined
  link: Link | undefined
}

export interface Contact {
  id: number
  name: string
  positions: string[]
  groups: string[]
  organisations: string[]
  /** Concealed, `anna (at) example.com`: see conceal-mail.ts. */
  email: string
  tel: string
  mobile: string
  image: ContentFile | undefined
}

/** Fields per type, named like the wire's `type`. A new line here asks for a component in web/blocks/registry.ts. */
export interface ElementFields {
  site_hero: {
    image: ContentFile | undefined
    bodytext: RichNode[]
    link: Link | undefined
    moreLink: Link | undefined
    parts: HeroPart[]
    /** Groups of the drawing's file in the order in which they are painted; empty: the file is one picture. */
    layers: string[]
    /** The drawing's words in the page's language: SVG matrix of the text's middle, size in the drawing's units. */
    captions: { text: string; matrix: number[]; size: number }[]
    /** Title block below the drawing. */
    facts: { label: string; value: string }[]
    factsLink: Link | undefined
  }
  site_teaser: {
    image: ContentFile | undefined
    bodytext: RichNode[]
    link: Link | undefined
    badge: string
    items: TeaserItem[]
  }
  site_split: {
    media: ContentFile | undefined
    mediaPosition: 'left' | 'right'
    bodytext: RichNode[]
    link: Link | undefined
    ratio: '50-50' | '33-66' | '66-33'
  }
  site_shop_categories: {
    bodytext: RichNode[]
    link: Link | undefined
    /** Empty: the shop's root. */
    rootCategoryId: string
    /** Empty: every child of the root. */
    categoryIds: string[]
    showImage: boolean
    /** A property group whose options stand above the tiles as short cuts into that category. */
    shortcuts: { groupId: string; categoryId: string; title: string; note: string; limit: number } | undefined
  }
  site_shop_products: {
    bodytext: RichNode[]
    link: Link | undefined
    categoryId: string
    limit: number
    sorting: string
  }
  site_address_list: { bodytext: RichNode[]; items: Contact[] }
  site_section: { anchor: string; bodytext: RichNode[]; width: 'narrow' | 'wide' | 'full' }
  text: { bodytext: RichNode[] }
  bullets: { kind: 'unordered' | 'ordered'; items: string[] } | { kind: 'definitions'; items: [string, string][] }
  div: object
  header: object
  /** A type that this front end does not know; `wireType` is what the content system called it. */
  unknown: { wireType: string; problem: string }
}

export type ElementType = keyof ElementFields
export type ElementOf<T extends ElementType> = Envelope & { type: T } & ElementFields[T]
export type ContentElement = { [T in ElementType]: ElementOf<T> }[ElementType]
