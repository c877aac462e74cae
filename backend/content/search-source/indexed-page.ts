import { pageDocument } from '#backend/content/documents/page-document.ts'
import { type ContentSite, nameOf, type Page, pageAddress } from '#backend/content/site.ts'
import { asArray, asRecord, asText } from '#contracts/content/json-record.ts'
import type { IndexedPage } from '#contracts/search/index-source.ts'
import { thumbnailAddress } from '#backend/content/pictures/sizes.ts'
import { readWords } from './read-words.ts'

/** Elements whose texts are those of other documents of the search. */
const LISTS = new Set(['site_address_list', 'site_download_list', 'news_pi1', 'site_shop_products', 'menu_pages'])
/** Elements with texts of other pages. */
const isList = (type: string): boolean => LISTS.has(type) || type.startsWith('menu_')

/** A page or article with all texts that a visitor reads on it. */
export function indexedPage(site: ContentSite, page: Page, position: number): IndexedPage {
  const { content } = pageDocument(site, page)
  const headlines: string[] = []
  const texts: string[] = []
  let image = ''
  const visit = (element: unknown) => {
    const { type, content: fields, children } = asRecord(element)
    const { header, subheader, ...rest } = asRecord(fields)
    headlines.push(...[header, subheader].map(asText).filter(Boolean))
    // The elements of an article are visited on their own.
    const { contentElements: _, ...data } = asRecord(rest.data)
    if (!isList(asText(type))) texts.push(...readWords({ ...rest, data }))
    image ||= firstImage(rest)
    asArray(children).forEach(visit)
    asArray(asRecord(rest.data).contentElements).forEach(visit)
  }
  for (const column of [content.colPos1, content.colPos0]) for (const element of column ?? []) visit(element)
  return {
    locale: page.locale,
    processor: 'website',
    ref: page.path === '' ? '/' : page.path,
    position,
    title: nameOf(page),
    url: pageAddress(page),
    seoPath: '',
    image,
    shortDescription: page.meta.description,
    headlines: [
      ...new Set([page.title, page.meta.title ?? '', page.meta.keywords ?? '', wordsOfPath(page), ...headlines]),
    ].filter(Boolean),
    content: [...new Set(texts)].join('\n'),
    extra: {},
  }
}

/** The words of the last part of an address: `imprint` of a page named `Legal notice`. */
const wordsOfPath = ({ path }: Page): string => (path.split('/').at(-1) ?? '').replaceAll('-', ' ')

/** Returns the address of the first picture below a value, as small as a list shows it. */
function firstImage(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { publicUrl, properties, sources } = asRecord(value)
  if (typeof publicUrl === 'string' && asRecord(properties).type === 'image') {
    const { width } = asRecord(asRecord(properties).dimensions)
    return thumbnailAddress(publicUrl, sources !== undefined && typeof width === 'number' ? width : undefined)
  }
  for (const item of Object.values(value)) {
    const found = firstImage(item)
    if (found !== '') return found
  }
  return ''
}
