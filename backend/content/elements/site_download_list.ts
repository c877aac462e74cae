import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'

export const downloadListFormat = elementFormat(
  'site_download_list',
  {
    bodytext: bodytextSchema,
    /** Keys of data/downloads/categories.json; empty for all. */
    categories: z.array(z.string()).default([]),
    /** Names of files of data/downloads, instead of whole categories. */
    files: z.array(z.string()).default([]),
    filter: z.boolean().default(false),
  },
  {
    write: ({ bodytext, categories, files, filter }, write) => ({
      bodytext: write.html(bodytext),
      items: write.downloads({ categories, files }),
      filter,
    }),
    check({ categories, files }, { hasDownload, hasDownloadCategory, report }) {
      for (const key of categories.filter((one) => !hasDownloadCategory(one)))
        report('categories', `${key} is not in downloads/categories.json`)
      for (const key of files.filter((one) => !hasDownload(one)))
        report('files', `downloads/${key}.json does not exist`)
    },
  },
)
