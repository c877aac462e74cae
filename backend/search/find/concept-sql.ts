import { sql, type SQL } from 'drizzle-orm'
import type { Concept, StemGroup } from '#backend/search/query/concept.ts'
import { RANKING } from './search-store.ts'
import { quoteLexeme } from '#backend/search/index/words-of.ts'

/** A row that no document has: `tsquery` has no query for nothing. */
const NOTHING = "'\u0001'"

/** Returns the `tsquery` of documents that have one of the groups, in text form. */
const toTsquery = (groups: readonly StemGroup[], weight = ''): string => {
  const alternatives = groups
    .filter((group) => group.length > 0)
    .map((group) => group.map((stem) => quoteLexeme(stem) + weight).join(' & '))
  return alternatives.length === 0 ? NOTHING : alternatives.map((one) => `(${one})`).join(' | ')
}

/** A concept as SQL. */
export interface ConceptSql {
  /** `tsquery` of the words as typed, and of all others. */
  exact: SQL
  loose: SQL
  /** Those as typed, and the others, in the name of a document. */
  named: SQL
  looselyNamed: SQL
  /** Conditions on a row `v` of `search_variant`; undefined for a word. */
  size: SizeSql | undefined
  /** Condition that the product of a row `d` has an option that a number means; undefined for others. */
  option: { has: SQL; rank: number } | undefined
}

interface SizeSql {
  /** It has all values. */
  has: SQL
  /** It has them, or the length can be cut from it. */
  fits: SQL
}

export function toConceptSql(concept: Concept): ConceptSql {
  const { alternatives, values, optionIds, isLength, isRound } = concept
  const [first, ...others] = alternatives
  const isExact = first?.reason === 'name' || first?.reason === 'text'
  const exact = isExact ? first.groups : []
  const loose = (isExact ? others : alternatives).flatMap(({ groups }) => groups)
  return {
    exact: sql`${toTsquery(exact)}::tsquery`,
    loose: sql`${toTsquery(loose)}::tsquery`,
    named: sql`${toTsquery(exact, ':A')}::tsquery`,
    looselyNamed: sql`${toTsquery(loose, ':A')}::tsquery`,
    size: sizeSql(values, isLength, isRound),
    option:
      optionIds.length > 0
        ? {
            has: sql`d.option_ids && ${sql.param([...optionIds])}::text[]`,
            rank: concept.isNamed ? RANKING.hasNamed : RANKING.hasSize,
          }
        : undefined,
  }
}

function sizeSql(values: readonly number[], isLength: boolean, isRound: boolean): SizeSql | undefined {
  const [value] = values
  if (value === undefined) return undefined
  const all = sql`${sql.raw(isRound ? 'v.diameters' : 'v.sizes')} @> ${sql.param([...values])}::double precision[]`
  // Each value is among the sizes once: a square of 20 needs two measures of 20.
  const repeated = [...new Set(values.filter((one, index) => values.indexOf(one) !== index))].map(
    (one) =>
      sql`(select count(*) from jsonb_each_text(v.measure) m where m.value::double precision = ${one}) >= ${
        values.filter((other) => other === one).length
      }`,
  )
  const has = sql`(${sql.join([all, ...repeated], sql` and `)})`
  return { has, fits: isLength ? sql`(${has} or ${value}::double precision between v.cut_min and v.cut_max)` : has }
}
