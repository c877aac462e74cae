import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema } from '#backend/content/field-schemas.ts'

const idSchema = z.string().regex(/^[0-9a-f]{32}$/, 'must be an id of the shop')

export const productBoxFormat = elementFormat(
  'site_product_box',
  {
    bodytext: bodytextSchema,
    numbers: z.array(z.string().min(1)).default([]),
    ids: z.array(idSchema).default([]),
    limit: z.int().min(1).max(24).default(4),
    link: linkSchema.optional(),
  },
  {
    write: ({ bodytext, numbers, ids, limit, link }, write) => ({
      bodytext: write.html(bodytext),
      productIds: ids,
      productNumbers: numbers,
      limit,
      link: write.link(link),
    }),
    check({ numbers, ids }, { report }) {
      if (numbers.length + ids.length === 0) report('numbers', 'or ids: at least one product')
    },
  },
)
