import { inArray } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { deliveryTime } from '#backend/database/schema/catalogue.ts'
import { struct } from '#backend/shop/http/struct.ts'

export type DeliveryTimeStruct = ReturnType<typeof deliveryTimeStruct>

export async function readDeliveryTimes(
  db: Database,
  language: LanguageCode,
  ids: (string | null)[],
): Promise<Map<string, DeliveryTimeStruct>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.select().from(deliveryTime).where(inArray(deliveryTime.id, wanted))
  return new Map(rows.map((row) => [row.id, deliveryTimeStruct(row, language)]))
}

function deliveryTimeStruct({ id, name, min, max, unit }: typeof deliveryTime.$inferSelect, language: LanguageCode) {
  return struct('delivery_time', {
    id,
    name: name[language],
    min,
    max,
    unit,
    customFields: {},
    translated: { name: name[language], customFields: {} },
  })
}
