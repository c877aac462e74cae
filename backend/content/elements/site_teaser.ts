import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema, linkSchema } from '#backend/content/field-schemas.ts'

const itemSchema = z.strictObject({
  title: z.string().min(1),
  text: z.string(),
  image: fileSchema.optional(),
  link: linkSchema.optional(),
})

export const teaserFormat = elementFormat(
  'site_teaser',
  {
    image: fileSchema.optional(),
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    badge: z.string().default(''),
    items: z.array(itemSchema).default([]),
  },
  {
    write: ({ image, bodytext, link, badge, items }, write) => ({
      image: write.file(image),
      bodytext: write.html(bodytext),
      link: write.link(link),
      badge,
      items: items.map((item) => ({ ...item, image: write.file(item.image), link: write.link(item.link) })),
    }),
  },
)
