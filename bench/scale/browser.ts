import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { processorToPaint } from '#bench/pages/processor-to-paint.ts'
import { recordTrace } from '#bench/pages/record-trace.ts'
import { median } from '#bench/rounds.ts'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'

/**
 * `node bench/scale/browser.ts http://localhost:3000` measures a running site with a catalogue of `bench:scale` at a
 * quarter of the processor's speed: how long a table of 1,000 variants and a list of 250 products take from an input to
 * the painted rows, and how evenly they scroll. `BENCH_LIST` is the address of another list, `BENCH_CASE`
 * a part of the name of the only case. docs/measured.md has the figures.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const site = process.argv[2] ?? 'http://localhost:3000'
const DESK = { viewport: { width: 1280, height: 900 }, locale: 'de-DE' }

interface Case {
  name: string
  path: string
  /** Whose rows change. */
  rows: string
  /** Brings the page to life and to the input. */
  prepare: (page: Page) => Promise<void>
  /** One input after which the rows change. */
  act: (page: Page) => Promise<void>
}

const SEARCH = { name: 'Filtern nach Artikelnummer' }
const typed = (text: string) => (page: Page) => page.keyboard.type(text)

const table = (name: string, path: string, letter: string): Case => ({
  name,
  path,
  rows: 'main table tbody',
  prepare: async (page) => {
    const field = page.getByRole('textbox', SEARCH)
    await field.and(page.locator(':enabled')).waitFor({ timeout: 60_000 })
    await field.focus()
  },
  act: typed(letter),
})

const CASES: readonly Case[] = [
  table('table of 78 variants', '/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-typ-t-simplex', '2'),
  table(
    'table of about 1,000 variants',
    '/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-typ-t-simplex-serie-2',
    '8',
  ),
  {
    name: 'list of 250 products',
    path: process.env['BENCH_LIST'] ?? '/de/shop/category/kettenfuehrungen?show=250',
    rows: 'section[aria-labelledby="listing-title"] ul',
    prepare: async (page) => {
      await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis, undefined, { timeout: 60_000 })
      await page.waitForTimeout(3000)
      await page.locator('input[name="t"][value="food"]').scrollIntoViewIfNeeded()
    },
    act: (page) => page.locator('input[name="t"][value="food"]').check(),
  },
]

/** The page's own measurements. */
interface Watch {
  /** Start of the last input, end of the last response, first and last paint after the rows changed; ms. */
  begun: number
  responded: number
  first: number
  painted: number
  /** Longest time between two frames, ms. */
  gap: number
}

const watchRows = (page: Page, rows: string) =>
  page.evaluate((selector) => {
    const watch: Watch = { begun: 0, responded: 0, first: 0, painted: 0, gap: 0 }
    Object.assign(globalThis, { watch })
    // A box changes after its click.
    for (const type of ['keydown', 'click']) {
      addEventListener(type, (event) => (watch.begun ||= event.timeStamp), { capture: true })
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceResourceTiming && entry.name.includes('.data')) {
          watch.responded = entry.responseEnd
        }
      }
    }).observe({ type: 'resource' })
    const target = document.querySelector(selector)?.parentElement
    if (!target) throw new Error(`no ${selector}`)
    new MutationObserver(() => {
      // A timer that begins with a frame ends after the frame is painted.
      const notePaint = () =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            const now = performance.now()
            // A row that came into view may be an empty place until the next frame.
            const isDrawn = [...target.querySelectorAll('li:not([hidden]) h3')].every((name) => {
              const { top = 0, bottom = 0 } = name.closest('li')?.getBoundingClientRect() ?? {}
              return top > innerHeight || bottom < 0 || name.checkVisibility({ contentVisibilityAuto: true })
            })
            if (!isDrawn) return notePaint()
            watch.painted = now
            watch.first ||= now
          }),
        )
      notePaint()
    }).observe(target, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] })
  }, rows)

interface Figures {
  /** First contentful paint, and the time that scripts blocked the page beyond 50 ms a task. */
  paint: number
  blocking: number
  /** From the input to the first and the last painted rows, and from the response to them if there was one. */
  first: number
  filter: number
  /** From the input to the next paint by the processor time of the main thread at full speed, four times. */
  processor: number
  afterResponse: number | undefined
  /** Longest time between two frames while the rows scroll. */
  scroll: number
  /** Of the document, as sent and decoded; and number of its elements. */
  kilobytes: number
  decoded: number
  elements: number
}

