import type * as tables from '#backend/database/schema/catalogue.ts'
import { idOf } from '#backend/database/id.ts'
import { languageIdOf } from '#backend/database/schema/languages.ts'
import { seoAddresses } from './seo-addresses.ts'
import { toCategoryPaths } from './category-paths.ts'
import { familyRows, type RowTools } from './item-rows.ts'
import { categoryId, deliveryTimeId, groupId, optionId, productId, ROOT_KEY } from './keys.ts'
import type { MediaRow, MediaStore, ThumbnailRow } from './media-store.ts'
import { readFamilies } from '#backend/shop/import/source/read-families.ts'
import type { Catalogue } from '#backend/shop/import/source/read.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'

/** Rows by their table. */
export interface CatalogueRows {
  media: MediaRow[]
  mediaThumbnail: ThumbnailRow[]
  propertyGroup: (typeof tables.propertyGroup.$inferInsert)[]
  propertyOption: (typeof tables.propertyOption.$inferInsert)[]
  deliveryTime: (typeof tables.deliveryTime.$inferInsert)[]
  category: (typeof tables.category.$inferInsert)[]
  product: (typeof tables.product.$inferInsert)[]
  crossSelling: (typeof tables.crossSelling.$inferInsert)[]
}

/**
 * Converts the lines to rows, family by family; draws their pictures and makes their documents. Rows come after those
 * that they refer to.
 */
export async function* catalogueRows(
  catalogue: Catalogue,
  { companyName, ...tools }: RowTools & { companyName: string },
): AsyncGenerator<Partial<CatalogueRows>> {
  yield {
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
  }
  for await (const family of readFamilies(catalogue)) {
    const product = await familyRows(family, tools)
    yield { ...newMedia(tools.mediaStore), product }
  }
  const category = await categoryRows(catalogue, companyName, tools)
  yield { ...newMedia(tools.mediaStore), category, crossSelling: crossSellingRows(catalogue) }
}

const newMedia = (store: MediaStore) => ({ media: store.takeRows(), mediaThumbnail: store.takeThumbnails() })

async function categoryRows(
  catalogue: Catalogue,
  companyName: string,
  { draw, files }: RowTools,
): Promise<CatalogueRows['category']> {
  const photographs = new Map<string, string | undefined>()
  for (const { value } of catalogue.categories)
    if (value.photograph) photographs.set(value.key, (await files.photographs([value.photograph]))[0])
  const drawn = ({ key, name, picture }: (typeof catalogue.categories)[number]['value']) =>
    picture && draw(picture, { fileName: key, name })[0]
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
    description: value.description ?? { de: '', en: '' },
    mediaId: photographs.get(value.key) ?? drawn(value) ?? null,
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

export type AddressRow = typeof tables.seoUrl.$inferInsert

/** Yields the rows of all addresses in one language. */
export function* addressRows(catalogue: Catalogue, code: LanguageCode): Generator<AddressRow> {
  const languageId = languageIdOf(code)
  for (const { route, target, path } of seoAddresses(catalogue, toCategoryPaths(catalogue), code)) {
    yield {
      id: idOf('seo-url', `${languageId}:${target}`),
      languageId,
      routeName: route,
      foreignKey: target,
      pathInfo: route === 'frontend.detail.page' ? `/detail/${target}` : `/navigation/${target}`,
      seoPathInfo: path,
    }
  }
}
