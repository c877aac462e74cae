import type { Database } from '#backend/database/database.ts'
import { idOf } from '#backend/database/id.ts'
import { media, product, propertyGroup, propertyOption } from '#backend/database/schema/catalogue.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

const both = <Value>(de: Value, en = de) => ({ de, en })
const id = (number: string) => idOf('product', number)

/** Ids of the products of {@link seedSalesCatalogue}. */
export const PRODUCTS = {
  /** Parent, cut from bars of 6 m: 50 to 6000 mm in steps of 10. */
  bar: id('BAR'),
  /** 60.00 EUR the bar of 6 m, green. */
  green: id('BAR-GREEN'),
  /** On request, out of stock. */
  black: id('BAR-BLACK'),
  /** Without variants: 10 mm thick, up to 1000 x 2000 mm in steps of 5, 200.00 EUR. */
  sheet: id('SHEET'),
  /** Removed from the shop. */
  gone: id('GONE'),
} as const

const cut = { min: 50, max: 6000, step: 10, bar: 6000, kerf: 4, tolerance: 'ISO 2768-1 c' }
const format = { strength: 10, width: { min: 50, max: 1000 }, length: { min: 50, max: 2000 }, step: 5 }

/** A few products with every property that affects a cart. */
export async function seedSalesCatalogue(db: Database): Promise<void> {
  const groupId = idOf('property-group', 'colour')
  await db.insert(propertyGroup).values({
    id: groupId,
    key: 'colour',
    name: both('Farbe', 'Colour'),
    position: 1,
    filterable: true,
    visible: true,
  })
  const options = { green: both('grün', 'green'), black: both('schwarz', 'black') }
  for (const [key, name] of Object.entries(options)) {
    await db.insert(propertyOption).values({ id: idOf('property-option', key), groupId, key, name, position: 1 })
  }
  await db.insert(media).values({
    id: idOf('media', 'bar'),
    fileName: 'bar.svg',
    mimeType: 'image/svg+xml',
    content: new TextEncoder().encode('<svg/>'),
    size: 6,
    width: 400,
    height: 300,
    alt: both('Stab', 'Bar'),
  })
  await db.insert(product).values([
    { ...row('BAR', { cut }), ...named('Stab', 'Bar'), coverId: idOf('media', 'bar') },
    { ...row('SHEET', { format }), ...named('Platte', 'Sheet'), priceNet: '200.00' },
    { ...row('GONE', {}), ...named('Weg', 'Gone'), active: false },
  ])
  await db
    .insert(product)
    .values([variant('BAR-GREEN', 'green', '60.00'), { ...variant('BAR-BLACK', 'black', null), stock: 0 }])
}

const row = (number: string, facts: Partial<ProductFacts>) => ({
  id: id(number),
  productNumber: number,
  position: 1,
  stock: 5,
  facts: both(facts),
})

const named = (de: string, en: string) => ({ name: both(de, en), description: both(de, en) })

const variant = (number: string, option: string, priceNet: string | null) => ({
  ...row(number, { priceOnRequest: priceNet === null }),
  parentId: id('BAR'),
  optionIds: [idOf('property-option', option)],
  priceNet,
})
