import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const bannerFormat = elementFormat(
  'site_banner',
  {
    image: fileSchema.optional(),
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    closable: z.boolean().default(false),
  },
  {
    write: ({ image, bodytext, link, closable }, write) => ({
      image: write.file(image),
      bodytext: write.html(bodytext),
      link: write.link(link),
      closable,
    }),
  },
)
