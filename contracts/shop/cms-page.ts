import { z } from 'zod'
import type { Product } from './product.ts'

/**
 * The layout of a category, with the data of its elements. The shop has sorted its sections and blocks; slots come by the
 * alphabet. What is misshapen is passed over, and an unknown type of element has its name only.
 */

/** Entries of another shape are left out. PHP writes null for a list that was not loaded. */
const listOf = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry)
        return read.success ? [read.data] : []
      }),
    )

const text = z.string().catch('')
const flag = z.boolean().catch(false)
const pixels = z.number().catch(0)

const mediaSchema = z.object({
  url: z.string().min(1),
  translated: z.object({ alt: text, title: text }).catch({ alt: '', title: '' }),
  mimeType: text,
  metaData: z.object({ width: pixels, height: pixels }).catch({ width: 0, height: 0 }),
  /** Smaller files of the same picture; none of a drawing. */
  thumbnails: listOf(z.object({ url: z.string().min(1), width: z.number().positive() })),
})
export type LayoutMedia = z.infer<typeof mediaSchema>
const optionalMedia = mediaSchema.nullable().catch(null)

/** The fields that lists read without asking whether they are there. */
const productParts = z.object({
  id: z.string(),
  productNumber: z.string(),
  translated: z.object({ name: z.string() }),
  calculatedPrice: z.object({ unitPrice: z.number() }),
})
const productSchema = z.custom<Product>((given) => productParts.safeParse(given).success)

/** `mapped` names a field, `category.description`; `static` has the value itself. */
const settingSchema = z.object({ source: text, value: z.unknown() }).catch({ source: '', value: undefined })
const settingsSchema = z.record(z.string(), settingSchema).catch({})
export type LayoutSettings = z.infer<typeof settingsSchema>

const pictureData = z
  .object({ media: optionalMedia, url: text, newTab: flag })
  .catch({ media: null, url: '', newTab: false })
const htmlData = z.object({ content: text }).catch({ content: '' })
const sliderData = z.object({ sliderItems: listOf(pictureData) }).catch({ sliderItems: [] })
const productsData = z.object({ products: listOf(productSchema) }).catch({ products: [] })
const productData = z.object({ product: productSchema.nullable().catch(null) }).catch({ product: null })
export type LayoutPictureData = z.infer<typeof pictureData>

/** `config` is null in a language without settings of its own. */
const place = {
  id: text,
  slot: text,
  config: settingsSchema,
  translated: z.object({ config: settingsSchema }).catch({ config: {} }),
}
const elementSchema = z.discriminatedUnion('type', [
  z.object({ ...place, type: z.enum(['text', 'html']), data: htmlData }),
  z.object({ ...place, type: z.literal('image'), data: pictureData }),
  z.object({ ...place, type: z.enum(['image-slider', 'image-gallery']), data: sliderData }),
  z.object({ ...place, type: z.literal('product-slider'), data: productsData }),
  z.object({ ...place, type: z.literal('product-box'), data: productData }),
  z.object({ ...place, type: z.enum(['youtube-video', 'vimeo-video']), data: pictureData }),
])
const otherSchema = z.object({ type: z.string(), slot: text })

const slotSchema = z.union([
  elementSchema.transform(({ config, translated, ...element }) => ({
    ...element,
    settings: { ...config, ...translated.config },
  })),
  otherSchema.transform(({ type, slot }) => ({ type: 'other' as const, slot, wireType: type })),
])
/** A stock element, or `other` with its type as the shop calls it. */
export type CmsSlot = z.infer<typeof slotSchema>

/** Null, or without a device, is shown on it. */
const visibilitySchema = z
  .object({ desktop: z.boolean().catch(true), tablet: z.boolean().catch(true), mobile: z.boolean().catch(true) })
  .catch({ desktop: true, tablet: true, mobile: true })

/** A 6.6 sends no id of it. */
const blockSchema = z.object({
  type: text,
  sectionPosition: text,
  visibility: visibilitySchema,
  backgroundMedia: optionalMedia,
  slots: listOf(slotSchema),
})
export type CmsBlock = z.infer<typeof blockSchema>

const sectionSchema = z.object({ visibility: visibilitySchema, blocks: listOf(blockSchema) })

const cmsPageSchema = z.object({
  /** `product_list`, `landingpage`, `page`. */
  type: text,
  sections: listOf(sectionSchema),
})
export type CmsPage = z.infer<typeof cmsPageSchema>

/** Reads the layout of a response; undefined if there is none, or nothing is in it. */
export function readCmsPage(given: unknown): CmsPage | undefined {
  const read = cmsPageSchema.safeParse(given)
  return read.success && read.data.sections.some(({ blocks }) => blocks.length > 0) ? read.data : undefined
}

/** The value of an element's setting as a text; empty for any other. */
export function textSetting({ settings }: { settings: LayoutSettings }, name: string): string {
  const value = settings[name]?.value
  return typeof value === 'string' ? value : ''
}
