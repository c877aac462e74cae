import { sql } from 'drizzle-orm'
import type { ShopContext } from '#backend/shop/http/shop-context.ts'
import { struct } from '#backend/shop/http/struct.ts'
import { readCategoryTree } from '#backend/shop/catalogue/category/category-tree.ts'
import { categoryStruct } from '#backend/shop/catalogue/category/category-struct.ts'
import { readCrossSellingOf } from './cross-selling-rows.ts'
import { readDeliveryTimes } from './delivery-times.ts'
import { readRanges } from './dimension-ranges.ts'
import { productMedia, readMedia } from '#backend/shop/catalogue/media.ts'
import { readProductRows } from './product-rows.ts'
import type { ProductRow } from './product-rows.ts'
import { productStruct } from './product-struct.ts'
import type { ProductStruct } from './product-struct.ts'
import { readOptions } from './property-options.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/catalogue/sales-channel.ts'
import { readSeoUrls } from '#backend/shop/catalogue/seo-urls.ts'
import type { Wanted } from '#backend/shop/catalogue/wanted.ts'

/** A product with the associations that were asked for. */
export type LoadedProduct = ProductStruct & Record<string, unknown>

/**
 * The shown products of these ids in their order, with what was asked of them: one query for each kind of thing,
 * however many products.
 */
export async function loadProducts(context: ShopContext, ids: string[], wanted: Wanted): Promise<LoadedProduct[]> {
  const { db, languageCode } = context
  const withFacts = wanted.property('customFields') || wanted.property('translated')
  const rows = await readProductRows(db, languageCode, ids, withFacts)
  const parents = rows.filter(({ childCount }) => childCount > 0).map(({ id }) => id)
  const ranges = withFacts ? await readRanges(db, languageCode, parents) : new Map()
  const associations = await readAssociations(context, rows, wanted)
  const products = new Map(
    rows.map((row) => [row.id, { ...productStruct(row, ranges.get(row.id)), ...associations(row) }]),
  )
  return ids.flatMap((id) => products.get(id) ?? [])
}

type AssociationsOf = (row: ProductRow) => Record<string, unknown>

async function readAssociations(context: ShopContext, rows: ProductRow[], wanted: Wanted): Promise<AssociationsOf> {
  const parts = [
    await pictures(context, rows, wanted),
    await optionsAndProperties(context, rows, wanted),
    await deliveryTime(context, rows, wanted),
    await addresses(context, rows, wanted),
    await categories(context, wanted),
    await children(context, rows, wanted),
    await crossSellings(context, rows, wanted),
  ]
  // A real shop may have them; this one knows a single maker.
  const manufacturer = wanted.association('manufacturer') ? { manufacturer: null } : {}
  return (row) => Object.assign({}, manufacturer, ...parts.map((part) => part(row)))
}

async function pictures(
  { db, languageCode }: ShopContext,
  rows: ProductRow[],
  wanted: Wanted,
): Promise<AssociationsOf> {
  const [withCover, withMedia] = [wanted.association('cover'), wanted.association('media')]
  const media = await readMedia(db, languageCode, [
    ...(withCover ? rows.map(({ coverId }) => coverId) : []),
    ...(withMedia ? rows.flatMap(({ mediaIds }) => mediaIds) : []),
  ])
  const at = (row: ProductRow, id: string | null, position: number) => {
    const picture = id === null ? undefined : media.get(id)
    return picture && productMedia(row.id, picture, position)
  }
  return (row) => ({
    ...(withCover ? { cover: at(row, row.coverId, 0) ?? null } : {}),
    ...(withMedia ? { media: row.mediaIds.flatMap((id, position) => at(row, id, position) ?? []) } : {}),
  })
}

