import { idOf } from '#backend/database/id.ts'
import type { KeyedKind } from '#backend/database/id.ts'
import type { Database } from '#backend/database/database.ts'
import * as tables from '#backend/database/schema/catalogue.ts'
import { CZECH, DUTCH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { seoUrlRows } from '#test/support/seo-url-rows.ts'

/**
 * A catalogue that fits in one's head, for tests that ask for exact answers:
 *
 *     root
 *     ├─ guides      BELT (property green, no variants, on request, out of stock)
 *     │  └─ guides-ct  CT (pe, both chains): CT-08-GREEN 12.50 in stock, CT-10-BLACK on request, CT-10-GREEN 20.00
 *     ├─ sheets      SHEET (99.00, no variants)   GONE (inactive)
 *     └─ hidden (inactive)
 */
export const id = (kind: KeyedKind, key: string): string => idOf(kind, key)
const both = (de: string, en = de) => ({ de, en })
const product = (number: string) => id('product', number)
const option = (key: string) => id('property-option', key)

export const OPTIONS = {
  '08b': option('chain/08b'),
  '10b': option('chain/10b'),
  green: option('colour/green'),
  black: option('colour/black'),
  pe: option('material/pe'),
} as const

export async function seedTinyCatalogue(db: Database): Promise<void> {
  await db
    .insert(tables.language)
    .values([
      { id: GERMAN, code: 'de-DE', name: 'Deutsch' },
      { id: ENGLISH, code: 'en-GB', name: 'English' },
    ])
    .onConflictDoNothing()
  await db.insert(tables.media).values({
    id: id('media', 'ct.svg'),
    fileName: 'ct.svg',
    mimeType: 'image/svg+xml',
    content: new TextEncoder().encode('<svg/>'),
    size: 6,
    width: 400,
    height: 300,
    alt: both('Kettenführung', 'Chain guide'),
  })
  await db.insert(tables.propertyGroup).values([
    { ...group('colour', 'Farbe', 'Colour', 2), filterable: true },
    { ...group('chain', 'Kette', 'Chain', 1), filterable: true },
    { ...group('material', 'Werkstoff', 'Material', 3), filterable: false },
  ])
  await db.insert(tables.propertyOption).values([
    { ...optionRow('chain', '08b', 1), name: both('08B') },
    { ...optionRow('chain', '10b', 2), name: both('10B') },
    { ...optionRow('colour', 'green', 2), name: both('grün', 'green'), colour: '#0f8249' },
    { ...optionRow('colour', 'black', 1), name: both('schwarz', 'black') },
    { ...optionRow('material', 'pe', 1), name: both('PE-UHMW') },
  ])
  const time = { key: 'week', name: both('1 Woche', '1 week'), min: 1, max: 1, unit: 'week' }
  await db.insert(tables.deliveryTime).values({ id: id('delivery-time', 'week'), ...time })
  await db.insert(tables.category).values([
    categoryRow('root', null, 1, 0, 'Katalog', 'Catalogue'),
    {
      ...categoryRow('guides', 'root', 2, 2, 'Führungen', 'Guides'),
      name: { de: 'Führungen', en: 'Guides', nl: 'Geleidingen' },
    },
    categoryRow('guides-ct', 'guides', 3, 1, 'Typ CT', 'Type CT'),
    categoryRow('sheets', 'root', 2, 1, 'Platten', 'Sheets'),
    { ...categoryRow('hidden', 'root', 2, 3, 'Verborgen', 'Hidden'), active: false },
  ])
  await db.insert(tables.product).values([
    {
      ...parentRow('CT', 1, 'guides-ct', ['pe', '08b', '10b'], null),
      coverId: id('media', 'ct.svg'),
      mediaIds: [id('media', 'ct.svg')],
    },
    { ...parentRow('BELT', 2, 'guides', ['pe', 'green'], null), stock: 0 },
    parentRow('SHEET', 3, 'sheets', [], '99.00'),
    { ...parentRow('GONE', 4, 'sheets', [], '1.00'), active: false },
  ])
  await db
    .insert(tables.product)
    .values([
      variantRow('CT-08-GREEN', 1, ['08b', 'green'], '12.50', 5, 10),
      variantRow('CT-10-BLACK', 2, ['10b', 'black'], null, 0, 25),
      variantRow('CT-10-GREEN', 3, ['10b', 'green'], '20.00', 0, 20),
    ])
  await db.insert(tables.crossSelling).values({
    id: id('cross-selling', 'CT/1'),
    productId: product('CT'),
    position: 1,
    name: both('Dazu passt', 'Goes with it'),
    productIds: [product('SHEET'), product('GONE'), product('BELT')],
  })
  const addresses = [
    ...seoUrlRows('frontend.navigation.page', id('category', 'guides-ct'), 'fuehrungen/typ-ct/', 'guides/type-ct/'),
    ...seoUrlRows('frontend.detail.page', product('CT'), 'fuehrungen/typ-ct/ct', 'guides/type-ct/ct'),
    ...['CT-08-GREEN', 'CT-10-BLACK', 'CT-10-GREEN'].flatMap((number) => {
      const part = number.toLowerCase()
      const paths = [`fuehrungen/typ-ct/ct/${part}`, `guides/type-ct/ct/${part}`] as const
      return seoUrlRows('frontend.detail.page', product(number), ...paths)
    }),
    ...seoUrlRows('frontend.navigation.page', id('category', 'guides'), 'fuehrungen/', 'guides/'),
  ]
  // As an import gives them to languages that have no addresses of their own.
  const fallbacks = [DUTCH, CZECH].flatMap((languageId) =>
    addresses
      .filter((row) => row.languageId === ENGLISH)
      .map((row) => ({ ...row, languageId, id: idOf('seo-url', `${languageId}/${row.seoPathInfo}`) })),
  )
  await db.insert(tables.seoUrl).values([...addresses, ...fallbacks])
}

const group = (key: string, de: string, en: string, position: number) => ({
  id: id('property-group', key),
  key,
  name: both(de, en),
  position,
  visible: true,
})

const optionRow = (groupKey: string, key: string, position: number) => ({
  id: option(`${groupKey}/${key}`),
  groupId: id('property-group', groupKey),
  key,
  position,
})

const categoryRow = (
  key: string,
  parent: string | null,
  level: number,
  position: number,
  de: string,
  en: string,
): typeof tables.category.$inferInsert => ({
  id: id('category', key),
  key,
  parentId: parent === null ? null : id('category', parent),
  level,
  position,
  name: both(de, en),
  description: both(`Über ${de}`, `About ${en}`),
  active: true,
})

type OptionKey = keyof typeof OPTIONS
const optionIds = (keys: OptionKey[]) => keys.map((key) => OPTIONS[key])

const parentRow = (
  number: string,
  position: number,
  categoryKey: string,
  properties: OptionKey[],
  priceNet: string | null,
): typeof tables.product.$inferInsert => ({
  id: product(number),
  productNumber: number,
  position,
  stock: 3,
  priceNet,
  deliveryTimeId: id('delivery-time', 'week'),
  name: both(`${number} de`, `${number} en`),
  description: both('Beschreibung', 'Description'),
  facts: both2({ food: true, highlights: ['parent'] }),
  propertyIds: optionIds(properties),
  categoryIds: [id('category', categoryKey)],
})

const variantRow = (
  number: string,
  position: number,
  options: OptionKey[],
  priceNet: string | null,
  stock: number,
  width: number,
): typeof tables.product.$inferInsert => ({
  id: product(number),
  productNumber: number,
  parentId: product('CT'),
  position,
  stock,
  priceNet,
  weight: 1.5,
  facts: both2({ dimensions: [{ symbol: 'b', name: 'b', value: width, unit: 'mm' }] }),
  optionIds: optionIds(options),
})

const both2 = <Facts>(facts: Facts) => ({ de: facts, en: facts })
