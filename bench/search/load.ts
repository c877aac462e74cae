import type { FindingQuery } from './finding-query.ts'
import type { AskSearch } from './score.ts'

/** Rounds of the same queries. The first ones compile what the later ones run. */
const ROUNDS = 4
/** Queries whose responses are still remembered. */
const REMEMBERED = 300

/** Prints how long searches take one after the other, and how many there are in a second if eight are asked at once. */
export async function measureLoad(queries: readonly FindingQuery[], ask: AskSearch): Promise<void> {
  // Another size for each round: otherwise the response is a remembered one.
  const one = async ({ term, locale }: FindingQuery, size: number) => {
    const begun = performance.now()
    await ask({ term, locale, size })
    return performance.now() - begun
  }
  // On a machine with other programs the least of several rounds is the search's own.
  const least = queries.map(() => Infinity)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, query] of queries.entries())
      least[index] = Math.min(least[index] ?? Infinity, await one(query, 10 + round))
  }
  const kinds = new Map([['all', least]])
  for (const [index, { kind }] of queries.entries())
    kinds.set(kind, [...(kinds.get(kind) ?? []), least[index] ?? Infinity])
  console.log('| queries | p50 ms | p95 ms | p99 ms | max ms |\n| --- | ---: | ---: | ---: | ---: |')
  for (const [kind, times] of kinds) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
    console.log(`| ${kind} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${at(1)} |`)
  }
  // The responses of the last round.
  const again: number[] = []
  for (const query of queries.slice(-REMEMBERED)) again.push(await one(query, 9 + ROUNDS))
  again.sort((a, b) => a - b)
  console.log(`\nremembered: p50 ${(again[Math.floor(again.length / 2)] ?? 0).toFixed(2)} ms`)
  const begun = performance.now()
  const waiting = [...queries]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let query = waiting.pop(); query; query = waiting.pop()) await one(query, 9)
    }),
  )
  console.log(
    `\neight at once: ${Math.round((queries.length / (performance.now() - begun)) * 1_000)} searches a second`,
  )
}
