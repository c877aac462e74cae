import { z } from 'zod'
import { companyFile } from '#contracts/company-file.ts'
import { LOCALES } from '#contracts/locales.ts'
import { localesSchema } from '#backend/content/field-schemas.ts'

/** `data/downloads/categories.json`, in the order of lists. */
export const downloadCategoriesSchema = z.array(z.strictObject({ key: z.string().min(1), title: localesSchema }))

/** A document in one or more languages: `data/downloads/<key>.json`. */
export const downloadSchema = companyFile({
  /** Unique among downloads. */
  id: z.int().positive().max(100_000),
  category: z.string().min(1),
  title: localesSchema,
  /** As printed on the document: `3.1`. */
  version: z.string().min(1),
  files: z
    .array(
      z.strictObject({
        /** A file of data/media: `downloads/handling-de.pdf`. */
        file: z.string().min(1),
        /** Left out for a file without language: a drawing, a model. */
        language: z.enum(LOCALES).optional(),
        /** Day of the document. Only for a file that does not say it: a PDF does. */
        date: z.iso.date().optional(),
      }),
    )
    .min(1),
})

export type DownloadFile = z.output<typeof downloadSchema>
export type DownloadCategory = z.output<typeof downloadCategoriesSchema>[number]
