import { processorSeconds } from '#test/long/process-figures.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { atRate, type PageTimes, toTimes } from '#bench/accounts/pages-beside.ts'
import type { FindingQuery } from './finding-query.ts'

const CATEGORY = '/de/shop/category/kettenfuehrungen'
const PRODUCT = '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex'

/** Requests a second. */
const RATES = { kept: 40, anew: 4, searches: 20 } as const
/** Turns without and with searches, one after the other: other work of the machine affects both. */
const TURNS = 3

interface Turn {
  kept: number[]
  anew: number[]
  searches: number[]
  processor: number
}

/**
 * Prints what pages take without searches and with 20 different ones a second beside them, on PGlite and on the PostgreSQL server of
 * DATABASE_URL. A page's time begins when it was due, so a search that stops the site delays all that were due meanwhile.
 */
export async function measurePagesBeside(queries: readonly FindingQuery[], seconds: number): Promise<void> {
  for (const database of process.env['DATABASE_URL'] ? ['PGlite', 'PostgreSQL'] : ['PGlite']) {
    const server = database === 'PostgreSQL' ? await createEmptyServerDatabase() : undefined
    const env = { LIMITS: 'off', DATABASE_URL: server?.url ?? '' }
    const site = await startSite({ env, ...(server ? {} : { template: await siteTemplate() }) })
    try {
      await measureTurn(site, queries, 2)
      const turns: Record<'without' | 'with', Turn[]> = { without: [], with: [] }
      for (let turn = 0; turn < TURNS; turn += 1) {
        turns.without.push(await measureTurn(site, [], seconds))
        turns.with.push(await measureTurn(site, queries, seconds))
      }
      print(database, turns)
    } finally {
      await site.dispose()
      await server?.drop()
    }
  }
}

let asked = 0
async function measureTurn(site: RunningSite, queries: readonly FindingQuery[], seconds: number): Promise<Turn> {
  const get = async (path: string, accept: string) => {
    const response = await fetch(site.url + path, { headers: { accept } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  }
  const search = async () => {
    const { term, locale } = queries[(asked += 1) % queries.length] ?? { term: 'kette', locale: 'de' as const }
    // Another first hit each time, so that the response is not a remembered one.
    await get(`/search?${toSearchParams({ term, locale, from: asked % 1_000 })}`, 'application/json')
  }
  const before = processorSeconds(site.pid())
  const [kept, anew, searches] = await Promise.all([
    atRate(RATES.kept, seconds, () => get(CATEGORY, 'text/html')),
    atRate(RATES.anew, seconds, () => get(`${PRODUCT}?n=${Date.now()}-${(asked += 1)}`, 'text/html')),
    atRate(queries.length === 0 ? 0 : RATES.searches, seconds, search),
  ])
  return { kept, anew, searches, processor: (processorSeconds(site.pid()) - before) / seconds }
}

function print(database: string, turns: Record<'without' | 'with', Turn[]>): void {
  console.log(`\n${database}, ${RATES.searches} searches a second, milliseconds\n`)
  console.log('| | p50 | p99 | longest | requests |\n| --- | ---: | ---: | ---: | ---: |')
  for (const kind of ['without', 'with'] as const) {
    const timesOf = (name: string, of: (turn: Turn) => number[]): PageTimes => toTimes(name, turns[kind].flatMap(of))
    const rows = [
      timesOf(`page kept in memory, ${kind} searches`, ({ kept }) => kept),
      timesOf(`page made again, ${kind} searches`, ({ anew }) => anew),
      ...(kind === 'with' ? [timesOf('search', ({ searches }) => searches)] : []),
    ]
    for (const { name, p50, p99, longest, count } of rows) {
      console.log(`| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${longest.toFixed(0)} | ${count} |`)
    }
    const processor = turns[kind].reduce((sum, turn) => sum + turn.processor, 0) / TURNS
    console.log(`| processor, ${kind} searches | ${(processor * 100).toFixed(0)} % | | | |`)
  }
}
