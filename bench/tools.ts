import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { answerQuestion } from '#web/tools/chemical-resistance/ratings/answer-question.ts'
import { chemicalFinder } from '#web/tools/chemical-resistance/ratings/find-chemicals.ts'
import { readResistanceQuery } from '#web/tools/chemical-resistance/ratings/resistance-query.ts'
import { median } from './rounds.ts'

/**
 * `node bench/tools.ts http://localhost:3000` measures the engineering tools of a running site: bytes before and after
 * each one is used, frame times of the model under software rendering, and the time of an answer on the device.
 * docs/measured.md has the figures.
 */
const site = process.argv[2] ?? 'http://localhost:3000'
const VARIANT = 'CT-06B1-S-2000'
const PRODUCT = `/en/shop/product/chain-guides/type-ct/chain-guide-type-ct-simplex?variant=${VARIANT}`
const RESISTANCE = '/en/tools/chemical-resistance'

/** Without a graphics card, WebGL is computed. */
const SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** Compressed bytes of all responses so far, with headers. */
const transferred = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
      0,
    ),
  )

/** Milliseconds without a further byte after which a page is complete. On a busy machine its scripts come late. */
const QUIET = 3000

/** Waits until nothing more comes. Returns the bytes. */
async function settle(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  let bytes = await transferred(page)
  for (;;) {
    await page.waitForTimeout(QUIET)
    const now = await transferred(page)
    if (now === bytes) return bytes
    bytes = now
  }
}

interface Tool {
  name: string
  path: string
  /** The visitor's first actions. */
  use: (page: Page) => Promise<void>
}

const TOOLS: Tool[] = [
  {
    name: 'chemical resistance',
    path: RESISTANCE,
    use: async (page) => {
      const first = page.getByRole('group', { name: 'Medium 1' })
      const medium = first.getByRole('textbox').first()
      // Before its scripts are there, the form waits for its button.
      await medium.focus()
      await page.waitForResponse(/\/table\.json$/)
      await medium.fill('NaOH')
      await page.getByRole('heading', { name: /^Plastics for/ }).waitFor()
    },
  },
  {
    name: 'chain rack',
    path: '/en/tools/chain-rack',
    use: (page) => page.getByRole('textbox', { name: 'Chain strands' }).fill('3'),
  },
  {
    name: 'cut lengths',
    path: '/en/tools/cut-list',
    use: (page) => page.getByRole('main').getByRole('textbox').last().fill('4 x 1250'),
  },
  {
    name: 'CAD models',
    path: '/en/tools/cad',
    use: (page) => page.getByRole('main').getByRole('textbox').first().fill(VARIANT),
  },
  {
    name: 'CAD dialog of a product',
    path: PRODUCT,
    use: async (page) => {
      await page.getByRole('link', { name: 'CAD model and files' }).click()
      await page.getByRole('dialog').getByRole('application').waitFor()
    },
  },
]

async function bytesOf(browser: Browser, { path, use }: Tool): Promise<[before: number, after: number]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(site + path)
    const before = await settle(page)
    await use(page)
    return [before, await settle(page)]
  } finally {
    await context.close()
  }
}

/** Milliseconds between two frames while the model is turned by each of them. */
async function frameTimes(browser: Browser, width: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  try {
    // A narrow product page leads to the page of the model and has no dialog.
    await page.goto(`${site}/en/tools/cad?number=${VARIANT}&length=1250`)
    const model = page.getByRole('main').getByRole('application')
    await model.and(page.locator(':has(canvas)')).waitFor()
    await settle(page)
    await model.focus()
    return await model.evaluate(async (element) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const times: number[] = []
      let last = await frame()
      for (let i = 0; i < 60; i++) {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
        const now = await frame()
        times.push(now - last)
        last = now
      }
      return times
    })
  } finally {
    await page.close()
  }
}

const QUESTIONS = {
  'a plan of four media, one of them mistyped':
    'medium=natronlauge&medium=peressigsaeure&medium=sodium+hipochlorit&medium=79-21-0&concentration=2&temperature=60',
  'one medium': 'medium=natronlauge',
  'all media of a plastic': 'material=PA6',
}

/** Milliseconds of processor time. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Times of an evaluation in the browser, with the index of names at hand. Before the first, nothing is compiled. */
function answerTimes(table: ResistanceTable, question: string): [first: number, ...others: number[]] {
  const answer = () => void answerQuestion(table, readResistanceQuery(new URLSearchParams(question)), 'en')
  const first = timeOf(answer)
  return [first, ...Array.from({ length: 60 }, () => timeOf(answer))]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0

const table: ResistanceTable = JSON.parse(readFileSync('data/resistance/served/table.json', 'utf8'))
console.log(`Index of names: ${timeOf(() => chemicalFinder(table)).toFixed(1)} ms of processor time.\n`)
console.log('| answer | first, ms of processor time | median of 60 | 95 of 100 |\n| --- | --- | --- | --- |')
for (const [name, question] of Object.entries(QUESTIONS)) {
  const [first, ...times] = answerTimes(table, question)
  const figures = [first, median(times), percentile(times, 0.95)].map((time) => time.toFixed(2))
  console.log(`| ${name} | ${figures.join(' | ')} |`)
}

const args = [...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'), ...SOFTWARE]
const browser = await chromium.launch({ executablePath: needChromium(), args })
try {
  console.log('\n| page | KB when it is opened | KB once the tool is used | more |\n| --- | --- | --- | --- |')
  for (const tool of TOOLS) {
    const [before, after] = await bytesOf(browser, tool)
    console.log(`| ${tool.name} | ${kilobytes(before)} | ${kilobytes(after)} | ${kilobytes(after - before)} |`)
  }
  console.log('\n| model turned, 60 frames | median, ms | 95 of 100, ms |\n| --- | --- | --- |')
  for (const width of [390, 1440]) {
    const times = await frameTimes(browser, width)
    console.log(`| ${width} px | ${median(times).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`)
  }
} finally {
  await browser.close()
}
