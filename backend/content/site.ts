import type { FileDocument } from '#contracts/content/file.ts'
import type { Locale } from '#contracts/locales.ts'
import type { DownloadCategory, DownloadFile } from './downloads/format.ts'
import type { SiteForms } from './forms/form-requests.ts'
import type { NavigationFile, PageFile, PersonFile, RedirectFile } from './format.ts'
import type { ArticleFile, NewsSettings } from './news/format.ts'

export interface Page extends PageFile {
  locale: Locale
  /** Path below the locale, without leading and trailing slash: `kontakt/anwendungstechnik`; empty for home. */
  path: string
  /** The file that it was read from. */
  file: string
}

export interface ContentMedia {
  document: FileDocument
  bytes: Uint8Array<ArrayBuffer>
  /** The bytes per encoding that a browser may accept; empty for file types that are compressed already. */
  encoded: Partial<Record<'br' | 'gzip', () => Uint8Array<ArrayBuffer>>>
  /** Hash of the bytes. */
  tag: string
}

/** The pages of all articles in all languages, the newest first, and their settings. */
export interface News extends NewsSettings {
  articles: ArticlePage[]
}

export interface ArticlePage extends Page {
  article: ArticleFile
}

export interface Downloads {
  categories: DownloadCategory[]
  /** By the name of their file, in the order of categories, then of names. */
  files: Map<string, DownloadFile>
}

/** All content of the embedded content system, checked. */
export interface ContentSite {
  defaultLocale: Locale
  /** Languages that have pages, in the order of the language select. */
  locales: Locale[]
  pages: Page[]
  navigation: Record<Locale, NavigationFile>
  /** By redirected address. */
  redirects: Map<string, RedirectFile>
  people: Map<string, PersonFile>
  news: News
  downloads: Downloads
  forms: SiteForms
  /** By path below data/media. */
  media: Map<string, ContentMedia>
}

export const pageAddress = (page: Page): string =>
  page.path === '' ? `/${page.locale}` : `/${page.locale}/${page.path}`

export const pageAt = (site: Pick<ContentSite, 'pages'>, locale: Locale, path: string): Page | undefined =>
  site.pages.find((page) => page.locale === locale && page.path === path)

export const translationOf = (site: Pick<ContentSite, 'pages'>, uid: number, locale: Locale): Page | undefined =>
  site.pages.find((page) => page.uid === uid && page.locale === locale)

export const articleOf = (site: ContentSite, locale: Locale, uid: number): ArticlePage | undefined =>
  site.news.articles.find((page) => page.uid === uid && page.locale === locale)

/** Pages named like a status, `404.json`, are shown in place of an error and have no address of their own. */
export const isStatusPage = (page: Page): boolean => /^[45]\d\d$/.test(page.path)

export const nameOf = (page: Page): string => page.navigationTitle ?? page.title
