import { asc, eq } from 'drizzle-orm'
import { shopOrder, shopOrderLineItem } from '#backend/database/schema/sales.ts'
import { readMedia, withPayloadDocumentsAt } from '#backend/shop/media/media-struct.ts'
import type { MediaReader, MediaStruct } from '#backend/shop/media/media-struct.ts'
import { GERMAN } from '#contracts/shop/languages.ts'

type OrderRow = typeof shopOrder.$inferSelect
export type OrderedLine = typeof shopOrderLineItem.$inferSelect & { cover: MediaStruct | null }
/** A stored quote request in the language in which it was sent. */
export type StoredOrder = OrderRow & { lines: OrderedLine[] }

/** @throws Error if there is none, because ids of quote requests come from the shop itself. */
export async function readOrder(
  { db, mediaOrigin }: Omit<MediaReader, 'languageCode'>,
  id: string,
): Promise<StoredOrder> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, id))
  if (order === undefined) throw new Error(`There is no quote request ${id}`)
  const lines = await db
    .select()
    .from(shopOrderLineItem)
    .where(eq(shopOrderLineItem.orderId, id))
    .orderBy(asc(shopOrderLineItem.position))
  const covers = await readMedia(
    { db, mediaOrigin, languageCode: order.languageId === GERMAN ? 'de' : 'en' },
    lines.map(({ coverId }) => coverId),
  )
  return {
    ...order,
    lines: lines.map((line) => ({
      ...line,
      payload: withPayloadDocumentsAt(mediaOrigin, line.payload),
      cover: covers.get(line.coverId ?? '') ?? null,
    })),
  }
}
