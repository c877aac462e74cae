import { productMedia, readMedia } from '#backend/shop/media/media-struct.ts'
import { readSeoUrls } from '#backend/shop/catalogue/seo/seo-urls.ts'
import type { RequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { readDeliveryTimes } from './delivery-times.ts'
import { isOnRequest, type ProductRecord } from './product-rows.ts'
import { onRequestProperty } from './price-on-request.ts'
import { readAllOptions } from './property-options.ts'

export type AssociationsOf = (row: ProductRecord) => Record<string, unknown>

/** Reads what belongs to the product alone: pictures, options, delivery time, SEO URLs. */
export async function readAssociations(
  context: ShopContext,
  rows: ProductRecord[],
  requested: RequestedFields,
): Promise<AssociationsOf> {
  const parts = [
    await pictures(context, rows, requested),
    await optionsAndProperties(context, rows, requested),
    await deliveryTime(context, requested),
    await addresses(context, rows, requested),
  ]
  return (row) => Object.assign({}, ...parts.map((part) => part(row)))
}

async function pictures(
  context: ShopContext,
  rows: ProductRecord[],
  requested: RequestedFields,
): Promise<AssociationsOf> {
  const [withCover, withMedia] = [requested.association('cover'), requested.association('media')]
  const media = await readMedia(context, [
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
  requested: RequestedFields,
): Promise<AssociationsOf> {
  const names = (['options', 'properties'] as const).filter((name) => requested.association(name))
  if (names.length === 0 || rows.length === 0) return () => ({})
  const known = await readAllOptions(context)
  const listOf = (name: (typeof names)[number], ids: string[]) =>
    [...new Set(ids)]
      .flatMap((id) => known.get(id) ?? [])
      .toSorted((a, b) => a.group.position - b.group.position || a.position - b.position)
      .map((option) => (requested.nested(name, 'group') ? option : { ...option, group: null }))
  const noted = onRequestProperty(context.languageCode)
  const notesOf = (row: ProductRecord) =>
    context.withPriceNotes && isOnRequest(row)
      ? [requested.nested('properties', 'group') ? noted : { ...noted, group: null }]
      : []
  return (row) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        name === 'options' ? listOf(name, row.optionIds) : [...listOf(name, row.propertyIds), ...notesOf(row)],
      ]),
    )
}

async function deliveryTime(context: ShopContext, requested: RequestedFields): Promise<AssociationsOf> {
  if (!requested.association('deliveryTime')) return () => ({})
  const times = await readDeliveryTimes(context)
  return ({ deliveryTimeId }) => ({ deliveryTime: times.get(deliveryTimeId ?? '') ?? null })
}

async function addresses(context: ShopContext, rows: ProductRecord[], requested: RequestedFields) {
  const isRequested = context.includeSeoUrls ? requested.property('seoUrls') : requested.association('seoUrls')
  if (!isRequested) return () => ({ seoUrls: null })
  const urls = await readSeoUrls(
    context.db,
    context.languageId,
    rows.map(({ id }) => id),
  )
  return ({ id }: ProductRecord) => ({ seoUrls: urls.get(id) ?? [] })
}
