import type { Concept, StemGroup } from '#backend/search/query/concept.ts'
import { RANKING, type DocumentsWanted, type VariantFilter } from '#backend/search/find/search-store.ts'

/** A query of the cluster. Its parts are objects that the cluster checks. */
export type ClusterQuery = Record<string, unknown>

/** Scores of a document for each concept. Its rank cannot reach them: it has less than one for each. */
export const CONCEPT_SCORE = 100

/** Score of a single occurrence of a word, by weight: as in PostgreSQL's `ts_rank`. */
const OCCURRENCE = 0.6

/** Documents that have at least `least` of the concepts, by their number and then by rank. */
export function documentQuery({ concepts, without }: DocumentsWanted, least: number): ClusterQuery {
  const has = concepts.map((concept, index) => constant(hasConcept(concept), CONCEPT_SCORE, conceptName(index)))
  return {
    bool: {
      must: [{ bool: { should: has, minimum_should_match: least } }],
      should: [
        {
          function_score: {
            query: {
              bool: {
                should: [
                  ...concepts.map(rankOf),
                  {
                    function_score: {
                      query: { bool: { should: concepts.map(namedBy) } },
                      field_value_factor: { field: 'titleShare', missing: 0 },
                      boost_mode: 'multiply',
                      boost: RANKING.wholeName,
                    },
                  },
                ],
              },
            },
            functions: [{ filter: isProduct, weight: RANKING.productWeight }],
            boost_mode: 'multiply',
          },
        },
        {
          bool: {
            filter: [anyOf(concepts.map(({ alternatives }) => groupsIn('stems.all', exactOf(alternatives))))],
            _name: 'exact',
          },
        },
      ],
      must_not: without.length > 0 ? [{ bool: { filter: [isProduct, { terms: { ref: without } }] } }] : [],
    },
  }
}

/** Documents with any of the concepts; the score is their number. */
export const countingQuery = (wanted: DocumentsWanted): ClusterQuery => ({
  bool: {
    must: [
      { bool: { should: wanted.concepts.map((concept) => constant(hasConcept(concept), 1)), minimum_should_match: 1 } },
    ],
  },
})

/** Products with a variant that passes a filter, and documents of all other sources. */
export const passesFilter = (filter: VariantFilter | undefined): ClusterQuery =>
  filter === undefined
    ? { match_all: {} }
    : anyOf([
        { bool: { must_not: [isProduct] } },
        { nested: { path: 'variants', query: variantQuery(filter, 'variants.') } },
      ])

export const conceptName = (concept: number): string => `concept ${concept}`

export const isProduct: ClusterQuery = { term: { processor: 'shop product' } }
const nothing: ClusterQuery = { match_none: {} }

export const constant = (filter: ClusterQuery, boost: number, name?: string): ClusterQuery => ({
  constant_score: { filter, boost, ...(name !== undefined && { _name: name }) },
})

const anyOf = (queries: readonly ClusterQuery[]): ClusterQuery =>
  queries.length === 0 ? nothing : { bool: { should: queries, minimum_should_match: 1 } }

/** A variant that has one option of each list, and measures within the bounds. */
export const variantQuery = ({ groups, ranges }: VariantFilter, path = ''): ClusterQuery => ({
  bool: {
    filter: [
      ...groups.map(({ chosen }) => ({ terms: { [`${path}optionIds`]: chosen } })),
      ...ranges.map(({ keys, range: { min, max } }) => {
        const bounds = { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) }
        return anyOf(keys.map((key) => ({ range: { [`${path}measure.${key}`]: bounds } })))
      }),
    ],
  },
})

