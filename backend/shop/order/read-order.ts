import { asc, eq } from 'drizzle-orm'
import { shopOrder, shopOrderLineItem } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { withTranslation } from '#backend/shop/cart/cart-products.ts'
import { onRequestOption } from '#backend/shop/catalogue/product/price-on-request.ts'
import { readMedia, withPayloadDocumentsAt } from '#backend/shop/media/media-struct.ts'
import type { MediaStruct } from '#backend/shop/media/media-struct.ts'
import type { LineItemPayload } from '#contracts/shop/cart.ts'
import { languageCodeOf } from '#backend/database/schema/languages.ts'

type LineRow = typeof shopOrderLineItem.$inferSelect
type OrderRow = typeof shopOrder.$inferSelect
export type OrderedLine = LineRow & { cover: MediaStruct | null }
/** A stored quote request in the language in which it was sent. */
export type StoredOrder = OrderRow & { lines: OrderedLine[] }

/** @throws Error if there is none, because ids of quote requests come from the shop itself. */
export async function readOrder(
  { db, mediaOrigin, withPriceNotes }: Pick<ShopContext, 'db' | 'mediaOrigin' | 'withPriceNotes'>,
  id: string,
): Promise<StoredOrder> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, id))
  if (order === undefined) throw new Error(`There is no quote request ${id}`)
  const lines = await db
    .select()
    .from(shopOrderLineItem)
    .where(eq(shopOrderLineItem.orderId, id))
    .orderBy(asc(shopOrderLineItem.position))
  const languageCode = languageCodeOf(order.languageId)
  const noted = (line: LineRow): LineItemPayload =>
    withPriceNotes && line.unitPrice === null
      ? { ...line.payload, options: withTranslation([...(line.payload.options ?? []), onRequestOption(languageCode)]) }
      : line.payload
  const covers = await readMedia(
    { db, mediaOrigin, languageCode },
    lines.map(({ coverId }) => coverId),
  )
  return {
    ...order,
    lines: lines.map((line) => ({
      ...line,
      payload: withPayloadDocumentsAt(mediaOrigin, noted(line)),
      cover: covers.get(line.coverId ?? '') ?? null,
    })),
  }
}
