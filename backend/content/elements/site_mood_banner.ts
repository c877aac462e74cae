import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { fileSchema } from '#backend/content/field-schemas.ts'

export const moodBannerFormat = elementFormat(
  'site_mood_banner',
  { image: fileSchema, quote: z.string().default(''), author: z.string().default('') },
  { write: ({ image, quote, author }, write) => ({ image: write.file(image), quote, author }) },
)
