import { expect } from 'vitest'
import { drawQueries } from '#bench/search/draw-queries.ts'
import { FINDING_KINDS } from '#bench/search/finding-query.ts'
import { readFindingCatalogue } from '#bench/search/read-finding-catalogue.ts'
import { type AskSearch, isEnough, scoreQueries } from '#bench/search/score.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import type { SearchSource } from '#contracts/search/index-source.ts'

/** The same queries every time; in the whole matrix others as well. */
const FIXED_SEED = 20_261_122
const seed = Number(process.env['SEARCH_SEED'] ?? (IS_WHOLE_MATRIX ? Date.now() % 1_000_000 : FIXED_SEED))

/** Expects that enough queries drawn from a catalogue are right: `count` by number and a fifth of each other kind. */
export async function expectFound(shop: SearchSource, ask: AskSearch, count: number): Promise<void> {
  const catalogue = await readFindingCatalogue(shop)
  console.log(`seed ${seed}: SEARCH_SEED=${seed} repeats it`)
  for (const one of new Set([FIXED_SEED, seed])) {
    const scores = await scoreQueries(drawQueries(catalogue, randomFractions(one), count), ask)
    expect(scores.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(FINDING_KINDS).toSorted())
    for (const score of scores) {
      expect(score.asked).toBeGreaterThanOrEqual(count / 5)
      const wrong = score.wrong.map(({ query, found }) => `${query.term}: ${query.wanted}, not ${found.join()}`)
      expect(isEnough(score), `${score.kind}, seed ${one}: ${wrong.join('\n')}`).toBe(true)
    }
  }
}
