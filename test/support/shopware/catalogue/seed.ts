import { notInArray } from 'drizzle-orm'
import { idOf } from '#backend/database/id.ts'
import type { Database } from '#backend/database/database.ts'
import * as tables from '#backend/database/schema/catalogue.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { seoUrlRows } from '#test/support/seo-url-rows.ts'
import type { CategoryKind, CategoryKinds } from '#test/support/shopware/traits/category-kinds.ts'
import { addCountries } from './countries.ts'
import { LANDING_PAGE_ID } from './layouts.ts'
import { MERCHANT_PRODUCTS } from './merchant-products.ts'
import { both, mediaIdOf, optionIdOf, productIdOf, REAL_SHOP_PRODUCTS } from './products.ts'

/** Categories with the keys that the demo's home page names, so that its links lead somewhere. */
const CATEGORIES = [
  ['root', null, 1, 'Katalog', 'Catalogue', ''],
  ['chain-guides', 'root', 2, 'Kettenführungen', 'Chain guides', 'kettenfuehrungen|chain-guides'],
  ['chain-guides-ct', 'chain-guides', 3, 'Typ CT', 'Type CT', 'kettenfuehrungen/typ-ct|chain-guides/type-ct'],
  ['sheets', 'root', 2, 'Platten', 'Sheets', 'platten|sheets'],
  ['sprockets-rollers', 'root', 2, 'Kettenräder und Rollen', 'Sprockets and rollers', 'kettenraeder|sprockets'],
  ['sliding-strips', 'root', 2, 'Gleitleisten', 'Sliding strips', 'gleitleisten|sliding-strips'],
  ['parts', 'root', 2, 'Einzelteile', 'Parts', 'einzelteile|parts'],
  ['service', 'root', 2, 'Service', 'Service', ''],
  ['service-films', 'service', 3, 'Filme', 'Films', ''],
  ['service-strips', 'service', 3, 'Leisten im Lager', 'Strips in stock', ''],
  ['offer', 'root', 2, 'Angebot des Monats', 'Offer of the month', ''],
  ['conveying', 'root', 2, 'Fördertechnik', 'Conveying', 'foerdertechnik|conveying'],
] as const

/** Folders and links among the categories. */
export const CATEGORY_KINDS: CategoryKinds = new Map<string, CategoryKind>([
  [idOf('category', 'service'), { type: 'folder' }],
  [
    idOf('category', 'service-films'),
    { type: 'link', linkType: 'external', externalLink: 'https://films.example.com/' },
  ],
  [
    idOf('category', 'service-strips'),
    { type: 'link', linkType: 'category', internalLink: idOf('category', 'sliding-strips') },
  ],
  [idOf('category', 'offer'), { type: 'link', linkType: 'product', internalLink: productIdOf('GL-003') }],
])

const GROUPS = [
  { key: 'chain', name: both('Kette', 'Chain'), options: ['06b-1', '08b-1', '10b-1'] },
  { key: 'length', name: both('Länge', 'Length'), options: ['1000', '2000', '3000'] },
  { key: 'short-name', name: both('Kurzzeichen', 'Short name'), options: ['pe-uhmw'] },
  { key: 'material', name: both('Werkstoff', 'Material'), options: ['pe-uhmw', 'pom-c'] },
  { key: 'colour', name: both('Farbe', 'Colour'), options: ['natur'] },
  { key: 'use', name: both('Anwendung', 'Use'), options: ['foerderer', 'verpackung'] },
  // Not ticked: "show on product detail page".
  { key: 'internal', name: both('Lagerplatz', 'Store'), options: ['lager-7'], visible: false },
]

const PRODUCTS = [...REAL_SHOP_PRODUCTS, ...MERCHANT_PRODUCTS]

