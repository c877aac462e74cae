import type { Database } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { ownText, textIn } from '#backend/database/schema/fallback.ts'
import { deliveryTime } from '#backend/database/schema/catalogue.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import { rowFields, struct } from '#backend/http/struct.ts'

export type DeliveryTimeStruct = ReturnType<typeof deliveryTimeStruct>

export const readDeliveryTimes = cacheByVersion(({ db, languageCode }) => selectDeliveryTimes(db, languageCode))

/** Reads delivery times by id without the cache, for use inside a transaction. */
export async function selectDeliveryTimes(
  db: Database,
  language: LanguageCode,
): Promise<ReadonlyMap<string, DeliveryTimeStruct>> {
  const rows = await db.select().from(deliveryTime)
  return new Map(rows.map((row) => [row.id, deliveryTimeStruct(row, language)]))
}

function deliveryTimeStruct({ id, name, min, max, unit }: typeof deliveryTime.$inferSelect, language: LanguageCode) {
  return struct('delivery_time', {
    ...rowFields(),
    id,
    name: ownText(name, language),
    min,
    max,
    unit,
    translated: { name: textIn(name, language), customFields: {} },
  })
}
