import { z } from 'zod'
import type { Filter } from '#contracts/shop/criteria.ts'
import { CRITERIA_BOUNDS } from './bounds.ts'
import { filterList } from './criteria-schema.ts'

const text = z.string().min(1).max(CRITERIA_BOUNDS.name)
const limit = z.coerce.number().int().min(1).max(CRITERIA_BOUNDS.buckets).default(CRITERIA_BOUNDS.buckets)

const metric = z.object({ name: text, type: z.enum(['avg', 'max', 'min', 'sum', 'stats', 'count']), field: text })
const entity = z.object({ name: text, type: z.literal('entity'), field: text, definition: text })
/** Types that this shop passes over. */
const other = z.object({ name: text, type: z.enum(['histogram', 'date-histogram']) })
/** The same inside of `terms`. */
const innerOther = z.object({ name: text, type: z.enum(['histogram', 'date-histogram', 'range']) })
const bound = z.union([z.null(), z.coerce.number()]).optional()
const range = z.object({
  name: text,
  type: z.literal('range'),
  field: text,
  ranges: z.array(z.object({ from: bound, to: bound, key: text.optional() })).max(CRITERIA_BOUNDS.ranges),
})
const innerTerms = z.object({
  name: text,
  type: z.literal('terms'),
  field: text,
  limit,
  // One level, so that the work of a request is bounded.
  aggregation: z.undefined().optional(),
})
const terms = innerTerms.extend({ aggregation: z.union([metric, entity, innerOther, innerTerms]).optional() })

/** Aggregations of the values of one field. */
export type FieldAggregation = z.output<typeof metric | typeof entity | typeof innerTerms>

export type RangeAggregation = z.output<typeof range>

/** An aggregation of the rows that the filters of the criteria find, without the post-filters. */
export type Aggregation =
  | z.output<typeof metric | typeof entity | typeof other | typeof range | typeof terms>
  | { name: string; type: 'filter'; filter: Filter[]; aggregation: Aggregation }

const aggregationSchema: z.ZodType<Aggregation> = z.lazy(() =>
  z.discriminatedUnion('type', [
    metric,
    entity,
    other,
    range,
    terms,
    z.object({ name: text, type: z.literal('filter'), filter: filterList, aggregation: aggregationSchema }),
  ]),
)

/** Aggregations as a list or an object. An empty text counts as none. `checkBounds` has counted them before. */
export const aggregationList = z.preprocess((given) => {
  if (given === '' || given === null) return []
  return typeof given === 'object' && !Array.isArray(given) ? Object.values(given) : given
}, z.array(aggregationSchema))