async function optionsAndProperties(
  { db, languageCode }: ShopContext,
  rows: ProductRow[],
  wanted: Wanted,
): Promise<AssociationsOf> {
  const names = (['options', 'properties'] as const).filter((name) => wanted.association(name))
  const idsOf = (row: ProductRow, name: 'options' | 'properties') =>
    name === 'options' ? row.optionIds : row.propertyIds
  const known = await readOptions(
    db,
    languageCode,
    rows.flatMap((row) => names.flatMap((name) => idsOf(row, name))),
  )
  return (row) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        // Of Map's order, which is that of group and option; `group` only where it was asked for.
        [...new Set(idsOf(row, name))]
          .flatMap((id) => known.get(id) ?? [])
          .map((option) => (wanted.nested(name, 'group') ? option : { ...option, group: undefined })),
      ]),
    )
}

async function deliveryTime({ db, languageCode }: ShopContext, rows: ProductRow[], wanted: Wanted) {
  if (!wanted.association('deliveryTime')) return () => ({})
  const times = await readDeliveryTimes(
    db,
    languageCode,
    rows.map(({ deliveryTimeId }) => deliveryTimeId),
  )
  return ({ deliveryTimeId }: ProductRow) => ({ deliveryTime: times.get(deliveryTimeId ?? '') ?? null })
}

/** A variant has no address of its own: it is a choice on its parent's page. */
async function addresses(context: ShopContext, rows: ProductRow[], wanted: Wanted) {
  const asked = context.includeSeoUrls ? wanted.property('seoUrls') : wanted.association('seoUrls')
  if (!asked) return () => ({ seoUrls: null })
  const urls = await readSeoUrls(
    context.db,
    context.languageId,
    rows.map(({ id, parentId }) => parentId ?? id),
  )
  return ({ id, parentId }: ProductRow) => ({ seoUrls: urls.get(parentId ?? id) ?? [] })
}

async function categories({ db, languageCode }: ShopContext, wanted: Wanted): Promise<AssociationsOf> {
  const asked = ['categories', 'mainCategories', 'seoCategory'].filter((name) => wanted.association(name))
  if (asked.length === 0) return () => ({})
  const tree = await readCategoryTree(db, languageCode)
  return (row) => {
    const found = row.categoryIds.flatMap((id) => tree.byId.get(id) ?? []).map((node) => categoryStruct(node, tree))
    const [main] = found
    const mainCategories =
      main === undefined
        ? []
        : [
            struct('main_category', {
              id: main.id,
              productId: row.id,
              categoryId: main.id,
              salesChannelId: SALES_CHANNEL_ID,
              category: main,
            }),
          ]
    const all: Record<string, unknown> = { categories: found, mainCategories, seoCategory: main ?? null }
    return Object.fromEntries(asked.map((name) => [name, all[name]]))
  }
}

async function children(context: ShopContext, rows: ProductRow[], wanted: Wanted): Promise<AssociationsOf> {
  const parents = rows.filter(({ childCount }) => childCount > 0)
  if (!wanted.association('children') || parents.length === 0) return () => ({})
  const found = await context.db.execute<{ id: string }>(sql`
    select id from product where active and parent_id in (${sql.join(
      parents.map(({ id }) => sql`${id}`),
      sql`, `,
    )})
    order by position, id`)
  const below: Wanted = {
    ...wanted,
    association: (name) => wanted.nested('children', name) && wanted.property(name),
    nested: () => true,
  }
  const loaded = await loadProducts(
    context,
    found.rows.map(({ id }) => id),
    below,
  )
  const byParent = Map.groupBy(loaded, ({ parentId }) => parentId)
  return ({ id }) => ({ children: byParent.get(id) ?? [] })
}

async function crossSellings({ db, languageCode }: ShopContext, rows: ProductRow[], wanted: Wanted) {
  if (!wanted.association('crossSellings')) return () => ({})
  const found = await readCrossSellingOf(
    db,
    languageCode,
    rows.map(({ id }) => id),
  )
  return ({ id }: ProductRow) => ({ crossSellings: (found.get(id) ?? []).map(({ crossSelling }) => crossSelling) })
}
