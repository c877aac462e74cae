import type { FileDocument } from '#contracts/content/file.ts'
import type { DownloadDocument } from '#contracts/content/elements/site_download_list.ts'
import { languageTag, type Locale } from '#contracts/locales.ts'
import { readPdfDate } from '#backend/content/downloads/pdf-date.ts'
import type { DownloadQuery } from '#backend/content/element-format.ts'
import type { ContentMedia, ContentSite } from '#backend/content/site.ts'

const withBytes = ({ document, bytes }: ContentMedia): FileDocument => ({
  ...document,
  properties: { ...document.properties, bytes: bytes.length },
})

/** The files of a list. Size and date are those of the file itself. */
export function downloadDocuments(
  { downloads, media }: ContentSite,
  locale: Locale,
  { categories, files }: DownloadQuery,
): DownloadDocument[] {
  const listed =
    files.length > 0
      ? files.flatMap((key) => downloads.files.get(key) ?? [])
      : [...downloads.files.values()].filter(({ category }) => categories.length === 0 || categories.includes(category))
  return listed.flatMap((download) => {
    const category = downloads.categories.find(({ key }) => key === download.category)
    return download.files.flatMap(({ file, language, date }, index) => {
      const stored = media.get(file)
      if (!stored) return []
      return {
        id: download.id * 100 + index,
        title: download.title[locale],
        category: category?.title[locale] ?? '',
        version: download.version,
        language: language ? languageTag(language) : '',
        date: date ?? readPdfDate(stored.bytes) ?? '',
        file: withBytes(stored),
      }
    })
  })
}
