import { z } from 'zod'

const withIncludes = z.looseObject({ includes: z.record(z.string(), z.array(z.string())) })

/** Fields that are JSON in a Shopware's database. */
const BELOW_JSON = /^(customFields|metaData)\..+$/

/**
 * The body of a call that asks for whole JSON fields. If `includes` names parts of such a field, a Shopware 6.6 sends
 * nothing of it.
 */
export function withWholeFields(body: unknown): unknown {
  const { data } = withIncludes.safeParse(body)
  if (!data) return body
  const includes = Object.entries(data.includes).map(([alias, names]) => [
    alias,
    [...new Set(names.map((name) => name.replace(BELOW_JSON, '$1')))],
  ])
  return { ...data, includes: Object.fromEntries(includes) }
}
