import { z } from 'zod'
import { priceSchema } from '#tools/demo-catalogue/facts/price.ts'
import { supplySchema } from '#tools/demo-catalogue/facts/supply.ts'
import { materialKeySchema, materialNamed } from '#tools/demo-catalogue/materials/materials.ts'
import { rangeSchema } from '#tools/demo-catalogue/shapes/shapes.ts'
import { categoryPath } from '#tools/demo-catalogue/sources/categories.ts'
import { DESCRIBED_ROWS, FIXINGS, LABELS } from '#tools/demo-catalogue/sources/labels.ts'
import { checkSource, readSource } from '#tools/demo-catalogue/sources/read-source.ts'
import { textSchema } from '#tools/demo-catalogue/sources/text-schema.ts'

const categorySchema = z.string().refine((key) => categoryPath(key), 'is not in categories.json')

const columnSchema = z.string().refine((key) => key in LABELS.dimensions, 'is not a dimension of labels.json')

const productNumbers = z.array(z.string()).min(1)

/** A product as a file of data/demo/families describes it. */
const productSchema = z.strictObject({
  name: textSchema,
  slug: textSchema,
  description: textSchema,
  metaDescription: textSchema,
  /** Leaves of the category tree. */
  categories: z.array(categorySchema).min(1),
  highlights: z.array(textSchema).min(3).max(5),
  /** Placeholders name a size: all values of the variants are listed. */
  technical: z.partialRecord(z.enum(DESCRIBED_ROWS), textSchema),
  fixing: z.enum(FIXINGS).optional(),
  /** Cross-selling, by product number. */
  accessories: productNumbers,
  alternatives: productNumbers.optional(),
  /** Number of the variant whose picture represents the product. */
  pictureOf: z.string(),
  materials: z.array(materialKeySchema.transform(materialNamed)).min(1),
  /** Stock lengths, mm. */
  lengths: z.array(z.int().positive()).min(1).optional(),
  /** Template with `product`, `size`, `material`, `polymer` and `length`. */
  variantNumber: z.string(),
  /** Primary sort key of the variants. */
  variantOrder: z.enum(['size', 'material']).default('size'),
  /** Dimensions that the table of variants shows. */
  columns: z.array(columnSchema).min(1),
  supply: supplySchema,
  /** Without it, the price is on request. */
  price: priceSchema.optional(),
  range: rangeSchema,
})

export type ProductSource = z.output<typeof productSchema> & { number: string }

const draftSchema = z.record(z.string(), z.unknown())
type Draft = z.output<typeof draftSchema>

const groupSchema = z.strictObject({
  /** Fields that the products have in common. */
  common: draftSchema.default({}),
  products: z.record(z.string(), draftSchema).default({}),
})

const fileSchema = groupSchema.extend({ groups: z.record(z.string(), groupSchema).default({}) })

const commonSchema = productSchema
  .partial()
  .extend({ highlights: z.array(textSchema).optional(), range: draftSchema.optional() })

const asDraft = (value: unknown): Draft => draftSchema.safeParse(value).data ?? {}
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A product's own fields overrule; its highlights follow the common ones. */
const withCommon = (common: Draft, own: Draft): Draft => ({
  ...common,
  ...own,
  highlights: [...asList(common['highlights']), ...asList(own['highlights'])],
  technical: { ...asDraft(common['technical']), ...asDraft(own['technical']) },
  supply: { ...asDraft(common['supply']), ...asDraft(own['supply']) },
  range: { ...asDraft(common['range']), ...asDraft(own['range']) },
})

/** Checks a file of data/demo/families. @throws Error that names the file and the field */
export function parseProducts(file: string, json: unknown): ProductSource[] {
  const { common, products, groups } = checkSource(file, [], fileSchema, json)
  const parseGroup = (place: string[], inherited: Draft, group: z.output<typeof groupSchema>): ProductSource[] => {
    checkSource(file, [...place, 'common'], commonSchema, group.common)
    const shared = withCommon(inherited, group.common)
    return Object.entries(group.products).map(([number, own]) => ({
      ...checkSource(file, [...place, 'products', number], productSchema, withCommon(shared, own)),
      number,
    }))
  }
  return [
    ...parseGroup([], {}, { common, products }),
    ...Object.entries(groups).flatMap(([key, group]) => parseGroup(['groups', key], common, group)),
  ]
}

export const readProducts = (file: string): ProductSource[] => parseProducts(file, readSource(file, z.unknown()))
