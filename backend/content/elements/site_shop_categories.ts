import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema, shopKeySchema } from '#backend/content/field-schemas.ts'
import { shopId } from '#backend/content/shop-id.ts'

const shortcutsSchema = z.strictObject({
  group: shopKeySchema,
  category: shopKeySchema,
  title: z.string(),
  note: z.string().default(''),
  limit: z.int().positive().default(12),
})

export const shopCategoriesFormat = elementFormat(
  'site_shop_categories',
  {
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    root: shopKeySchema.optional(),
    categories: z.array(shopKeySchema).default([]),
    showImage: z.boolean().default(true),
    shortcuts: shortcutsSchema.optional(),
  },
  {
    write: ({ bodytext, link, root, categories, showImage, shortcuts }, write) => ({
      bodytext: write.html(bodytext),
      link: write.link(link),
      rootCategoryId: root ? shopId('category', root) : '',
      categoryIds: categories.map((key) => shopId('category', key)),
      showImage,
      shortcuts: shortcuts ? writeShortcuts(shortcuts) : null,
    }),
  },
)

const writeShortcuts = ({ group, category, title, note, limit }: z.output<typeof shortcutsSchema>) => ({
  groupId: shopId('property-group', group),
  categoryId: shopId('category', category),
  title,
  note,
  limit,
})
