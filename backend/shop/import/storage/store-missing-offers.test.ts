import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/database/database.ts'
import { catalogueFolder, smallCatalogue } from '#test/support/catalogue-folder.ts'
import { describeOnBothDatabases, describeOnEachDatabase } from '#test/support/database.ts'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { lockImports } from './lock-imports.ts'
import { storeMissingOffers } from './store-missing-offers.ts'

describeOnBothDatabases('Offers that a start finds missing', (open) => {
  let db: Database
  const stored = async () => {
    const { rows } = await db.execute(
      sql`select product_id as id, summary::text as summary, offers::text as offers from family_offers order by 1`,
    )
    return rows
  }
  beforeAll(async () => {
    ;({ db } = await open())
  })

  test('are none in a database without products', async () => {
    expect(await storeMissingOffers(db)).toBe(false)
  })

  test('are stored as the import stores them, once', async () => {
    const { folder, remove } = await catalogueFolder(smallCatalogue())
    await importCatalogue({ db, folder }).finally(remove)
    const imported = await stored()
    expect(imported.length).toBeGreaterThan(0)
    expect(await storeMissingOffers(db), 'after an import').toBe(false)
    await db.execute(sql`delete from family_offers`)
    expect(await storeMissingOffers(db), 'after an update of the software').toBe(true)
    expect(await stored()).toEqual(imported)
    expect(await storeMissingOffers(db)).toBe(false)
  })

  test('are those of a family that was changed by hand', async () => {
    await db.execute(sql`update product set stock = stock + 7 where product_number = 'T-1'`)
    expect(await storeMissingOffers(db)).toBe(true)
    expect(await storeMissingOffers(db)).toBe(false)
  })

  test('are not those of a product that lists do not show', async () => {
    await db.execute(sql`update product set active = false where product_number = 'T-1'`)
    expect(await storeMissingOffers(db)).toBe(false)
    await db.execute(sql`update product set active = true where product_number = 'T-1'`)
    expect(await storeMissingOffers(db)).toBe(true)
  })
})

describeOnEachDatabase('While an import runs', (open, kind) => {
  // PGlite has one connection and one process: no import is under way beside a start.
  test.skipIf(kind === 'pglite')('the start goes on, and leaves its offers to the import', async () => {
    const { db } = await open()
    const { folder, remove } = await catalogueFolder(smallCatalogue())
    await importCatalogue({ db, folder }).finally(remove)
    await db.execute(sql`delete from family_offers`)
    await db.transaction(async (tx) => {
      await lockImports(tx)
      expect(await storeMissingOffers(db)).toBe(false)
    })
    expect(await storeMissingOffers(db)).toBe(true)
  })
})
