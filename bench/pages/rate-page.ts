import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { blockingOf } from './blocking.ts'
import { byProcessorTime, type TraceEvent } from './processor-trace.ts'

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    metrics: z.object({
      details: z.object({
        items: z.tuple([
          z.object({ firstContentfulPaint: z.number(), largestContentfulPaint: z.number() }),
          z.unknown(),
        ]),
      }),
    }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
  }),
})

/** Lighthouse's rating of one load as on a phone, of 100, with times in ms. */
export interface PageRating {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  shift: number
  /** After the first paint. */
  blocking: number
}

const CHROME = `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`

/**
 * Loads the page once and rates it by the processor time of each task. Its time by the clock would change with other
 * programs.
 * @param cli path of lighthouse/cli/index.js
 */
export async function ratePage(cli: string, url: string): Promise<PageRating> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const run = (...options: string[]) =>
    execFileSync(process.execPath, [cli, url, '--quiet', ...options], {
      env: { ...process.env, CHROME_PATH: needChromium() },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  try {
    const load = join(folder, 'load')
    run(`-G=${load}`, CHROME)
    const file = join(load, 'trace.json')
    const trace = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] }
    await writeFile(file, JSON.stringify({ ...trace, traceEvents: byProcessorTime(trace.traceEvents) }))
    const output = join(folder, 'report.json')
    run(`-A=${load}`, '--output=json', `--output-path=${output}`)
    const { categories, audits } = reportSchema.parse(JSON.parse(await readFile(output, 'utf8')))
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const [metrics] = audits.metrics.details.items
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: metrics.firstContentfulPaint,
      largestPaint: metrics.largestContentfulPaint,
      shift: audits['cumulative-layout-shift'].numericValue,
      blocking: blockingOf(trace.traceEvents),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
