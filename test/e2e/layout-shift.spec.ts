import type { Page } from '@playwright/test'
import { untilHydrated, untilIdle } from '#test/support/hydrated.ts'
import { PRODUCT_PATH } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { putOnePiece } from './begun-request.ts'
import { expect, test } from './site-fixture.ts'

declare global {
  /** Unexpected shifts since the first paint, as measured by the browser; see `watchShifts`. */
  var shifts: string[]
}

const PAGES = {
  home: '/de',
  category: '/de/shop/category/kettenfuehrungen',
  product: PRODUCT_PATH.de,
  cart: '/de/shop/cart',
}

/** Runs in the page. Ignores the header if asked: it folds on scrolling down, as intended. */
function watchShifts() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const inHeader = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.closest('header')
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node }) => node).filter((node) => scrollY === 0 || !inHeader(node))
      const texts = nodes.map((node) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120))
      if (nodes.length > 0) globalThis.shifts.push(`${value}: ${texts.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The browser has drawn the page as it is now, and told its observers. */
const untilDrawn = async (page: Page) => {
  await untilIdle(page)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  await untilIdle(page)
}

for (const width of rowsOf([390, 1440])) {
  test(`no layout shift occurs at ${width} px, even if fonts and pictures arrive late`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await putOnePiece(context, site.url)
    await page.addInitScript(watchShifts)
    let late = Promise.withResolvers<void>()
    await page.route(/\.(woff2|svg)$/, async (route) => {
      await late.promise
      await route.continue()
    })
    for (const [name, path] of Object.entries(PAGES)) {
      late = Promise.withResolvers<void>()
      await page.goto(path, { waitUntil: 'commit' })
      await untilHydrated(page)
      late.resolve()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready)
      // Elements that are drawn only when visible must not shift others either.
      await page.mouse.wheel(0, 1200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await untilDrawn(page)
      expect.soft(await page.evaluate(() => globalThis.shifts), name).toEqual([])
    }
  })
}