async function measure(browser: Browser, { path, rows, prepare, act }: Case): Promise<Omit<Figures, 'processor'>> {
  const context = await browser.newContext(DESK)
  try {
    const page = await slowPage(context)
    await page.goto(site + path, { waitUntil: 'networkidle', timeout: 120_000 })
    await prepare(page)
    const loaded = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const { blocking } = globalThis as unknown as { blocking: number }
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        blocking,
        kilobytes: navigation instanceof PerformanceResourceTiming ? navigation.encodedBodySize / 1000 : NaN,
        decoded: navigation instanceof PerformanceResourceTiming ? navigation.decodedBodySize / 1000 : NaN,
        elements: document.querySelectorAll('*').length,
      }
    })
    const scroll = await scrollGap(page, rows)
    await watchRows(page, rows)
    await act(page)
    await page.waitForFunction(() => (globalThis as unknown as { watch: Watch }).watch.painted > 0)
    await page.waitForTimeout(1500)
    const watch = await page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch)
    return {
      ...loaded,
      scroll,
      first: watch.first - watch.begun,
      filter: watch.painted - watch.begun,
      afterResponse: watch.responded ? watch.painted - watch.responded : undefined,
    }
  } finally {
    await context.close()
  }
}

async function measureProcessor(browser: Browser, { path, prepare, act }: Case): Promise<number> {
  const context = await browser.newContext(DESK)
  try {
    const page = await context.newPage()
    await page.goto(site + path, { waitUntil: 'networkidle', timeout: 120_000 })
    await prepare(page)
    const events = await recordTrace(await context.newCDPSession(page), async () => {
      await act(page)
      await page.waitForTimeout(500)
    })
    return processorToPaint(events, ['click', 'input'])
  } finally {
    await context.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const total = { blocking: 0 }
    Object.defineProperty(globalThis, 'blocking', { get: () => total.blocking })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) total.blocking += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Scrolls by 200 px a frame, the rows' own box if they have one. */
const scrollGap = (page: Page, rows: string): Promise<number> =>
  page.evaluate(async (selector) => {
    const box = document.querySelector(selector)?.closest<HTMLElement>('[data-long]') ?? document.scrollingElement
    if (!box) return NaN
    let [gap, last] = [0, NaN]
    for (let frame = 0; frame < 60; frame += 1) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      if (frame > 1) gap = Math.max(gap, now - last)
      last = now
      box.scrollBy({ top: 200, behavior: 'instant' })
    }
    box.scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 500))
    return gap
  }, rows)

const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
try {
  const head = [
    'first paint',
    'blocked',
    'input to first painted rows',
    'to last',
    'input to paint by processor time',
    'response to painted rows',
    'longest frame',
  ]
  console.log(`| at 4x CPU, ${ROUNDS} rounds, median (least), ms | ${head.join(' | ')} | document, KB | elements |`)
  console.log(`| --- |${' --- |'.repeat(head.length + 2)}`)
  for (const one of CASES.filter(({ name }) => name.includes(process.env['BENCH_CASE'] ?? ''))) {
    const rounds: Figures[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ...(await measure(browser, one)), processor: await measureProcessor(browser, one) })
    }
    const cell = (of: (figures: Figures) => number | undefined) => {
      const values = rounds.flatMap((figures) => of(figures) ?? [])
      return values.length > 0 ? `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)})` : ''
    }
    const [first] = rounds
    const times = [
      cell(({ paint }) => paint),
      cell(({ blocking }) => blocking),
      cell(({ first }) => first),
      cell(({ filter }) => filter),
      cell(({ processor }) => processor),
      cell(({ afterResponse }) => afterResponse),
      cell(({ scroll }) => scroll),
    ]
    const size = `${first?.kilobytes.toFixed(0)}, decoded ${first?.decoded.toFixed(0)}`
    console.log(`| ${one.name} | ${times.join(' | ')} | ${size} | ${first?.elements} |`)
  }
} finally {
  await browser.close()
}
