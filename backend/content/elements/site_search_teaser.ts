import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const searchTeaserFormat = elementFormat(
  'site_search_teaser',
  {
    bodytext: bodytextSchema,
    placeholder: z.string().default(''),
    defaultView: z.enum(['products', 'content', 'contacts', 'downloads']).default('products'),
    link: linkSchema.optional(),
  },
  {
    write: ({ bodytext, placeholder, defaultView, link }, write) => ({
      bodytext: write.html(bodytext),
      placeholder,
      defaultView,
      link: write.link(link),
    }),
  },
)
