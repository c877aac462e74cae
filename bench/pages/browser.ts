import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { INTERACTIONS, MOST_DELAY, timeToPaint } from './interactions.ts'
import { loadPage, PAGES } from './page-requests.ts'
import { median } from '#bench/rounds.ts'

/**
 * `npm run bench:browser -- http://localhost:3000` counts the requests of a running site's pages, before the first paint
 * and in all, and measures how soon a slow phone responds to an input. docs/measured.md has the figures. Exit code 1 if
 * an interaction takes too long.
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
  console.log(`\n| at 4x CPU, ${ROUNDS} rounds | to the next paint, median (least), ms |\n| --- | --- |`)
  for (const interaction of INTERACTIONS) {
    const { middle, least } = await medianOf(() => timeToPaint(browser, site, interaction))
    console.log(`| ${interaction.name} | ${middle} (${least}) |`)
    if (middle > MOST_DELAY) process.exitCode = 1
  }
} finally {
  await browser.close()
}
