import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { median } from '#bench/rounds.ts'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { TEMPLATES } from './page-requests.ts'
import { byProcessorTime, type TraceEvent } from './processor-trace.ts'

/**
 * `LIGHTHOUSE=…/lighthouse/cli/index.js npm run bench:lighthouse -- http://localhost:3000` has each template rated by
 * Lighthouse as on a phone: once as it is, and its performance once more from the same load with the processor time of
 * each task instead of its time by the clock, which other programs change. Lighthouse is not installed with the site.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const LEFT_OUT = new Set(['text page', 'industry', 'list of news', 'article', 'downloads', 'page with a film'])

const scoresSchema = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) })
const reportSchema = scoresSchema.extend({
  audits: z.object({
    metrics: z.object({
      details: z.object({
        items: z.tuple([
          z.object({
            firstContentfulPaint: z.number(),
            largestContentfulPaint: z.number(),
            totalBlockingTime: z.number(),
          }),
          z.unknown(),
        ]),
      }),
    }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
  }),
})
type Report = z.infer<typeof reportSchema>
const metricsOf = (report: Report) => report.audits.metrics.details.items[0]

const OTHERS = ['accessibility', 'best-practices', 'seo']
const PERFORMANCE = '--only-categories=performance'
const CHROME = `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`

const [site = 'http://localhost:3000'] = process.argv.slice(2)
const cli = process.env['LIGHTHOUSE']
if (!cli) {
  console.error(
    'LIGHTHOUSE is not set: the path of lighthouse/cli/index.js, for example after `npm install lighthouse` in another folder.',
  )
  process.exit(2)
}

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const score = (report: z.infer<typeof scoresSchema>, name: string) =>
  Math.round((report.categories[name]?.score ?? 0) * 100)
try {
  console.log(
    '| page | accessibility, best practices, SEO | by the clock: performance | first, largest paint | blocking | by processor time: performance | first, largest paint | blocking | shift |',
  )
  console.log(`| --- |${' --- |'.repeat(8)}`)
  for (const [name, path] of Object.entries(TEMPLATES).filter(([name]) => !LEFT_OUT.has(name))) {
    await fetch(site + path, { headers: { 'accept-encoding': 'br' } })
    const rounds: [clock: Report, processor: Report][] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await rate(site + path))
    const clocks = rounds.map(([clock]) => clock)
    const others = await rateOthers(site + path)
    const cells = [clocks, rounds.map(([, processor]) => processor)].flatMap((reports) => [
      middle(reports, (one) => score(one, 'performance')),
      [
        middle(reports, (one) => metricsOf(one).firstContentfulPaint),
        middle(reports, (one) => metricsOf(one).largestContentfulPaint),
      ].join(', '),
      middle(reports, (one) => metricsOf(one).totalBlockingTime),
    ])
    const shift = Math.max(...clocks.map((one) => one.audits['cumulative-layout-shift'].numericValue)).toFixed(3)
    console.log(`| ${name} | ${others.join(', ')} | ${cells.join(' | ')} | ${shift} |`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The median, with the least and the most. */
function middle(reports: readonly Report[], of: (report: Report) => number): string {
  const values = reports.map(of)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? String(least) : `${median(values).toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`
}

/** The categories that do not depend on time. */
async function rateOthers(url: string): Promise<number[]> {
  const file = join(folder, 'others.json')
  run(url, `--only-categories=${OTHERS}`, CHROME, '--output=json', `--output-path=${file}`)
  const scores = scoresSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  return OTHERS.map((category) => score(scores, category))
}

/** Loads the page once and rates its performance twice. */
async function rate(url: string): Promise<[clock: Report, processor: Report]> {
  const load = join(folder, 'load')
  await rm(load, { recursive: true, force: true })
  run(url, PERFORMANCE, `-G=${load}`, CHROME)
  const clock = await readReport(url, load)
  const file = join(load, 'trace.json')
  const trace = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] }
  await writeFile(file, JSON.stringify({ ...trace, traceEvents: byProcessorTime(trace.traceEvents) }))
  return [clock, await readReport(url, load)]
}

async function readReport(url: string, load: string): Promise<Report> {
  const file = join(folder, 'report.json')
  run(url, PERFORMANCE, `-A=${load}`, '--output=json', `--output-path=${file}`)
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

function run(url: string, ...options: string[]): void {
  const env = { ...process.env, CHROME_PATH: needChromium() }
  execFileSync(process.execPath, [cli ?? '', url, '--quiet', ...options], { env, stdio: ['ignore', 'ignore', 'pipe'] })
}
