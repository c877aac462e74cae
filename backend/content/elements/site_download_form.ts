import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'

export const downloadFormFormat = elementFormat(
  'site_download_form',
  {
    bodytext: bodytextSchema,
    /** A form of data/forms whose purpose is `download`. */
    form: z.string().min(1),
    /** Names of files of data/downloads. */
    files: z.array(z.string()).min(1),
  },
  {
    write: ({ bodytext, form, files }, write) => ({
      bodytext: write.html(bodytext),
      ...write.form(form),
      items: write.downloads({ categories: [], files }),
    }),
    check({ form, files }, { purposeOf, hasDownload, report }) {
      if (purposeOf(form) !== 'download') report('form', `forms/${form}.json is no form with the purpose download`)
      for (const key of files.filter((one) => !hasDownload(one)))
        report('files', `downloads/${key}.json does not exist`)
    },
  },
)
