import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { seedTinyCatalogue } from '#test/contract/shop/tiny-catalogue.ts'
import { versioned } from './versioned.ts'
import type { Reader } from './versioned.ts'

describeOnEachDatabase('versioned', (open) => {
  it('reads once per language until the catalogue changes', async () => {
    const { db } = await open()
    await seedTinyCatalogue(db)
    const asked: string[] = []
    const read = versioned(async ({ languageCode }: Reader) => void asked.push(languageCode))
    const ask = (languageCode: 'de' | 'en') => read({ db, languageCode })
    await Promise.all([ask('de'), ask('de')])
    await ask('en')
    await ask('de')
    expect(asked).toEqual(['de', 'en'])
    await db.execute(sql`update product set stock = stock + 1 where product_number = 'BELT'`)
    await ask('de')
    expect(asked).toEqual(['de', 'en', 'de'])
  })

  it('does not keep a failure', async () => {
    const { db } = await open()
    let calls = 0
    const read = versioned(async () => {
      calls += 1
      if (calls === 1) throw new Error('once')
      return calls
    })
    await expect(read({ db, languageCode: 'de' })).rejects.toThrow('once')
    expect(await read({ db, languageCode: 'de' })).toBe(2)
  })
})
