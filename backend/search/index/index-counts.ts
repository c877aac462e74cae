import { z } from 'zod'
import { firstLocale } from '#contracts/locales.ts'

/** Reads how far each connected system was read, and how many products or pages of it the index has. */
export const indexCountsQuery = (): string => `select origin, done, total, read_at is not null as "isRead",
  (select count(*) from search_document document where document.origin = search_reading.origin
    and document.locale = '${firstLocale()}' and (search_reading.origin = 'content' or document.processor = 'shop product'))::int as documents
  from search_reading order by origin desc`

export const indexCountsSchema = z.array(
  z.object({
    origin: z.enum(['shop', 'content']),
    done: z.number(),
    total: z.number(),
    isRead: z.boolean(),
    documents: z.number(),
  }),
)

export type IndexCounts = z.output<typeof indexCountsSchema>
