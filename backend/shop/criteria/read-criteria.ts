import { z } from 'zod'
import { ShopError } from '#backend/http/shop-error.ts'
import { aggregationList, type Aggregation } from './aggregation-schema.ts'
import { checkBounds } from './bounds.ts'
import { criteriaSchema } from './criteria-schema.ts'
import type { ReadCriteria } from './criteria-schema.ts'

/** Error code by key of the body; contract, section 3.2. */
const CODES: Record<string, string> = {
  limit: 'FRAMEWORK__INVALID_LIMIT_QUERY',
  page: 'FRAMEWORK__INVALID_PAGE_QUERY',
  filter: 'FRAMEWORK__INVALID_FILTER_QUERY',
  'post-filter': 'FRAMEWORK__INVALID_FILTER_QUERY',
  sort: 'FRAMEWORK__INVALID_SORT_QUERY',
  aggregations: 'FRAMEWORK__INVALID_AGGREGATION_QUERY',
}

/** Criteria with their limit; null if `ids` name the rows. */
export type CheckedCriteria = Omit<ReadCriteria, 'limit'> & { limit: number | null }

/**
 * Reads the criteria in a request's body or query.
 * @param maxLimit largest limit of a request, and the default.
 * @throws ShopError 400 with the pointer to the mistake.
 */
export function readCriteria(body: unknown, maxLimit: number): CheckedCriteria {
  checkBounds(body)
  const parsed = criteriaSchema.safeParse(body ?? {})
  if (!parsed.success) throw invalid(parsed.error, body)
  const { limit = maxLimit, ...criteria } = parsed.data
  checkLimit(limit, maxLimit)
  return { ...criteria, limit: criteria.ids.length > 0 ? null : limit }
}

/**
 * Reads the aggregations of a request, whose bounds were checked before.
 * @throws ShopError 400 with the pointer to the mistake.
 */
export function readAggregations(body: unknown): Aggregation[] {
  const parsed = z.object({ aggregations: aggregationList.default([]) }).safeParse(body ?? {})
  if (parsed.success) return parsed.data.aggregations
  throw invalid(parsed.error, body)
}

/** @throws ShopError 400 if a request asks for more rows than the shop returns. */
export function checkLimit(limit: number, maxLimit: number): void {
  if (limit <= maxLimit) return
  throw new ShopError(
    400,
    'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
    `The limit must be lower than or equal to MAX_LIMIT(=${maxLimit}). Given: ${limit}`,
    { pointer: '/limit', parameters: { maxLimit, limit } },
  )
}

/** Returns an error for the first mistake, named by its JSON pointer. */
export function invalid(error: z.ZodError, body: unknown): ShopError {
  const issue = deepest(error.issues[0])
  const path = issue?.path.map(String) ?? []
  const pointer = `/${path.join('/')}`
  const given = path.slice(0, 1).map((key) => JSON.stringify((body as Record<string, unknown>)[key]))[0]
  return new ShopError(
    400,
    CODES[path[0] ?? ''] ?? 'FRAMEWORK__INVALID_CRITERIA',
    `The parameter "${path[0] ?? 'criteria'}" is invalid: ${issue?.message ?? 'malformed'}. Given: ${given?.slice(0, 200)}`,
    { pointer },
  )
}

type Issue = z.core.$ZodIssue

/** An issue of a union hides a more specific one, that of the branch which got furthest. */
function deepest(issue: Issue | undefined, prefix: PropertyKey[] = []): Issue | undefined {
  if (issue === undefined) return undefined
  const path = [...prefix, ...issue.path]
  if (issue.code !== 'invalid_union') return { ...issue, path }
  const branches = issue.errors.flatMap((errors) => deepest(errors[0], path) ?? [])
  return branches.reduce<Issue>((best, branch) => (reach(branch) > reach(best) ? branch : best), { ...issue, path })
}

/** A value of the right type beyond a bound got further than a value of another type. */
const reach = ({ path, code }: Issue): number =>
  path.length + (['invalid_type', 'invalid_union'].includes(code) ? 0 : 0.5)
