import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema, shopKeySchema } from '#backend/content/field-schemas.ts'
import { shopId } from '#backend/content/shop-id.ts'

export const shopProductsFormat = elementFormat(
  'site_shop_products',
  {
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    category: shopKeySchema,
    limit: z.int().min(1).max(24).default(4),
    sorting: z.string().default(''),
  },
  {
    write: ({ bodytext, link, category, limit, sorting }, write) => ({
      bodytext: write.html(bodytext),
      link: write.link(link),
      categoryId: shopId('category', category),
      limit,
      showFilter: false,
      sorting,
    }),
  },
)
