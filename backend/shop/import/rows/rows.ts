import type * as tables from '#backend/database/schema/catalogue.ts'
import { idOf } from '#backend/database/id.ts'
import { languageIdOf } from '#backend/database/schema/languages.ts'
import { toSeoAddresses } from './seo-addresses.ts'
import { toCategoryPaths } from './category-paths.ts'
import type { DocumentMaker } from './document-media.ts'
import { toItemRows } from './item-rows.ts'
import { categoryId, deliveryTimeId, groupId, optionId, productId, ROOT_KEY } from './keys.ts'
import { MediaStore, type MediaRow } from './media-store.ts'
import { createPictureDrawer, type DrawPicture } from './pictures.ts'
import type { Catalogue } from '#backend/shop/import/read.ts'

/** The content of the tables after the import; rows precede those that refer to them. */
export interface CatalogueRows {
  media: MediaRow[]
  propertyGroup: (typeof tables.propertyGroup.$inferInsert)[]
  propertyOption: (typeof tables.propertyOption.$inferInsert)[]
  deliveryTime: (typeof tables.deliveryTime.$inferInsert)[]
  category: (typeof tables.category.$inferInsert)[]
  product: (typeof tables.product.$inferInsert)[]
  crossSelling: (typeof tables.crossSelling.$inferInsert)[]
  seoUrl: (typeof tables.seoUrl.$inferInsert)[]
}

/** Converts checked lines to rows; draws the pictures and makes the documents. */
export async function toCatalogueRows(
  catalogue: Catalogue,
  by: { companyName: string; makeDocuments: DocumentMaker; onItem: (done: number, total: number) => void },
): Promise<CatalogueRows> {
  const mediaStore = new MediaStore()
  const draw = createPictureDrawer(mediaStore)
  const product = await toItemRows(catalogue, { mediaStore, draw, makeDocuments: by.makeDocuments, onItem: by.onItem })
  const category = categoryRows(catalogue, by.companyName, draw)
  return {
    propertyGroup: catalogue['property-groups'].map(({ value: { key, name, position, filterable } }) => {
      return { id: groupId(key), key, name, position, filterable, visible: true }
    }),
    propertyOption: catalogue['property-groups'].flatMap(({ value: group }) =>
      group.options.map((option) => ({
        ...option,
        id: optionId(`${group.key}/${option.key}`),
        groupId: groupId(group.key),
        colour: option.colour ?? null,
      })),
    ),
    deliveryTime: catalogue['delivery-times'].map(({ value }) => ({ ...value, id: deliveryTimeId(value.key) })),
    category,
    product,
    crossSelling: crossSellingRows(catalogue),
    seoUrl: seoUrlRows(catalogue),
    media: mediaStore.rows,
  }
}

function categoryRows(catalogue: Catalogue, companyName: string, draw: DrawPicture): CatalogueRows['category'] {
  const tree = toCategoryPaths(catalogue)
  const name = { de: companyName, en: companyName }
  const root = { id: categoryId(ROOT_KEY), key: ROOT_KEY, parentId: null, level: 1, position: 1, name, active: true }
  const rows = catalogue.categories.map(({ value }) => ({
    id: categoryId(value.key),
    key: value.key,
    parentId: categoryId(value.parent ?? ROOT_KEY),
    level: tree.levelOf(value.key),
    position: value.position,
    name: value.name,
    description: value.description,
    mediaId: value.picture ? (draw(value.picture, { fileName: value.key, name: value.name })[0] ?? null) : null,
    active: true,
  }))
  return [{ ...root, description: { de: '', en: '' }, mediaId: null }, ...rows.toSorted((a, b) => a.level - b.level)]
}

const crossSellingRows = ({ products }: Catalogue): CatalogueRows['crossSelling'] =>
  products.flatMap(({ value }) =>
    value.crossSelling.map(({ name, products: others }, index) => ({
      id: idOf('cross-selling', `${value.number}:${index + 1}`),
      productId: productId(value.number),
      position: index + 1,
      name,
      productIds: others.map(productId),
    })),
  )

function seoUrlRows(catalogue: Catalogue): CatalogueRows['seoUrl'] {
  return toSeoAddresses(catalogue, toCategoryPaths(catalogue)).map(({ language, route, target, path }) => {
    const languageId = languageIdOf(language)
    return {
      id: idOf('seo-url', `${languageId}:${target}`),
      languageId,
      routeName: route,
      foreignKey: target,
      pathInfo: route === 'frontend.detail.page' ? `/detail/${target}` : `/navigation/${target}`,
      seoPathInfo: path,
    }
  })
}
