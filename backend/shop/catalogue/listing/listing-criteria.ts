import { z } from 'zod'
import { CRITERIA_BOUNDS, checkBounds } from '#backend/shop/criteria/bounds.ts'
import type { Aggregation } from '#backend/shop/criteria/aggregation-schema.ts'
import { associations, filterList, idList, pageNumber } from '#backend/shop/criteria/criteria-schema.ts'
import { checkLimit, invalid, readAggregations } from '#backend/shop/criteria/read-criteria.ts'
import { TRAITS } from '#backend/shop/offers/offer.ts'
import { DEFAULT_SORTING } from './sortings.ts'

/** Shopware's default number of products per page. */
const PAGE_SIZE = 24

const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().finite())
const wholeNumber = number.pipe(z.number().int().min(1))
/** An empty form field counts as none. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional()).optional()

/** Bounds by the symbol of a measure, at most 20 of them. */
const measures = z
  .record(z.string().max(CRITERIA_BOUNDS.name), z.object({ min: optional(number), max: optional(number) }))
  .refine((bounds) => Object.keys(bounds).length <= 20)
/** Names joined with `|`, as the ids of `properties`. An unknown one restricts nothing, as an unknown option. */
const traits = z
  .preprocess((given) => (typeof given === 'string' ? given.split('|') : given), z.array(z.string()))
  .transform((names) => TRAITS.filter((trait) => names.includes(trait)))

const flag = z.preprocess((given) => ['1', 'true', 1, true, ''].includes(given as string), z.boolean())
const schema = z.object({
  p: optional(pageNumber),
  page: optional(pageNumber),
  limit: optional(wholeNumber),
  order: optional(z.string().max(CRITERIA_BOUNDS.name)),
  filter: filterList.default([]),
  'post-filter': filterList.default([]),
  properties: optional(idList),
  manufacturer: optional(idList),
  rating: optional(number),
  'shipping-free': z
    .preprocess((given) => ['1', 'true', 1, true].includes(given as string), z.boolean())
    .default(false),
  'min-price': optional(number),
  'max-price': optional(number),
  measures: optional(measures),
  traits: optional(traits),
  'property-filter': flag.default(true),
  'price-filter': flag.default(true),
  'manufacturer-filter': flag.default(true),
  'rating-filter': flag.default(true),
  'shipping-free-filter': flag.default(true),
  'property-whitelist': optional(idList),
  'no-aggregations': flag.default(false),
  'only-aggregations': flag.default(false),
  'reduce-aggregations': flag.default(false),
  associations,
  includes: z.unknown().optional(),
})

export type ListingInput = Omit<z.output<typeof schema>, 'p' | 'limit' | 'order' | 'properties' | 'manufacturer'> & {
  p: number
  limit: number
  order: string
  properties: string[]
  manufacturer: string[]
  /** Those that the request names besides the listing's own. */
  aggregations: Aggregation[]
}

/**
 * Reads the parameters of a listing; contract, section 2.6.
 * @throws ShopError 400 with the pointer to the mistake.
 */
export function readListingInput(body: unknown, maxLimit: number, defaultOrder = DEFAULT_SORTING): ListingInput {
  checkBounds(body)
  const parsed = schema.safeParse(body ?? {})
  if (!parsed.success) throw invalid(parsed.error, body)
  const { p, page, limit = Math.min(PAGE_SIZE, maxLimit), order, ...rest } = parsed.data
  const { properties = [], manufacturer = [] } = rest
  checkLimit(limit, maxLimit)
  const aggregations = readAggregations(body)
  return { ...rest, aggregations, p: p ?? page ?? 1, limit, order: order ?? defaultOrder, properties, manufacturer }
}
