import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema } from '#backend/content/field-schemas.ts'

const ctaLinkSchema = z.strictObject({ link: linkSchema, style: z.enum(['primary', 'secondary']).default('primary') })

export const ctaFormat = elementFormat(
  'site_cta',
  { bodytext: bodytextSchema, links: z.array(ctaLinkSchema).min(1).max(3) },
  {
    write: ({ bodytext, links }, write) => ({
      bodytext: write.html(bodytext),
      links: links.map(({ link, style }) => ({ link: write.link(link), style })),
    }),
  },
)
