import { parseArgs } from 'node:util'
import { migrate } from '#backend/database/migrate.ts'
import { createEmptyDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { REVISION_AGE } from '#server/search/open-search.ts'
import { drawQueries } from './draw-queries.ts'
import { measureLoad } from './load.ts'
import { readFindingCatalogue } from './read-finding-catalogue.ts'
import { measurePagesBeside } from './pages-beside.ts'
import { type AskSearch, type FindingScore, isEnough, scoreQueries } from './score.ts'

const USAGE = `Usage: npm run bench:search [-- --queries 2000] [--seed N] [--url URL] [--catalogue FOLDER]
                            [--load] [--beside] [--seconds 20]

Draws queries from the demo catalogue, or the one in FOLDER, and counts how many find what they should: in the embedded
search, or at URL, which has to have that catalogue. With --load it measures times instead, with --beside what pages of the
built site take beside searches. The database is PGlite in memory,
or a new one at DATABASE_URL. Exit code 1 if a kind of queries misses its share.
`

const { values } = parseArgs({
  options: {
    queries: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    url: { type: 'string' },
    catalogue: { type: 'string' },
    load: { type: 'boolean', default: false },
    beside: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
})
const [count, seed] = [Number(values.queries), Number(values.seed)]
if (values.help || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const sources = await demoSources(values.catalogue)
const catalogue = await readFindingCatalogue(sources.shop)
const queries = drawQueries(catalogue, randomFractions(seed), count)
console.log(`${queries.length} queries, seed ${seed}: --seed ${seed} repeats them\n`)
const reading = { hosts: [] }

async function openAsk(): Promise<{ ask: AskSearch; close: () => Promise<void> }> {
  const { url } = values
  if (url !== undefined) {
    const ask: AskSearch = async (request) =>
      readHitPage(await (await fetch(`${url}/search?${toSearchParams(request)}`)).json(), reading)
    return { ask, close: async () => {} }
  }
  const { db, close } = await createEmptyDatabase(process.env['DATABASE_URL'] ? 'postgres' : 'pglite')
  await migrate(db)
  const begun = performance.now()
  const app = searchApiOf(await indexForSearch(db, sources, REVISION_AGE))
  console.log(`indexed in ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
  const ask: AskSearch = async (request) =>
    readHitPage(await (await app.request(`/search?${toSearchParams(request)}`)).json(), reading)
  return { ask, close }
}

async function measure(): Promise<void> {
  const { ask, close } = await openAsk()
  try {
    if (values.load) await measureLoad(queries, ask)
    else process.exitCode = printScores(await scoreQueries(queries, ask)) ? 0 : 1
  } finally {
    await close()
  }
}

/** Prints the scores and the ten worst queries. Returns whether every kind has its share. */
function printScores(scores: readonly FindingScore[]): boolean {
  console.log('| queries | asked | right | share | needed |\n| --- | ---: | ---: | ---: | ---: |')
  for (const score of scores) {
    const { kind, asked, right, needed } = score
    const share = asked === 0 ? '–' : `${((right / asked) * 100).toFixed(1)} %`
    console.log(`| ${kind} | ${asked} | ${right} | ${share} | ${needed * 100} %${isEnough(score) ? '' : ' MISSED'} |`)
  }
  const wrong = scores
    .toSorted((a, b) => a.right / a.asked - b.right / b.asked)
    .flatMap((score) => score.wrong)
    .slice(0, 10)
  for (const { query, found } of wrong) {
    console.log(`\n${query.kind}, ${query.locale}: ${JSON.stringify(query.term)}\n  wanted ${query.wanted}`)
    console.log(`  found  ${found.join(', ') || 'nothing'}`)
  }
  return scores.every(isEnough)
}

if (values.beside) await measurePagesBeside(queries, Number(values.seconds))
else await measure()
