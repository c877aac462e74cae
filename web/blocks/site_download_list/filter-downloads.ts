import type { Download } from '#contracts/content/elements/site_download_list.ts'

/** Filters of a list in its address; empty for all. */
export interface DownloadFilter {
  query: string
  category: string
  language: string
}

export const NO_DOWNLOAD_FILTER: DownloadFilter = { query: '', category: '', language: '' }

export const readDownloadFilter = (query: URLSearchParams): DownloadFilter => ({
  query: (query.get('q') ?? '').trim().slice(0, 100),
  category: query.get('category') ?? '',
  language: query.get('language') ?? '',
})

/** A document and the languages that it exists in. */
export interface DownloadEntry {
  /** The file in the reader's language, or else the nearest. */
  file: Download
  /** In other languages. */
  others: Download[]
}

export interface FilteredDownloads {
  entries: DownloadEntry[]
  filter: DownloadFilter
  /** Of the whole list. */
  categories: string[]
  languages: string[]
}

/**
 * Returns the documents that the filter selects, each with its file in the language of the page.
 * @param language ISO 639, of the page
 */
export function filterDownloads(
  items: readonly Download[],
  filter: DownloadFilter,
  language: string,
): FilteredDownloads {
  const words = plain(filter.query).split(/\s+/).filter(Boolean)
  const found = items.filter(
    (item) =>
      (filter.category === '' || item.category === filter.category) &&
      (filter.language === '' || item.language === filter.language || item.language === '') &&
      words.every((word) => plain(`${item.title} ${item.category} ${item.kind} ${item.version}`).includes(word)),
  )
  const documents = Object.values(Object.groupBy(found, ({ category, title }) => JSON.stringify([category, title])))
  const order = [filter.language || language, '', 'en']
  return {
    entries: documents.flatMap((files = []) => toEntry(files, order)),
    filter,
    categories: unique(items.map(({ category }) => category)),
    languages: unique(items.map((item) => item.language)),
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean)

/** A reader who writes `uber` or `pokyny` finds `über` and `pokyny`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function toEntry(files: readonly Download[], order: readonly string[]): DownloadEntry[] {
  const file = order.map((language) => files.find((one) => one.language === language)).find(Boolean) ?? files[0]
  return file ? [{ file, others: files.filter((one) => one !== file) }] : []
}
