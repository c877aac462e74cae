import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'

export const sectionFormat = elementFormat(
  'site_section',
  {
    bodytext: bodytextSchema,
    anchor: z.string().default(''),
    width: z.enum(['narrow', 'wide', 'full']).default('wide'),
  },
  { write: ({ bodytext, anchor, width }, write) => ({ bodytext: write.html(bodytext), anchor, width }) },
)
