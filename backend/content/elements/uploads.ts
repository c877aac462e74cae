import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'

const LOOKS = ['name', 'icon', 'picture'] as const

const upload = z.strictObject({
  /** A file of data/media. */
  file: z.string().min(1),
  title: z.string().min(1).optional(),
  description: z.string().default(''),
})

export const uploadsFormat = elementFormat(
  'uploads',
  {
    files: z.array(upload).min(1),
    look: z.enum(LOOKS).default('icon'),
    showSize: z.boolean().default(true),
    newWindow: z.boolean().default(false),
  },
  {
    write: ({ files, look, showSize, newWindow }, write) => ({
      media: files.flatMap(({ file, title, description }) => {
        const document = write.file({ file, alternative: '' })
        if (!document) return []
        return [{ ...document, properties: { ...document.properties, title: title ?? null, description } }]
      }),
      target: newWindow ? '_blank' : '',
      displayFileSizeInformation: showSize ? '1' : '0',
      displayDescription: '1',
      displayInformation: String(LOOKS.indexOf(look)),
    }),
  },
)
