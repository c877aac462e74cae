import { languageTag } from '#contracts/locales.ts'
import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { filterDownloads, type FilteredDownloads, NO_DOWNLOAD_FILTER, readDownloadFilter } from './filter-downloads.ts'

/** The documents that the address selects, if the list has filters. */
export const loadDownloadList: BlockLoader<'site_download_list', FilteredDownloads> = async (
  { items, hasFilter },
  { address, locale },
) =>
  filterDownloads(items, hasFilter ? readDownloadFilter(address.searchParams) : NO_DOWNLOAD_FILTER, languageTag(locale))
