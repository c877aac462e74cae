import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'

/** `children` are the other types, so `elements.ts` adds them. */
export const groupFormat = elementFormat(
  'site_group',
  { columns: z.union([z.literal([1, 2, 3, 4])]).default(2) },
  { write: ({ columns }) => ({ columns }) },
)
