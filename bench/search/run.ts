import { parseArgs } from 'node:util'
import { migrate } from '#backend/database/migrate.ts'
import { createEmptyDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { REVISION_AGE } from '#server/search/open-search.ts'
import { drawQueries } from './draw-queries.ts'
import { readFindingCatalogue } from './read-finding-catalogue.ts'
import { reportQuestions } from './report-questions.ts'
import { type AskSearch, type FindingScore, isEnough, scoreQueries } from './score.ts'

const USAGE = `Usage: npm run bench:search [-- --queries 500] [--seed N] [--catalogue FOLDER]
       npm run bench:search -- --questions|--typing [--data FOLDER]

Draws queries from the demo catalogue, or the one in FOLDER, and counts how many find what they should in the embedded search, and
how long they take. The database is PGlite in memory, or a new one at DATABASE_URL. Exit code 1 if a kind of queries
misses its share.

With --questions it asks those of bench/search/questions instead, whose right answers were written down by hand, of all that the
site has, and prints the shares by kind and language and every miss, then the same of bench/search/missed-questions. With --typing it
asks every beginning of those that are right, and counts how often the answer changes. FOLDER is a data folder with the imported
demo catalogue, which is copied; without it the catalogue is imported first.
`

const { values } = parseArgs({
  options: {
    queries: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    catalogue: { type: 'string' },
    questions: { type: 'boolean', default: false },
    typing: { type: 'boolean', default: false },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [count, seed] = [Number(values.queries), Number(values.seed)]
if (values.help || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  process.stderr.write(USAGE)
  process.exit(2)
}
if (values.questions || values.typing) {
  await reportQuestions({ data: values.data, isTyped: values.typing, write: (line) => console.log(line) })
  process.exit(0)
}
const sources = await demoSources(values.catalogue)
const catalogue = await readFindingCatalogue(sources.shop)
const random = randomFractions(seed)
const warmUp = drawQueries(catalogue, random, Math.ceil(count / 10))
const queries = drawQueries(catalogue, random, count)
console.log(`${queries.length} queries, seed ${seed}: --seed ${seed} repeats them`)

const { db, close } = await createEmptyDatabase(process.env['DATABASE_URL'] ? 'postgres' : 'pglite')
try {
  await migrate(db)
  const begun = performance.now()
  const app = searchApiOf(await indexForSearch(db, sources, REVISION_AGE))
  console.log(`indexed in ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
  const ask: AskSearch = async (request) =>
    readHitPage(await (await app.request(`/search?${toSearchParams(request)}`)).json(), { hosts: [] })
  await scoreQueries(warmUp, ask)
  const scores = await scoreQueries(queries, ask)
  printScores(scores)
  printWrong(scores)
  process.exitCode = scores.every(isEnough) ? 0 : 1
} finally {
  await close()
}

function printScores(scores: readonly FindingScore[]): void {
  console.log('| queries | asked | right | share | needed | p50, ms | p95, ms | p99, ms |')
  console.log(`| --- |${' ---: |'.repeat(7)}`)
  for (const score of scores) {
    const { kind, asked, right, needed, times } = score
    const share = asked === 0 ? '–' : `${((right / asked) * 100).toFixed(1)} %`
    const found = `${asked} | ${right} | ${share} | ${needed * 100} %${isEnough(score) ? '' : ' MISSED'}`
    console.log(`| ${kind} | ${found} | ${toQuantiles(times)} |`)
  }
  console.log(`| all | | | | | ${toQuantiles(scores.flatMap(({ times }) => times))} |`)
}

function toQuantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return [0.5, 0.95, 0.99].map((share) => at(share).toFixed(1)).join(' | ')
}

/** Prints ten wrong queries, those of the worst kinds first. */
function printWrong(scores: readonly FindingScore[]): void {
  const wrong = scores
    .toSorted((a, b) => a.right / a.asked - b.right / b.asked)
    .flatMap((score) => score.wrong)
    .slice(0, 10)
  for (const { query, found } of wrong) {
    console.log(`\n${query.kind}, ${query.locale}: ${JSON.stringify(query.term)}\n  wanted ${query.wanted}`)
    console.log(`  found  ${found.join(', ') || 'nothing'}`)
  }
}
