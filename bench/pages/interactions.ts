import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { PAGES, PHONE } from './page-requests.ts'
import { processorToPaint } from './processor-to-paint.ts'
import { recordTrace } from './record-trace.ts'

/** Maximum time from an input to the next paint, ms. */
export const MOST_DELAY = 100

interface Interaction {
  name: string
  path: string
  isPhone: boolean
  /** Returns once the page has come to life, and leaves only the interaction itself to `act`. */
  prepare: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /**
   * Selector of its result, so that slow work after it is seen. The page is only asked for this selector: Playwright's
   * own expectations read the whole page in its main thread, 250 to 440 ms at a quarter of the speed.
   */
  result: string
}

/** A slowed-down browser on a busy machine takes long. */
const WAIT = { timeout: 60_000 }
const VARIANT = 'CT-08B1-S-2000'
const filterOf = (page: Page) => page.getByRole('textbox', { name: 'Filtern nach Artikelnummer' })
const menuOf = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Menü', visible: true })
const isAlive = (page: Page) =>
  expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in globalThis), WAIT).toBe(true)

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'add to the cart',
    path: `${PAGES.product}?variant=${VARIANT}`,
    isPhone: true,
    prepare: async (page) => {
      await expect(page.locator('input[name="scripts"]')).toBeAttached(WAIT)
      await page.getByRole('radio', { name: /verzinkt/ }).check()
      await page.waitForTimeout(500)
    },
    act: (page) => page.getByRole('button', { name: 'Zur Anfrage hinzufügen', exact: true }).click(),
    result: 'main dialog[open]',
  },
  {
    name: 'filter the table of variants',
    path: PAGES.product,
    isPhone: false,
    prepare: (page) => expect(filterOf(page)).toBeEnabled(WAIT),
    act: async (page) => {
      await filterOf(page).focus()
      await page.keyboard.type('08B', { delay: 300 })
    },
    result: 'tr[hidden] [value^="CT-06B"]',
  },
  {
    name: 'open the menu',
    path: PAGES.home,
    isPhone: true,
    prepare: isAlive,
    act: (page) => menuOf(page).click(),
    result: 'header dialog[open]',
  },
]

/**
 * Makes the window as large as the phone's screen in its own pixels. Nothing outside of the window is ever painted: the
 * time of a button at the bottom edge would last until something else changes.
 */
async function widenWindow(devTools: CDPSession): Promise<void> {
  const { windowId } = await devTools.send('Browser.getWindowForTarget')
  await devTools.send('Browser.setWindowBounds', { windowId, bounds: { width: 1440, height: 1600 } })
}

/** The longest time from an input to the next paint, ms, on a machine slowed down four times. */
export const timeToPaint = (browser: Browser, site: string, interaction: Interaction): Promise<number> =>
  interact(browser, interaction, async (page, devTools) => {
    await page.addInitScript(() => {
      const durations: number[] = []
      Object.assign(globalThis, { durations })
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) durations.push(entry.duration)
      })
      observer.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
    })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await open(page, site, interaction)
    // Movements of the pointer before the interaction do not count.
    await page.evaluate('durations.length = 0')
    await actUntilResult(page, interaction)
    return page.evaluate<number>('Math.max(0, ...durations)')
  })

/** The same by the processor time of the main thread, at full speed and taken four times. */
export const processorTimeToPaint = (browser: Browser, site: string, interaction: Interaction): Promise<number> =>
  interact(browser, interaction, async (page, devTools) => {
    await open(page, site, interaction)
    return processorToPaint(await recordTrace(devTools, () => actUntilResult(page, interaction)), INPUTS)
  })

const INPUTS = ['click', 'input']

async function interact<Value>(
  browser: Browser,
  { isPhone }: Interaction,
  measure: (page: Page, devTools: CDPSession) => Promise<Value>,
): Promise<Value> {
  const screen = isPhone ? PHONE : { viewport: { width: 1280, height: 900 } }
  const context = await browser.newContext({ ...screen, locale: 'de-DE' })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await widenWindow(devTools)
    return await measure(page, devTools)
  } finally {
    await context.close()
  }
}

async function open(page: Page, site: string, { path, prepare }: Interaction): Promise<void> {
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await prepare(page)
}

async function actUntilResult(page: Page, { act, result }: Interaction): Promise<void> {
  await act(page)
  await page.waitForSelector(result, { state: 'attached', ...WAIT })
  await page.waitForTimeout(500)
}
