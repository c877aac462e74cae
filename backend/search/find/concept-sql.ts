import { sql, type SQL } from 'drizzle-orm'
import { type Concept, exactGroups, looseGroups, type StemGroup } from '#backend/search/query/concept.ts'
import { ONE_PART_NAMED, PLACES, RANKING, WIDER_PLACES } from './ranking.ts'
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

/** A number of ours, which the database shall not convert. */
export const numberSql = (value: number): SQL => sql.raw(`${value}::double precision`)

/** A concept as SQL. */
export interface ConceptSql {
  /** Condition that a row `d` of `search_document` has one of its words. */
  inWords: SQL
  /** Condition that one of them is there as typed. */
  asTyped: SQL
  /** Condition that one of them is in the name. */
  isNamed: SQL
  /** Rank by its words. */
  wordRank: SQL
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

const has = (groups: readonly StemGroup[], weight = ''): SQL => sql`d.words @@ ${toTsquery(groups, weight)}::tsquery`

export function toConceptSql(concept: Concept): ConceptSql {
  const { optionIds } = concept
  const [exact, loose] = [exactGroups(concept), looseGroups(concept)]
  return {
    inWords: has([...exact, ...loose]),
    asTyped: has(exact),
    isNamed: has([...exact, ...loose], ':A'),
    wordRank: sql`greatest(${placeSql(exact, 1)}, ${placeSql(loose, RANKING.loose)}, ${onePartSql(loose)})`,
    size: sizeSql(concept),
    option:
      optionIds.length > 0
        ? {
            has: sql`d.option_ids && ${sql.param([...optionIds])}::text[]`,
            rank: concept.isNamed ? RANKING.hasNamed : RANKING.hasSize,
          }
        : undefined,
  }
}

/** Rank of the places that one of the groups has. */
function placeSql(groups: readonly StemGroup[], share: number): SQL {
  if (groups.length === 0) return sql`0`
  const within = (some: readonly StemGroup[], places: string, rank: number) =>
    sql`case when ${has(some, `:${places}`)} then ${numberSql(share * rank)} else 0 end`
  const sum = sql.join(
    PLACES.map((place) => within(groups, place, RANKING.places[place])),
    sql` + `,
  )
  const apart = groups.filter(({ length }) => length > 1)
  if (apart.length === 0) return sum
  const wider = WIDER_PLACES.map(({ places, rank }) => within(apart, places.join(''), rank))
  return sql`greatest(${sum}, ${sql.join(wider, sql`, `)})`
}

/** Rank of a compound of which one part is in the name. */
function onePartSql(groups: readonly StemGroup[]): SQL {
  const queries = groups
    .filter(({ length }) => length > 1)
    .flatMap((group) =>
      group.map((named) => group.map((stem) => quoteLexeme(stem) + (stem === named ? ':A' : '')).join(' & ')),
    )
  if (queries.length === 0) return sql`0`
  const query = queries.map((one) => `(${one})`).join(' | ')
  return sql`case when d.words @@ ${query}::tsquery then ${numberSql(RANKING.loose * ONE_PART_NAMED)} else 0 end`
}

/** Conditions on a row `v` of `search_variant`; undefined for a word. */
export function sizeSql({ values, isLength, isRound }: Concept): SizeSql | undefined {
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
