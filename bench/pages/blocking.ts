import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { PHONE, TEMPLATES } from './page-requests.ts'
import { SLOWER } from './processor-to-paint.ts'
import type { TraceEvent } from './processor-trace.ts'
import { recordTrace } from './record-trace.ts'
import { median } from '#bench/rounds.ts'

/**
 * `npm run bench:blocking -- http://localhost:3000 [other site]` measures how long the tasks of a page's main thread keep a
 * slow phone from responding after the first paint: of each task's time, taken four times as Lighthouse does, what
 * exceeds 50 ms. Once by the clock and once by the thread's processor time, which other programs do not
 * change. With two sites they take turns. Exit code 1 if a page of the first one exceeds the limit by processor time.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const LONG = 50
/** Limit of the sum, ms. */
const MOST = 50
/** How long the quiet page is measured on, ms: the files that it fetches ahead count as well. */
const REST = 1500

interface Blocking {
  processor: number
  clock: number
}

async function measure(browser: Browser, url: string): Promise<Blocking> {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE' })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    const events = await recordTrace(devTools, async () => {
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.waitForTimeout(REST)
    })
    return blockingOf(events)
  } finally {
    await context.close()
  }
}

function blockingOf(events: readonly TraceEvent[]): Blocking {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the page was not painted')
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  )
  const sum = (of: (task: TraceEvent) => number | undefined) =>
    tasks.reduce((total, task) => total + Math.max(0, ((of(task) ?? 0) / 1000) * SLOWER - LONG), 0)
  return { processor: sum(({ tdur }) => tdur), clock: sum(({ dur }) => dur) }
}

const sites = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
try {
  console.log(`Blocking after the first paint, median of ${ROUNDS} loads (least to most), ms\n`)
  console.log(`| page | ${sites.map((site) => `${site}: processor | clock`).join(' | ')} |`)
  console.log(`| --- |${' --- | --- |'.repeat(sites.length)}`)
  for (const [name, path] of Object.entries(TEMPLATES)) {
    const loads: Blocking[][] = sites.map(() => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, site] of sites.entries()) loads[index]?.push(await measure(browser, site + path))
    }
    const cells = loads.flatMap((of) => [of.map(({ processor }) => processor), of.map(({ clock }) => clock)])
    console.log(`| ${name} | ${cells.map(summary).join(' | ')} |`)
    if (median(cells[0] ?? []) > MOST) process.exitCode = 1
  }
} finally {
  await browser.close()
}

function summary(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`
}