/** A small catalogue as a company has it: with and without facts, variants, pictures and limits of quantity. */
export async function seedRealShopCatalogue(db: Database): Promise<void> {
  // Its operator has two languages; Dutch and Czech pages share English.
  await db.delete(tables.language).where(notInArray(tables.language.id, [GERMAN, ENGLISH]))
  await db.insert(tables.media).values(['guide-front.svg', 'guide-side.svg'].map(pictureRow))
  for (const [position, { key, name, options, visible = true }] of GROUPS.entries()) {
    const groupId = idOf('property-group', key)
    await db.insert(tables.propertyGroup).values({ id: groupId, key, name, position, filterable: visible, visible })
    await db.insert(tables.propertyOption).values(
      options.map((option, index) => ({
        id: optionIdOf(`${key}/${option}`),
        groupId,
        key: option,
        name: both(option.toUpperCase()),
        position: index + 1,
      })),
    )
  }
  for (const [index, [key, parent, level, de, en]] of CATEGORIES.entries())
    await db.insert(tables.category).values({
      id: idOf('category', key),
      key,
      parentId: parent && idOf('category', parent),
      level,
      position: index,
      name: both(de, en),
      description: both(`<p>Alles über ${de} &amp; mehr.</p>`, `<p>All about ${en} &amp; more.</p>`),
    })
  await db.insert(tables.deliveryTime).values({
    id: idOf('delivery-time', 'days'),
    key: 'days',
    name: both('1-3 Tage', '1-3 days'),
    min: 1,
    max: 3,
    unit: 'day',
  })
  const isFamily = ({ parentId }: { parentId?: string | null }) => !parentId
  await db.insert(tables.product).values(PRODUCTS.filter(isFamily))
  await db.insert(tables.product).values(PRODUCTS.filter((row) => !isFamily(row)))
  const crossSelling = (position: number, name: ReturnType<typeof both<string>>, numbers: string[]) => ({
    id: idOf('cross-selling', `CT-1/${position}`),
    productId: productIdOf('CT-1'),
    position,
    name,
    productIds: numbers.map(productIdOf),
  })
  await db.insert(tables.crossSelling).values([
    crossSelling(1, both('Dazu passt', 'Goes with it'), ['KR-08B-17', 'CTU-1']),
    // Filled by a product stream, which does not leave the product itself out (observed).
    crossSelling(2, both('Aus dieser Reihe', 'Of this series'), ['CT-1', 'CTU-1']),
  ])
  // By a stream, which has the product itself (observed, S20), and a closeout.
  await db.insert(tables.crossSelling).values({
    id: idOf('cross-selling', 'RW-S100/1'),
    productId: productIdOf('RW-S100'),
    position: 1,
    name: both('Passt dazu', 'Goes with it'),
    productIds: ['RW-S100', 'RW-CLOSE', 'RW-FEW'].map(productIdOf),
  })
  await db.insert(tables.seoUrl).values([...categoryAddresses(), ...productAddresses(), ...LANDING_ADDRESSES])
  await addCountries(db)
}

const pictureRow = (fileName: string) => ({
  id: mediaIdOf(fileName),
  fileName,
  mimeType: 'image/svg+xml',
  content: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#0f8249" d="M40 60h320v180H40z"/></svg>',
  ),
  size: 120,
  width: 400,
  height: 300,
  alt: both('Bild', 'Picture'),
})

const LANDING_ADDRESSES = seoUrlRows('frontend.landing.page', LANDING_PAGE_ID, 'aktion/herbst', 'offer/autumn')

const categoryAddresses = () =>
  CATEGORIES.flatMap(([key, , , , , paths]) => {
    const [de, en] = paths.split('|')
    return de && en ? seoUrlRows('frontend.navigation.page', idOf('category', key), `${de}/`, `${en}/`) : []
  })

/** Each variant has an address of its own, below its family's (observed). */
const productAddresses = () =>
  PRODUCTS.flatMap((row) => {
    const family = PRODUCTS.find(({ id }) => id === row.parentId) ?? row
    const [de, en] = [slug(family.name?.de), slug(family.name?.en)]
    const end = family === row ? '' : `/${row.productNumber}`
    const [below, belowEnglish] = family.productNumber.startsWith('CT')
      ? ['kettenfuehrungen/typ-ct/', 'chain-guides/type-ct/']
      : ['', '']
    return seoUrlRows('frontend.detail.page', row.id, `${below}${de}${end}`, `${belowEnglish}${en}${end}`)
  })

const slug = (name = ''): string =>
  name
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replace(/[^a-z0-9]+/g, '-')