/** A variant that has all sizes; the second that has them, or can be cut to the length. */
export const sizeQueries = (
  { values, isLength, isRound }: Concept,
  path = '',
): { has: ClusterQuery; fits: ClusterQuery } | undefined => {
  const [value] = values
  if (value === undefined) return undefined
  const has = {
    bool: { filter: values.map((one) => ({ term: { [`${path}${isRound ? 'diameters' : 'sizes'}`]: one } })) },
  }
  const bounds = [{ range: { [`${path}cutMin`]: { lte: value } } }, { range: { [`${path}cutMax`]: { gte: value } } }]
  return { has, fits: isLength ? anyOf([has, { bool: { filter: bounds } }]) : has }
}

const exactOf = (alternatives: Concept['alternatives']): readonly StemGroup[] => {
  const [first] = alternatives
  return first?.reason === 'name' || first?.reason === 'text' ? first.groups : []
}

const looseOf = (alternatives: Concept['alternatives']): StemGroup[] =>
  (exactOf(alternatives).length > 0 ? alternatives.slice(1) : alternatives).flatMap(({ groups }) => groups)

/** One of the groups, each with all of its stems. */
function groupsIn(field: string, groups: readonly StemGroup[]): ClusterQuery {
  const single = groups.flatMap((group) => (group.length === 1 ? group : []))
  const several = groups.filter(({ length }) => length > 1)
  return anyOf([
    ...(single.length > 0 ? [{ terms: { [field]: single } }] : []),
    ...several.map((group) => ({ bool: { filter: group.map((stem) => ({ term: { [field]: stem } })) } })),
  ])
}

const inVariant = (query: ClusterQuery): ClusterQuery => ({ nested: { path: 'variants', query, score_mode: 'max' } })

function hasConcept(concept: Concept): ClusterQuery {
  const size = sizeQueries(concept, 'variants.')
  const groups = concept.alternatives.flatMap((alternative) => alternative.groups)
  return anyOf([
    groupsIn('stems.all', groups),
    ...byAnalyser(concept),
    ...(size ? [inVariant(size.fits)] : []),
    ...byOption(concept),
  ])
}

/** Products with an option that a number means. */
const byOption = ({ optionIds }: Concept): ClusterQuery[] => (optionIds.length > 0 ? [{ terms: { optionIds } }] : [])

/** A word as the cluster's analyser understands it: it knows forms that the site's stems do not. */
const byAnalyser = ({ text }: Concept): ClusterQuery[] =>
  IS_WORD.test(text)
    ? [
        {
          multi_match: { query: text, fields: ['title', 'data.content', 'data.shortDescription'], type: 'best_fields' },
        },
      ]
    : []

const IS_WORD = /^\p{L}{4,}$/u

function rankOf(concept: Concept): ClusterQuery {
  const { alternatives } = concept
  const size = sizeQueries(concept, 'variants.')
  const byWeight = (['A', 'B', 'C', 'D'] as const).flatMap((weight) => {
    const score = OCCURRENCE * RANKING.weights[weight]
    return [
      constant(groupsIn(`stems.${weight}`, exactOf(alternatives)), score),
      constant(groupsIn(`stems.${weight}`, looseOf(alternatives)), score * RANKING.loose),
    ]
  })
  return {
    dis_max: {
      queries: [
        ...byWeight,
        ...byAnalyser(concept).map((query) => constant(query, OCCURRENCE * RANKING.weights.D * RANKING.loose)),
        ...byOption(concept).map((query) => constant(query, concept.isNamed ? RANKING.hasNamed : RANKING.hasSize)),
        ...(size
          ? [constant(inVariant(size.has), RANKING.hasSize), constant(inVariant(size.fits), RANKING.fitsSize)]
          : []),
      ],
      // A word in the name and in the text counts a little more than one in the name.
      tie_breaker: 0.1,
    },
  }
}

const namedBy = ({ alternatives }: Concept): ClusterQuery => ({
  dis_max: {
    queries: [
      constant(groupsIn('stems.A', exactOf(alternatives)), 1),
      constant(groupsIn('stems.A', looseOf(alternatives)), RANKING.looselyNamed),
    ],
  },
})
