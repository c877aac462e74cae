import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/database/database.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { id, OPTIONS, seedTinyCatalogue } from '#test/contract/shop/tiny-catalogue.ts'
import { readListedFamilies, storeFamilyOffers } from './families.ts'

describeOnEachDatabase('The stored offers of families', (open) => {
  let db: Database
  beforeAll(async () => {
    ;({ db } = await open())
    await seedTinyCatalogue(db)
  })

  const read = async () =>
    (await readListedFamilies(db)).map(({ offers, ...family }) => ({ ...family, offers: offers() }))
  const storedIds = async () => {
    const { rows } = await db.execute<{ id: string }>(sql`select product_id as id from family_offers`)
    return rows.map((row) => row.id)
  }

  it('say the same as the products', async () => {
    await db.execute(sql`update product set facts = jsonb_set(facts, '{all}', '{"food": true, "atex": true}')
      where product_number = 'CT-10-GREEN'`)
    await db.execute(
      sql`update product set facts = facts || ${JSON.stringify({
        de: { dimensions: [{ symbol: 'b', name: 'Breite', unit: 'mm', value: 17.4 }] },
        en: { dimensions: [{ symbol: 'b', name: 'width', unit: 'mm', value: 17.4 }] },
      })}::jsonb where product_number = 'CT-08-GREEN'`,
    )
    const computed = await read()
    await storeFamilyOffers(db)
    expect(await storedIds()).toHaveLength(computed.length)
    expect(await read()).toEqual(computed)
    const family = computed.find(({ productNumber }) => productNumber === 'CT')
    expect(family?.offers.map(({ price, traits, measures }) => ({ price, traits, measures }))).toEqual([
      { price: 12.5, traits: ['in-stock', 'food'], measures: { b: 17.4 } },
      { price: null, traits: ['food'], measures: { b: 25 } },
      { price: 20, traits: ['food', 'atex'], measures: { b: 20 } },
    ])
    expect(family?.measures.nl).toEqual([{ symbol: 'b', name: 'width', unit: 'mm' }])
  })

  it('are read from the products again once one of the family changed', async () => {
    const others = async () => (await storedIds()).filter((one) => one !== id('product', 'CT'))
    const before = await others()
    await db.execute(sql`update product set price_net = 9 where product_number = 'CT-08-GREEN'`)
    expect(await storedIds()).toEqual(before)
    const family = (await read()).find(({ productNumber }) => productNumber === 'CT')
    expect(family?.summary.prices).toEqual({ min: 9, max: 20 })
    await storeFamilyOffers(db)
    expect((await storedIds()).toSorted()).toEqual([...before, id('product', 'CT')].toSorted())
  })

  it('leave with a new or a deleted variant', async () => {
    await db.execute(sql`insert into product (id, product_number, parent_id, position, stock, facts)
      values ('new', 'CT-NEW', ${id('product', 'CT')}, 9, 0, '{}')`)
    expect(await storedIds()).not.toContain(id('product', 'CT'))
    expect((await read()).find(({ productNumber }) => productNumber === 'CT')?.offers).toHaveLength(4)
    await storeFamilyOffers(db)
    await db.execute(sql`delete from product where id = 'new'`)
    expect(await storedIds()).not.toContain(id('product', 'CT'))
    expect((await read()).find(({ productNumber }) => productNumber === 'CT')?.offers).toHaveLength(3)
  })

  it('are all read again once an option belongs to another group', async () => {
    await storeFamilyOffers(db)
    await db.execute(sql`update property_option set position = 7 where id = ${OPTIONS.pe}`)
    expect(await storedIds()).not.toEqual([])
    await db.execute(sql`update property_option set group_id = ${id('property-group', 'colour')}, key = 'pe'
      where id = ${OPTIONS.pe}`)
    expect(await storedIds()).toEqual([])
    // Its variants differ by colour, so what the family says of it does not hold for each of them.
    expect((await read()).find(({ productNumber }) => productNumber === 'CT')?.propertyIds).not.toContain(OPTIONS.pe)
  })
})
