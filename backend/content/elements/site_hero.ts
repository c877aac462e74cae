import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema, linkSchema, shopKeySchema } from '#backend/content/field-schemas.ts'
import { shopId } from '#backend/content/shop-id.ts'

const point = z.strictObject({ x: z.number(), y: z.number() })
const part = z.strictObject({ fragment: z.string(), category: shopKeySchema, balloon: point, leader: point })
const caption = z.strictObject({
  text: z.string(),
  matrix: z.array(z.number()).length(6),
  size: z.number().positive(),
})

export const heroFormat = elementFormat(
  'site_hero',
  {
    image: fileSchema,
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    moreLink: linkSchema.optional(),
    parts: z.array(part),
    layers: z.array(z.string()).default([]),
    captions: z.array(caption).default([]),
    facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
    factsLink: linkSchema.optional(),
  },
  {
    write: ({ image, bodytext, link, moreLink, layers, parts, captions, facts, factsLink }, write) => ({
      image: write.file(image),
      bodytext: write.html(bodytext),
      link: write.link(link),
      moreLink: write.link(moreLink),
      parts: parts.map(({ category, ...rest }) => ({ ...rest, categoryId: shopId('category', category) })),
      layers,
      captions,
      facts,
      factsLink: write.link(factsLink),
    }),
  },
)
