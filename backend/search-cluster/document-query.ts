import { type Concept, exactGroups, looseGroups, type StemGroup } from '#backend/search/query/concept.ts'
import { isNumber } from '#backend/search/query/variant-points.ts'
import { ONE_PART_NAMED, PLACES, RANKING, WIDER_PLACES } from '#backend/search/find/ranking.ts'
import {
  type DocumentKey,
  documentId,
  type DocumentsWanted,
  type VariantFilter,
} from '#backend/search/find/search-store.ts'
import { repeatedSizes } from './cluster-rows.ts'

/** A query of the cluster. Its parts are objects that the cluster checks. */
export type ClusterQuery = Record<string, unknown>

/** Score of a document for each concept that it has. Ranks are less, for as many concepts as a term has. */
export const CONCEPT_SCORE = 32

/** Documents that have at least `least` of the concepts. The score is their number, and then the rank. */
export function documentQuery({ concepts, without }: DocumentsWanted, least: number): ClusterQuery {
  const words = concepts.filter((concept) => !isNumber(concept)).length
  const named = concepts.map((concept) => groupsIn('stems.A', groupsOf(concept)))
  return {
    bool: {
      must: [
        {
          bool: {
            should: concepts.map((concept) => constant(hasConcept(concept), CONCEPT_SCORE)),
            minimum_should_match: least,
          },
        },
      ],
      should: [
        {
          function_score: {
            query: { bool: { should: [...concepts.map(rankOf), wholeName(named)] } },
            functions: [
              { filter: isProduct, weight: RANKING.productWeight },
              { filter: { term: { processor: 'downloads' } }, weight: RANKING.fileWeight },
              { filter: { term: { isCategory: true } }, weight: RANKING.categoryWeight },
            ],
            boost_mode: 'multiply',
          },
        },
        ...(words > 0
          ? [constant({ bool: { filter: [isProduct, atLeast(words, named)] } }, RANKING.namedProduct)]
          : []),
        {
          bool: {
            filter: [anyOf(concepts.map((concept) => groupsIn('stems.all', exactGroups(concept))))],
            _name: 'exact',
          },
        },
      ],
      must_not: [isOneOf(without)],
    },
  }
}

const atLeast = (count: number, queries: readonly ClusterQuery[]): ClusterQuery => ({
  bool: { should: queries, minimum_should_match: count },
})

/** All words of the name are in the term, or half of them. */
function wholeName(named: readonly ClusterQuery[]): ClusterQuery {
  const withWords = (share: number) =>
    anyOf(
      named.map((_, index) => ({
        bool: { filter: [atLeast(index + 1, named), { range: { titleWords: { lte: (index + 1) * share } } }] },
      })),
    )
  return {
    dis_max: { queries: [constant(withWords(1), RANKING.wholeName), constant(withWords(2), RANKING.wholeName / 2)] },
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

export const isOneOf = (documents: readonly DocumentKey[]): ClusterQuery => ({
  ids: { values: documents.map(documentId) },
})

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
  const sizes = values.map((one) => ({ term: { [`${path}${isRound ? 'diameters' : 'sizes'}`]: one } }))
  // A square of 20 needs two measures of 20.
  const repeated = repeatedSizes(values).map((one) => ({ term: { [`${path}repeatedSizes`]: one } }))
  const has = { bool: { filter: [...sizes, ...repeated] } }
  const bounds = [{ range: { [`${path}cutMin`]: { lte: value } } }, { range: { [`${path}cutMax`]: { gte: value } } }]
  return { has, fits: isLength ? anyOf([has, { bool: { filter: bounds } }]) : has }
}

const groupsOf = (concept: Concept): StemGroup[] => [...exactGroups(concept), ...looseGroups(concept)]

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
  return anyOf([
    groupsIn('stems.all', groupsOf(concept)),
    ...(size ? [inVariant(size.fits)] : []),
    ...byOption(concept),
  ])
}

/** Products with an option that a number means. */
const byOption = ({ optionIds }: Concept): ClusterQuery[] => (optionIds.length > 0 ? [{ terms: { optionIds } }] : [])

function rankOf(concept: Concept): ClusterQuery {
  const size = sizeQueries(concept, 'variants.')
  return {
    dis_max: {
      queries: [
        placesOf(exactGroups(concept), 1),
        placesOf(looseGroups(concept), RANKING.loose),
        constant(onePartNamed(looseGroups(concept)), RANKING.loose * ONE_PART_NAMED),
        ...byOption(concept).map((query) => constant(query, concept.isNamed ? RANKING.hasNamed : RANKING.hasSize)),
        ...(size
          ? [constant(inVariant(size.has), RANKING.hasSize), constant(inVariant(size.fits), RANKING.fitsSize)]
          : []),
      ],
    },
  }
}

/** Rank of the places that one of the groups has. */
function placesOf(groups: readonly StemGroup[], share: number): ClusterQuery {
  const sum = PLACES.map((place) => constant(groupsIn(`stems.${place}`, groups), share * RANKING.places[place]))
  const apart = groups.filter(({ length }) => length > 1)
  const wider = WIDER_PLACES.map(({ places, rank }) => {
    const inOneOf = (stem: string) => anyOf(places.map((place) => ({ term: { [`stems.${place}`]: stem } })))
    return constant(anyOf(apart.map((group) => ({ bool: { filter: group.map(inOneOf) } }))), share * rank)
  })
  return { dis_max: { queries: [{ bool: { should: sum } }, ...(apart.length > 0 ? wider : [])] } }
}

/** A compound of which one part is in the name. */
const onePartNamed = (groups: readonly StemGroup[]): ClusterQuery =>
  anyOf(
    groups
      .filter(({ length }) => length > 1)
      .flatMap((group) =>
        group.map((named) => ({ bool: { filter: group.map((stem) => inPlace(stem, stem === named)) } })),
      ),
  )

const inPlace = (stem: string, isNamed: boolean): ClusterQuery => ({
  term: { [`stems.${isNamed ? 'A' : 'all'}`]: stem },
})
