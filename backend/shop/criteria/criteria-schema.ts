import { z } from 'zod'
import type { Filter } from '#contracts/shop/criteria.ts'
import { CRITERIA_BOUNDS, isObject } from './bounds.ts'

/**
 * The grammar of criteria; contract, section 4. Numbers may be strings of digits, as in a GET. Filter, sort and ids may
 * be lists or objects and become lists. `checkBounds` has counted the filters before.
 */
const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1))

/** Ids as a list or as `a|b`. */
export const idList = z
  .preprocess(splitAtPipes, z.array(z.string().max(CRITERIA_BOUNDS.name)).max(CRITERIA_BOUNDS.ids))
  .transform((ids) => ids.map((id) => id.replaceAll('\0', '')).filter((id) => id !== ''))

export const pageNumber = wholeNumber.pipe(z.number().max(CRITERIA_BOUNDS.page))

const field = z.string().min(1).max(CRITERIA_BOUNDS.name)
const text = z.string().min(1).max(CRITERIA_BOUNDS.value)
const scalar = z.union([text, z.number(), z.boolean(), z.null()])
const many = z.preprocess(splitAtPipes, z.array(z.union([z.string().max(CRITERIA_BOUNDS.value), z.number()])).min(1))
const bound = z.union([z.number(), text])
const operator = z.enum(['and', 'or', 'AND', 'OR', 'xor', 'XOR']).pipe(z.enum(['and', 'or', 'AND', 'OR']))

const queries = z.lazy(() =>
  z.union([z.array(filterSchema), z.record(z.string(), filterSchema).transform(Object.values)]),
)

export const filterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('equals'), field, value: scalar }),
    z.object({ type: z.enum(['equalsAny', 'equalsAll']), field, value: many }),
    z.object({
      type: z.enum(['contains', 'prefix', 'suffix']),
      field,
      value: z.coerce.string().min(1).max(CRITERIA_BOUNDS.search),
    }),
    z.object({
      type: z.literal('range'),
      field,
      parameters: z.object({ gt: bound, gte: bound, lt: bound, lte: bound }).partial(),
    }),
    z.object({ type: z.literal('multi'), operator: operator.default('and'), queries }),
    z.object({ type: z.enum(['and', 'or', 'nand', 'nor']), queries }),
    z.object({ type: z.literal('not'), operator: operator.default('and'), queries }),
  ]),
)

/** `{ active: true }` is short for an `equals` of each field. */
export const filterList = z.preprocess(
  (given) =>
    isObject(given) && !Array.isArray(given)
      ? Object.entries(given).map(([name, value]) => (isObject(value) ? value : { type: 'equals', field: name, value }))
      : given,
  z.array(filterSchema),
)

const order = z
  .string()
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(['ASC', 'DESC']))

/** `-price,name` is short for a list. */
const sorts = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').map(sortOf) : given),
  z
    .array(z.object({ field, order: order.default('ASC'), naturalSorting: z.unknown().optional() }))
    .max(CRITERIA_BOUNDS.sorts),
)

/** `a|b` is short for a list. An empty string is an empty list. */
function splitAtPipes(given: unknown): unknown {
  if (typeof given !== 'string') return given
  return given === '' ? [] : given.split('|')
}

const sortOf = (text: string) =>
  text.startsWith('-') ? { field: text.slice(1), order: 'DESC' } : { field: text.replace(/^\+/, ''), order: 'ASC' }

const totalCountMode = z
  .union([z.enum(['none', 'exact', 'next-pages']), z.enum(['0', '1', '2']), z.literal([0, 1, 2])])
  .transform((mode) => (['none', 'exact', 'next-pages'] as const)[Number(mode)] ?? (mode as 'none'))

/** Names only: the criteria of an association are not needed here. An empty PHP array counts as none. */
export const associations = z.preprocess(
  (given) => (Array.isArray(given) ? {} : given),
  z.record(z.string(), z.unknown()).default({}),
)

export const criteriaSchema = z.object({
  page: pageNumber.default(1),
  limit: wholeNumber.optional(),
  ids: idList.default([]),
  filter: filterList.default([]),
  'post-filter': filterList.default([]),
  sort: sorts.default([]),
  associations,
  'total-count-mode': totalCountMode.default('none'),
})

export type ReadCriteria = z.output<typeof criteriaSchema>
