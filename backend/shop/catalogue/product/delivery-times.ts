import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { deliveryTime } from '#backend/database/schema/catalogue.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import { struct } from '#backend/http/struct.ts'

export type DeliveryTimeStruct = ReturnType<typeof deliveryTimeStruct>

export const readDeliveryTimes = cacheByVersion(
  async ({ db, languageCode }): Promise<ReadonlyMap<string, DeliveryTimeStruct>> => {
    const rows = await db.select().from(deliveryTime)
    return new Map(rows.map((row) => [row.id, deliveryTimeStruct(row, languageCode)]))
  },
)

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
