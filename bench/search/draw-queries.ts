import { type FindingCatalogue, type FindingQuery, type RandomFraction, repeat } from './finding-query.ts'
import { measuresQuery, numberQuery, prefixQueries } from './number-queries.ts'
import { joinedQuery, markQuery, partsQuery, tradeNameQuery, typoQuery } from './word-queries.ts'

/** Draws queries of every kind. The same seed of `random` draws the same ones. */
export function drawQueries(catalogue: FindingCatalogue, random: RandomFraction, count: number): FindingQuery[] {
  const few = Math.ceil(count / 5)
  return [
    ...repeat(count, () => numberQuery(catalogue, random)),
    ...prefixQueries(catalogue, random, few),
    ...repeat(few, () => typoQuery(catalogue, random)),
    ...repeat(few, () => partsQuery(catalogue, random)),
    ...repeat(few, () => joinedQuery(catalogue, random)),
    ...repeat(few, () => tradeNameQuery(catalogue, random)),
    ...repeat(few, () => measuresQuery(catalogue, random)),
    ...repeat(few, () => markQuery(catalogue, random)),
  ]
}
