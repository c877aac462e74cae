import type { ContentElement } from './elements.ts'
import type { ContentFile, FileDocument } from './file.ts'
import type { LanguageDocument, PageLanguage } from './languages.ts'
import type { LinkDocument } from './links/link.ts'
import type { NavItem, NavItemDocument, Navigation, NavigationDocument } from './navigation.ts'

/** A content element in a response: TYPO3 headless 4.x with additions for our own elements. */
export interface ElementDocument {
  id: number
  pid?: number
  type: string
  /** 1 is the stage above the page, 0 the page, which is the only column that stock front ends show. */
  colPos: number
  categories: string
  appearance: {
    layout: string
    frameClass: string
    spaceBefore: string
    spaceAfter: string
    responsive_desktop?: boolean
    responsive_tablet?: boolean
    responsive_mobile?: boolean
  }
  background_color?: string
  as_gallery?: boolean
  children?: ElementDocument[]
  content: Record<string, unknown>
}

export interface MetaDocument {
  title: string
  subtitle: string
  abstract: string
  description: string
  keywords: string
  canonical: LinkDocument | ''
  robots: { noIndex: boolean; noFollow: boolean }
  ogTitle: string
  ogDescription: string
  twitterTitle?: string
  twitterDescription?: string
  /** Picture of shared links; a stock system sends the one that an editor chose. */
  ogImage: FileDocument | null
}

/** A page in a response: the flat keys of 4.x, and `page` and `languages` as in 2.x. */
export interface PageDocument {
  id: number
  type: string
  /** Without the language's prefix. */
  slug: string
  /** Pictures of the page's properties. The first one is beside its title. */
  media: FileDocument[]
  seo: { title: string; meta: { name?: string; property?: string; content: string }[] }
  meta: MetaDocument
  categories: string
  /** Root first, this page last. */
  breadcrumbs: NavItemDocument[]
  appearance: { layout: string; backendLayout: string }
  content: Record<`colPos${number}`, ElementDocument[]>
  i18n: LanguageDocument[]
  page: { meta: MetaDocument; breadcrumbs: NavItemDocument[]; navigation: NavigationDocument }
  languages: LanguageDocument[]
}

/** Sent with status 200; the front end sends the real redirect. */
export interface RedirectDocument {
  redirectUrl: string
  statusCode: 301 | 302 | 303 | 307 | 308
}

/** `?type=834`: `navigation` has one item, home, whose children are the main menu. */
export interface InitialDataDocument {
  navigation: NavItemDocument[]
  navigationAreas: NavigationDocument
  i18n: LanguageDocument[]
  /** Paths of the status pages, `{"404": "/de/404"}`. */
  statusCodePages: Record<string, string>
}

export interface PageMeta {
  /** Title of the browser's window and in search results. */
  title: string
  description: string
  keywords: string
  /** Path of this site, or an address elsewhere. Empty: the page's own address. */
  canonical: string
  noIndex: boolean
  noFollow: boolean
  /** Words of shared links that differ from those of the page; empty if they do not. */
  social: SocialWords
  /** Picture of shared links; undefined if the page has none of its own. */
  picture: ContentFile | undefined
}

/** Words for links to a page on other sites: Open Graph, and those for X alone. */
export interface SocialWords {
  title: string
  description: string
  twitterTitle: string
  twitterDescription: string
}

/** A page for the front end, from any generation of the content system. */
export interface ContentPage {
  id: number
  /** Column 1, full width. */
  stage: ContentElement[]
  /** All other columns: 0 in a stock installation and here, 2 if the stage has a backend layout. */
  main: ContentElement[]
  /** The page's own name, its heading unless an element is one. */
  title: string
  /** Beside the title. */
  picture: ContentFile | undefined
  meta: PageMeta
  /** Home first, this page last. */
  breadcrumbs: NavItem[]
  languages: PageLanguage[]
  /** `undefined` if pages do not contain the menus: the initial data has them. */
  navigation: Navigation | undefined
}

export interface InitialData {
  navigation: Navigation
  languages: PageLanguage[]
  statusCodePages: Record<string, string>
}

/** Result of a request for a page. A status page (404 with content) is a `page` with its real status. */
export type PageResult =
  | { kind: 'page'; status: number; page: ContentPage }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'missing'; status: number; reason: string }
