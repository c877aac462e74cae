import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import type { ContentElement } from '#contracts/content/elements.ts'
import type { ContentPage } from '#contracts/content/page.ts'
import type { Locale } from '#contracts/locales.ts'
import type { IndexedPage } from '#contracts/search/index-source.ts'
import { allElements, firstPicture, textsOf } from './element-texts.ts'

/** A page or an article with all texts that a visitor reads on it. */
export function contentPageDocument(locale: Locale, path: string, page: ContentPage, position: number): IndexedPage {
  const elements = allElements([...page.stage, ...page.main])
  const headers = elements.flatMap(({ header }) => [header.text, header.subheader])
  // A page for all articles has one title.
  const article = elements.map(titleOfArticle).find((found) => found !== '')
  const { title, description, keywords } = page.meta
  const wordsOfPath = (path.split('/').slice(2).at(-1) ?? '').replaceAll('-', ' ')
  return {
    ...PLAIN,
    locale,
    processor: 'website',
    ref: path,
    position,
    title: article ?? (page.title || title),
    url: path,
    image: elements.map(firstPicture).find((url) => url !== '') ?? '',
    shortDescription: description,
    headlines: [...new Set([page.title, title, keywords, wordsOfPath, ...headers])].filter(Boolean),
    content: [...new Set(elements.flatMap(textsOf))].join('\n'),
  }
}

const titleOfArticle = (element: ContentElement): string =>
  (element.type === 'news_newsdetail' && element.article?.title) || ''

const PLAIN = { seoPath: '', image: '', shortDescription: '', headlines: [], content: '', extra: {} }

/** People and files of a language, each at the page that says the most about its kind. */
export function listedDocuments(locale: Locale) {
  const people = new Map<string, { person: Contact; url: string; beside: number }>()
  const files = new Map<string, IndexedPage>()
  return {
    /** Notes the people and files of a page. */
    add(path: string, page: ContentPage): void {
      for (const element of allElements([...page.stage, ...page.main])) {
        if (element.type === 'site_address_list')
          for (const person of element.items) {
            const key = String(person.id || person.name)
            const beside = element.items.length
            if ((people.get(key)?.beside ?? 0) < beside) people.set(key, { person, url: path, beside })
          }
        for (const file of filesOf(element, locale)) if (!files.has(file.ref)) files.set(file.ref, file)
      }
    },
    documents: (): IndexedPage[] => [
      ...[...people].map(([key, { person, url }], position) => personDocument(locale, key, person, url, position)),
      ...[...files.values()].map((file, position) => ({ ...file, position })),
    ],
  }
}

function personDocument(locale: Locale, ref: string, person: Contact, url: string, position: number): IndexedPage {
  const { name, positions, groups, organisations, regions, email, tel, mobile } = person
  const image = person.image?.url ?? ''
  return {
    ...PLAIN,
    locale,
    processor: 'contacts',
    ref,
    position,
    title: name,
    url,
    image,
    shortDescription: positions.join(', '),
    headlines: [...positions, ...groups],
    content: [...organisations, ...regions, ...[tel, mobile].map((number) => number.replace(/\D/g, ''))]
      .filter(Boolean)
      .join(', '),
    extra: { name, email, tel, mobile, groups, positions, organisations, imageArray: image === '' ? [] : [image] },
  }
}

/** The files for download of an element: of our lists, of the stock element, of an article. */
function filesOf(element: ContentElement, locale: Locale): IndexedPage[] {
  const base = { ...PLAIN, locale, processor: 'downloads', position: 0 } as const
  if (element.type === 'site_download_list')
    return element.items.map(({ title, category, version, language, bytes, href, kind }) => ({
      ...base,
      ref: href,
      title,
      url: href,
      shortDescription: category,
      headlines: [category, fileName(href)].filter(Boolean),
      extra: { file: { kind, bytes, language, version, category } },
    }))
  if (element.type !== 'uploads' && element.type !== 'news_newsdetail') return []
  return element.files
    .filter(({ file }) => !file.mimeType.startsWith('image/'))
    .map(({ file, name, description, extension }) => ({
      ...base,
      ref: file.url,
      title: name,
      url: file.url,
      shortDescription: description,
      headlines: [fileName(file.url)],
      extra: { file: { kind: extension.toUpperCase(), bytes: 0, language: '', version: '', category: '' } },
    }))
}

/** The name of a file without its ending. */
const fileName = (href: string): string => (href.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '')
