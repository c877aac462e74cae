import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const splitFormat = elementFormat(
  'site_split',
  {
    media: fileSchema.optional(),
    mediaPosition: z.enum(['left', 'right']).default('left'),
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    ratio: z.enum(['50-50', '33-66', '66-33']).default('50-50'),
  },
  {
    write: ({ media, mediaPosition, bodytext, link, ratio }, write) => ({
      media: write.file(media),
      mediaPosition,
      bodytext: write.html(bodytext),
      link: write.link(link),
      ratio,
    }),
  },
)
