import { chromium } from '@playwright/test'
import { median, toMiddle } from '#bench/median.ts'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { firstLoad } from './first-load.ts'
import { INTERACTIONS, timeToPaint } from './interactions.ts'
import { type PageRating, ratePage } from './rate-page.ts'
import { TEMPLATES } from './templates.ts'

/**
 * `LIGHTHOUSE=…/lighthouse/cli/index.js npm run bench:lighthouse -- http://localhost:3000 [part of a name]` measures a
 * running site for a phone's visitor. It measures each template's load, and the time until a press is responded to.
 * Exit code 1 if a bound of docs/speed.md is missed. Lighthouse is not installed with the site.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const [site = 'http://localhost:3000', part = ''] = process.argv.slice(2)

const LEAST_PERFORMANCE = 98
/** Milliseconds. */
const MOST_LARGEST_PAINT = 1200
const MOST_BLOCKING = 200
const MOST_DELAY = 200
/** Scripts of the first load. */
const MOST_BYTES = 150_000
const MOST_FILES = 25

async function printTemplates(cli: string): Promise<boolean> {
  const head = [
    'performance',
    'accessibility, best practices, SEO',
    'first paint, ms',
    'largest paint, ms',
    'blocking, ms',
    'shift',
    'scripts, KB',
    'files',
  ]
  console.log(`| page, ${ROUNDS} loads | ${head.join(' | ')} |\n| --- |${' --- |'.repeat(head.length)}`)
  let isMet = true
  for (const [name, path] of Object.entries(TEMPLATES).filter(([name]) => name.includes(part))) {
    const { files, total } = await firstLoad(await read(path), read)
    const rounds: PageRating[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ratePage(cli, site + path))
    const of = (key: keyof PageRating) => rounds.map((round) => round[key])
    const others = [of('accessibility'), of('bestPractices'), of('seo')].map((scores) => Math.min(...scores))
    const shift = Math.max(...of('shift'))
    const cells = [
      toMiddle(of('performance')),
      others.join(', '),
      toMiddle(of('firstPaint')),
      toMiddle(of('largestPaint')),
      toMiddle(of('blocking')),
      shift.toFixed(3),
      (total / 1000).toFixed(1),
      files.size,
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
    isMet &&=
      median(of('performance')) >= LEAST_PERFORMANCE &&
      median(of('largestPaint')) <= MOST_LARGEST_PAINT &&
      median(of('blocking')) <= MOST_BLOCKING &&
      shift === 0 &&
      total <= MOST_BYTES &&
      files.size <= MOST_FILES
  }
  return isMet
}

async function printInteractions(): Promise<boolean> {
  console.log(`\n| press, ${ROUNDS} times | to the next paint, ms |\n| --- | --- |`)
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
  let isMet = true
  try {
    for (const interaction of INTERACTIONS.filter(({ name }) => name.includes(part))) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timeToPaint(browser, site, interaction))
      console.log(`| ${interaction.name} | ${toMiddle(times)} |`)
      isMet &&= median(times) <= MOST_DELAY
    }
  } finally {
    await browser.close()
  }
  return isMet
}

async function read(path: string): Promise<string> {
  const response = await fetch(site + path, { headers: { accept: 'text/html, */*' } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

const cli = process.env['LIGHTHOUSE']
if (cli) {
  const results = [await printTemplates(cli), await printInteractions()]
  process.exitCode = results.every(Boolean) ? 0 : 1
} else {
  console.error('LIGHTHOUSE is not set: for example `npm install lighthouse` in another folder.')
  process.exitCode = 2
}
