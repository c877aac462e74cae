import { languageTag } from '#contracts/locales.ts'
import type { BlockLoader } from '#web/blocks/block-loader.ts'
import {
  type DownloadEntry,
  filterDownloads,
  NO_DOWNLOAD_FILTER,
} from '#web/blocks/site_download_list/filter-downloads.ts'

interface DownloadFormData {
  entries: DownloadEntry[]
}

/** The documents behind the form, each with its file in the language of the page. */
export const loadDownloadForm: BlockLoader<'site_download_form', DownloadFormData> = async ({ items }, { locale }) => ({
  entries: filterDownloads(items, NO_DOWNLOAD_FILTER, languageTag(locale)).entries,
})
