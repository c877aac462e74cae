import { idOf } from '#backend/database/id.ts'
import type { product } from '#backend/database/schema/catalogue.ts'
import type { MerchantFields } from '#test/support/shopware/traits/merchant-fields.ts'
import { both, optionIdOf, productIdOf, row } from './products.ts'

type Row = typeof product.$inferInsert

/** As merchants write it, with what an editor of the Administration offers. */
const LONG_TEXT =
  '<h2>Einsatz</h2><p><strong>Gleitklotz</strong> für <em>schwere</em> Ketten &amp; Bänder.</p>' +
  '<ul><li>Dichte 0,93&nbsp;g/cm³</li><li>bis 80&nbsp;°C</li></ul>' +
  '<p><a href="https://example.com/datenblatt.pdf" onclick="steal()">Datenblatt</a></p><script>steal()</script>'

const part = (number: string, position: number, name: string, more: Partial<Row> = {}): Row =>
  row(number, position, {
    name: both(name),
    description: both(`<p>${name} aus dem Lager.</p>`),
    categoryIds: [idOf('category', 'parts')],
    priceNet: '10.00',
    stock: 50,
    ...more,
  })

const variant = (number: string, position: number, option: string, more: Partial<Row> = {}): Row =>
  row(number, position, {
    parentId: productIdOf('RW-CT'),
    priceNet: '3.30',
    optionIds: [optionIdOf(option)],
    stock: 50,
    ...more,
  })

/** Products with fields of a Shopware that the embedded shop does not have. */
export const MERCHANT_PRODUCTS: Row[] = [
  part('RW-S100', 1, 'Gleitklotz', {
    description: both(LONG_TEXT),
    propertyIds: ['material/pom-c', 'colour/natur', 'use/foerderer', 'use/verpackung', 'internal/lager-7'].map(
      optionIdOf,
    ),
    deliveryTimeId: idOf('delivery-time', 'days'),
  }),
  // The example of docs/shopware.md.
  part('RW-CUT', 2, 'Zuschnittleiste', {
    facts: both({ cut: { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: 'ISO 2768-1 c' } }),
  }),
  part('RW-CLOSE', 3, 'Restposten', { stock: 0, deliveryTimeId: idOf('delivery-time', 'days') }),
  part('RW-FEW', 4, 'Letzte Stücke', { stock: 3 }),
  part('RW-ZERO', 5, 'Nachschub', { stock: 0, deliveryTimeId: idOf('delivery-time', 'days') }),
  part('RW-CT', 6, 'Leistensatz', { propertyIds: ['material/pe-uhmw'].map(optionIdOf) }),
  variant('RW-CT.1', 1, 'length/1000', { propertyIds: ['material/pe-uhmw'].map(optionIdOf) }),
  variant('RW-CT.2', 2, 'length/2000', { propertyIds: ['material/pe-uhmw'].map(optionIdOf) }),
  variant('RW-CT.4', 3, 'length/3000', {
    stock: 0,
    propertyIds: ['material/pe-uhmw'].map(optionIdOf),
    deliveryTimeId: idOf('delivery-time', 'days'),
  }),
]

const COMPANY = { name: 'Musterkunststoff GmbH' }

export const MERCHANT_FIELDS: MerchantFields = new Map([
  [
    productIdOf('RW-S100'),
    {
      manufacturer: COMPANY,
      manufacturerNumber: 'MK-4711',
      ean: '4006381333931',
      ratingAverage: 4.5,
      reviews: 12,
      pack: { one: 'Packung', many: 'Packungen', content: 2.5, reference: 1, unit: 'Meter', shortCode: 'm' },
      listPrice: 12.5,
      scale: [
        { until: 9, price: 10 },
        { until: 24, price: 9 },
        { until: undefined, price: 8 },
      ],
    },
  ],
  [productIdOf('RW-CLOSE'), { isCloseout: true }],
  [productIdOf('RW-FEW'), { isCloseout: true }],
  [productIdOf('RW-ZERO'), { restockTime: 10 }],
  [productIdOf('RW-CT'), { manufacturer: COMPANY }],
  [productIdOf('RW-CT.1'), { ean: '4006381333948' }],
  [productIdOf('RW-CT.4'), { isCloseout: true }],
])

/** Closeouts without stock. */
export const SOLD_OUT: ReadonlyMap<string, string> = new Map([
  [productIdOf('RW-CLOSE'), 'Restposten'],
  [productIdOf('RW-CT.4'), 'Leistensatz'],
])
