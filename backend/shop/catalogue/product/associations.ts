import { productMedia, readMedia } from '#backend/shop/media/media-struct.ts'
import { readSeoUrls } from '#backend/shop/catalogue/seo/seo-urls.ts'
import type { Wanted } from '#backend/shop/criteria/wanted.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { readDeliveryTimes } from './delivery-times.ts'
import type { ProductRecord } from './product-rows.ts'
import { readAllOptions } from './property-options.ts'

export type AssociationsOf = (row: ProductRecord) => Record<string, unknown>

/** What hangs on a product itself: pictures, options, delivery time, addresses. */
export async function readAssociations(
  context: ShopContext,
  rows: ProductRecord[],
  wanted: Wanted,
): Promise<AssociationsOf> {
  const parts = [
    await pictures(context, rows, wanted),
    await optionsAndProperties(context, rows, wanted),
    await deliveryTime(context, wanted),
    await addresses(context, rows, wanted),
  ]
  // A real shop may have them; this one knows a single maker.
  const manufacturer = wanted.association('manufacturer') ? { manufacturer: null } : {}
  return (row) => Object.assign({}, manufacturer, ...parts.map((part) => part(row)))
}

async function pictures(
  { db, languageCode }: ShopContext,
  rows: ProductRecord[],
  wanted: Wanted,
): Promise<AssociationsOf> {
  const [withCover, withMedia] = [wanted.association('cover'), wanted.association('media')]
  const media = await readMedia(db, languageCode, [
    ...(withCover ? rows.map(({ coverId }) => coverId) : []),
    ...(withMedia ? rows.flatMap(({ mediaIds }) => mediaIds) : []),
  ])
  const at = (row: ProductRecord, id: string | null, position: number) => {
    const picture = id === null ? undefined : media.get(id)
    return picture && productMedia(row.id, picture, position)
  }
  return (row) => ({
    ...(withCover ? { cover: at(row, row.coverId, 0) ?? null } : {}),
    ...(withMedia ? { media: row.mediaIds.flatMap((id, position) => at(row, id, position) ?? []) } : {}),
  })
}

async function optionsAndProperties(
  context: ShopContext,
  rows: ProductRecord[],
  wanted: Wanted,
): Promise<AssociationsOf> {
  const names = (['options', 'properties'] as const).filter((name) => wanted.association(name))
  if (names.length === 0 || rows.length === 0) return () => ({})
  const known = await readAllOptions(context)
  const listOf = (name: (typeof names)[number], ids: string[]) =>
    [...new Set(ids)]
      .flatMap((id) => known.get(id) ?? [])
      .toSorted((a, b) => a.group.position - b.group.position || a.position - b.position)
      .map((option) => (wanted.nested(name, 'group') ? option : { ...option, group: undefined }))
  return ({ optionIds, propertyIds }) =>
    Object.fromEntries(names.map((name) => [name, listOf(name, name === 'options' ? optionIds : propertyIds)]))
}

async function deliveryTime(context: ShopContext, wanted: Wanted): Promise<AssociationsOf> {
  if (!wanted.association('deliveryTime')) return () => ({})
  const times = await readDeliveryTimes(context)
  return ({ deliveryTimeId }) => ({ deliveryTime: times.get(deliveryTimeId ?? '') ?? null })
}

/** A variant has no address of its own: it is a choice on its parent's page. */
async function addresses(context: ShopContext, rows: ProductRecord[], wanted: Wanted) {
  const asked = context.includeSeoUrls ? wanted.property('seoUrls') : wanted.association('seoUrls')
  if (!asked) return () => ({ seoUrls: null })
  const urls = await readSeoUrls(
    context.db,
    context.languageId,
    rows.map(({ id, parentId }) => parentId ?? id),
  )
  return ({ id, parentId }: ProductRecord) => ({ seoUrls: urls.get(parentId ?? id) ?? [] })
}
