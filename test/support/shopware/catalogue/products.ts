import { idOf } from '#backend/database/id.ts'
import type { product } from '#backend/database/schema/catalogue.ts'
import type { PurchaseRule } from '#test/support/shopware/traits/corrections.ts'

type Row = typeof product.$inferInsert

export const both = <Value>(de: Value, en: Value = de) => ({ de, en })
export const productIdOf = (number: string): string => idOf('product', number)
export const optionIdOf = (key: string): string => idOf('property-option', key)
export const mediaIdOf = (file: string): string => idOf('media', file)

/** Singles of the category that has more products than one request may ask for. */
export const STRIP_COUNT = 130

export const row = (productNumber: string, position: number, more: Partial<Row>): Row => ({
  id: productIdOf(productNumber),
  productNumber,
  position,
  stock: 50,
  facts: both({}),
  ...more,
})

/** Text as its editor writes it: HTML with entities. */
const html = (name: string) =>
  `<p><strong>${name}</strong> ist verschleißfest &amp; gleitet leise.</p><ul><li>bis 80 °C</li></ul>`
const text = (de: string, en = de) => ({ name: both(de, en), description: both(html(de), html(en)) })

const outline: [number, number][] = [
  [-13, 0],
  [13, 0],
  [13, 17],
  [-13, 17],
]
/** Facts as a company stores them in the custom field. */
const cutFacts = (bar: number, width: number) =>
  both({
    pfas: false,
    food: true,
    cut: { min: 20, max: bar, step: 1, bar, kerf: 4, tolerance: 'ISO 2768-1 c' },
    dimensions: [{ symbol: 'b', name: 'b', value: width, unit: 'mm' }],
    solids: [
      {
        outline,
        length: bar,
        material: 'pe' as const,
        holes: [],
        axis: 'y' as const,
        from: 0,
        at: [0, 0, 0] as [number, number, number],
      },
    ],
  })

const guide = (number: string, position: number, price: string, options: string[], facts: Row['facts']): Row =>
  row(number, position, { parentId: productIdOf('CT-1'), priceNet: price, optionIds: options.map(optionIdOf), facts })

const plainVariant = (number: string, position: number, price: string, option: string): Row =>
  row(number, position, { parentId: productIdOf('CTU-1'), priceNet: price, optionIds: [optionIdOf(option)] })

/** Families and single products. A family comes before its variants. */
export const REAL_SHOP_PRODUCTS: Row[] = [
  row('CT-1', 1, {
    ...text('Kettenführung Typ CT Simplex', 'Chain guide type CT, simplex'),
    categoryIds: [idOf('category', 'chain-guides-ct'), idOf('category', 'chain-guides')],
    propertyIds: [optionIdOf('short-name/pe-uhmw')],
    coverId: mediaIdOf('guide-front.svg'),
    mediaIds: [mediaIdOf('guide-front.svg'), mediaIdOf('guide-side.svg')],
    facts: cutFacts(2000, 26.4),
  }),
  guide('CT-06B1-S-2000', 1, '9.90', ['chain/06b-1', 'length/2000'], cutFacts(2000, 20)),
  guide('CT-08B1-S-2000', 2, '12.50', ['chain/08b-1', 'length/2000'], cutFacts(2000, 26.4)),
  guide('CT-08B1-S-3000', 3, '18.20', ['chain/08b-1', 'length/3000'], cutFacts(3000, 26.4)),
  guide('CT-10B1-S-2000', 4, '14.80', ['chain/10b-1', 'length/2000'], cutFacts(2000, 30)),
  // Without facts, as any family without maintenance.
  row('CTU-1', 2, {
    ...text('Kettenführung Typ CTU', 'Chain guide type CTU'),
    categoryIds: [idOf('category', 'chain-guides-ct'), idOf('category', 'chain-guides')],
  }),
  plainVariant('CTU-1000', 1, '3.93', 'length/1000'),
  plainVariant('CTU-2000', 2, '4.51', 'length/2000'),
  plainVariant('CTU-3000', 3, '5.10', 'length/3000'),
  row('PL-10', 3, {
    ...text('Platte natur & grün', 'Sheet, natural & green'),
    categoryIds: [idOf('category', 'sheets')],
    propertyIds: [optionIdOf('short-name/pe-uhmw')],
    coverId: mediaIdOf('guide-side.svg'),
    mediaIds: [mediaIdOf('guide-side.svg')],
    priceNet: '21.94',
  }),
  row('KR-08B-17', 4, {
    ...text('Kettenrad Kunststoff', 'Plastic sprocket'),
    categoryIds: [idOf('category', 'sprockets-rollers')],
    priceNet: '7.60',
  }),
  ...Array.from({ length: STRIP_COUNT }, (_, index) =>
    row(`GL-${String(index + 1).padStart(3, '0')}`, 10 + index, {
      ...text(
        `Gleitleiste ${String(index + 1).padStart(3, '0')}`,
        `Sliding strip ${String(index + 1).padStart(3, '0')}`,
      ),
      categoryIds: [idOf('category', 'sliding-strips')],
      priceNet: '2.00',
    }),
  ),
]

/** Sold in pairs from two on; at most three. */
export const REAL_SHOP_RULES: ReadonlyMap<string, PurchaseRule> = new Map([
  [productIdOf('PL-10'), { min: 2, steps: 2, max: null }],
  [productIdOf('KR-08B-17'), { min: 1, steps: 1, max: 3 }],
  // The stock of a closeout.
  [productIdOf('RW-FEW'), { min: 1, steps: 1, max: 3 }],
])
