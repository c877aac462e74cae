import type { HitPage } from '#contracts/search/hit-page.ts'
import type { SearchRequest } from '#contracts/search/search-request.ts'
import { FINDING_KINDS, type FindingKind, type FindingQuery } from './finding-query.ts'

export type AskSearch = (request: SearchRequest) => Promise<HitPage>

export interface FindingScore {
  kind: FindingKind
  asked: number
  right: number
  needed: number
  wrong: { query: FindingQuery; found: string[] }[]
  /** Milliseconds that each query took. */
  times: number[]
}

/** Asks all queries and counts the right ones by kind. */
export async function scoreQueries(queries: readonly FindingQuery[], ask: AskSearch): Promise<FindingScore[]> {
  const scores = new Map<FindingKind, FindingScore>()
  for (const query of queries) {
    const { kind, term, locale, within, isRight } = query
    const score = scores.get(kind) ?? { kind, asked: 0, right: 0, needed: FINDING_KINDS[kind], wrong: [], times: [] }
    scores.set(kind, score)
    const begun = performance.now()
    const { hits } = await ask({ term, locale, source: 'shop product', size: within })
    score.times.push(performance.now() - begun)
    score.asked += 1
    if (isRight(hits)) score.right += 1
    else score.wrong.push({ query, found: hits.map((hit) => nameOf(hit)) })
  }
  return [...scores.values()]
}

const nameOf = (hit: HitPage['hits'][number]): string =>
  `${hit.title}${hit.processor === 'shop product' && hit.product ? ` [${hit.product.number}]` : ''}`

/** Rounded down: 95 % of twelve queries are eleven. */
export const isEnough = ({ asked, right, needed }: FindingScore): boolean => right >= Math.floor(asked * needed)
