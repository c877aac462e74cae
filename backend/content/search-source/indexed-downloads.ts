import { downloadDocuments } from '#backend/content/documents/download-documents.ts'
import type { ContentSite } from '#backend/content/site.ts'
import { languageTag } from '#contracts/locales.ts'
import type { IndexedPage } from '#contracts/search/index-source.ts'

/** The files for download: of each document those in the language itself, those without one, or else all. */
export const indexedDownloads = (site: ContentSite): IndexedPage[] =>
  site.locales.flatMap((locale) => {
    const all = downloadDocuments(site, locale, { categories: [], files: [] })
    const own = all.filter(({ language }) => language === languageTag(locale) || language === '')
    const titles = new Set(own.map(({ title }) => title))
    const shown = [...own, ...all.filter(({ title }) => !titles.has(title))]
    return shown.map((download, position): IndexedPage => {
      const { filename = '', extension = '', bytes = 0 } = download.file?.properties ?? {}
      return {
        locale,
        processor: 'downloads',
        ref: String(download.id),
        position,
        title: download.title,
        url: download.file?.publicUrl ?? '',
        seoPath: '',
        image: '',
        shortDescription: download.category,
        headlines: [download.category, filename.replace(/\.[^.]+$/, '')],
        content: namesOf(site, download.id),
        extra: {
          file: {
            kind: extension.toUpperCase(),
            bytes,
            language: download.language,
            version: download.version,
            category: download.category,
          },
        },
      }
    })
  })

/** Names of a document and of its category in every language. */
function namesOf({ downloads }: ContentSite, id: number): string {
  const download = [...downloads.files.values()].find((one) => one.id === Math.floor(id / 100))
  const category = downloads.categories.find(({ key }) => key === download?.category)
  return [...new Set([...Object.values(download?.title ?? {}), ...Object.values(category?.title ?? {})])].join(', ')
}
