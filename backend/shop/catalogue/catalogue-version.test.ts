import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/database/database.ts'
import { describeOnBothDatabases } from '#test/support/database.ts'
import { seedTinyCatalogue } from '#test/contract/shop/tiny-catalogue.ts'
import { readCatalogueVersion, cacheByVersion } from './catalogue-version.ts'
import type { CatalogueReader } from './catalogue-version.ts'

describeOnBothDatabases('cacheByVersion', (open) => {
  let db: Database
  beforeAll(async () => {
    ;({ db } = await open())
    await seedTinyCatalogue(db)
  })

  it('reads once per language until the catalogue changes', async () => {
    const asked: string[] = []
    const read = cacheByVersion(async ({ languageCode }: CatalogueReader) => void asked.push(languageCode))
    const ask = (languageCode: 'de' | 'en') => read({ db, languageCode })
    await Promise.all([ask('de'), ask('de')])
    await ask('en')
    await ask('de')
    expect(asked).toEqual(['de', 'en'])
    await db.execute(sql`update product set stock = stock + 1 where product_number = 'BELT'`)
    await ask('de')
    expect(asked).toEqual(['de', 'en', 'de'])
  })

  it('ignores a change that was rolled back', async () => {
    const before = await readCatalogueVersion(db)
    const change = db.transaction(async (tx) => {
      await tx.execute(sql`update category set position = 9`)
      throw new Error('back')
    })
    await expect(change).rejects.toThrow('back')
    expect(await readCatalogueVersion(db)).toBe(before)
  })

  it('does not cache a failure', async () => {
    let calls = 0
    const read = cacheByVersion(async () => {
      calls += 1
      if (calls === 1) throw new Error('once')
      return calls
    })
    await expect(read({ db, languageCode: 'de' })).rejects.toThrow('once')
    expect(await read({ db, languageCode: 'de' })).toBe(2)
  })
})
