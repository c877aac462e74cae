import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { INTERACTIONS, MOST_DELAY, processorTimeToPaint, timeToPaint } from './interactions.ts'
import { loadPage, PAGES } from './page-requests.ts'
import { median } from '#bench/rounds.ts'

/**
 * `npm run bench:browser -- http://localhost:3000` counts the requests of a running site's pages, before the first paint
 * and in all, and measures how soon a slow phone responds to an input. docs/measured.md has the figures. Exit code 1 if
 * an interaction takes too much processor time.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const site = process.argv[2] ?? 'http://localhost:3000'

const medianOf = async (measure: () => Promise<number>): Promise<{ middle: number; least: number }> => {
  const values: number[] = []
  for (let round = 0; round < ROUNDS; round++) values.push(await measure())
  return { middle: median(values), least: Math.min(...values) }
}
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
try {
  console.log('| page | requests before the first paint | KB | requests in all | KB |\n| --- | --- | --- | --- | --- |')
  for (const [name, path] of Object.entries(PAGES)) {
    const { before, all } = await loadPage(browser, site + path)
    console.log(
      `| ${name} | ${before.requests} | ${kilobytes(before.bytes)} | ${all.requests} | ${kilobytes(all.bytes)} |`,
    )
  }
  const head = ['by the clock at 4x CPU', 'processor time of the main thread, four times']
  console.log(
    `\n| to the next paint, ${ROUNDS} rounds, median (least), ms | ${head.join(' | ')} |\n| --- | --- | --- |`,
  )
  for (const interaction of INTERACTIONS) {
    const clock = await medianOf(() => timeToPaint(browser, site, interaction))
    const processor = await medianOf(() => processorTimeToPaint(browser, site, interaction))
    const cells = [clock, processor].map(({ middle, least }) => `${middle.toFixed(0)} (${least.toFixed(0)})`)
    console.log(`| ${interaction.name} | ${cells.join(' | ')} |`)
    if (processor.middle > MOST_DELAY) process.exitCode = 1
  }
} finally {
  await browser.close()
}
