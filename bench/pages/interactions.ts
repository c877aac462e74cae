import type { Browser, BrowserContext, Page } from '@playwright/test'
import { untilHydrated } from '#test/support/hydrated.ts'
import { processorToPaint } from './processor-to-paint.ts'
import { recordTrace } from './record-trace.ts'
import { TEMPLATES } from './templates.ts'

interface Interaction {
  name: string
  path: string
  /** A phone by default. */
  isWide?: boolean
  /** Leaves only the interaction itself to `act`. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /**
   * Selector of its result, so that slow work after it is seen. The page is only asked for this selector. Playwright's
   * own expectations read the whole page in its main thread. They take 250 to 440 ms at a quarter of the speed.
   */
  result: string
}

/** A phone's screen. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const WIDE = { viewport: { width: 1280, height: 900 } }
/** A busy machine takes long. */
const WAIT = { timeout: 60_000 }
const VARIANT = 'CT-08B1-S-2000'
const CHOSEN = `${TEMPLATES.product}?variant=${VARIANT}`
const radioOf = (number: string) => `input[type="radio"][value="${number}"]`
const summaryOf = (page: Page, text: string | RegExp) =>
  page.getByRole('banner').locator('summary').filter({ hasText: text, visible: true })

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    path: TEMPLATES.home,
    act: (page) => summaryOf(page, 'Menü').click(),
    result: 'header dialog[open]',
  },
  {
    name: 'filter of a table of variants',
    path: TEMPLATES.product,
    isWide: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Filtern nach Artikelnummer' }).focus()
      await page.keyboard.type('08B', { delay: 300 })
    },
    result: 'tr[hidden] [value^="CT-06B"]',
  },
  {
    name: 'variant',
    path: TEMPLATES.product,
    isWide: true,
    act: (page) => page.locator(radioOf(VARIANT)).click(),
    result: `${radioOf(VARIANT)}:checked`,
  },
  {
    name: 'another length in the cut step',
    path: CHOSEN,
    act: (page) => page.locator('main button[value="add-length"]').click(),
    result: '#cut_length-2',
  },
  {
    name: 'addition to the cart',
    path: CHOSEN,
    prepare: (page) => page.getByRole('radio', { name: /verzinkt/ }).check(),
    act: (page) => page.getByRole('button', { name: 'Zur Anfrage hinzufügen', exact: true }).click(),
    result: 'main dialog[open]',
  },
  {
    name: 'language',
    path: TEMPLATES.category,
    isWide: true,
    prepare: (page) => summaryOf(page, /^Sprache wählen/).click(),
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true }).click(),
    result: 'html[lang="en"]',
  },
]

const INPUTS = ['click', 'input']

/** The longest time from an input to the next paint, ms: the main thread's processor time on a phone. */
export async function timeToPaint(browser: Browser, site: string, interaction: Interaction): Promise<number> {
  const { path, isWide, prepare, act, result } = interaction
  const context = await browser.newContext({ ...(isWide ? WIDE : PHONE), locale: 'de-DE' })
  try {
    const page = await openWhole(context)
    await page.goto(site + path, { waitUntil: 'networkidle' })
    await untilHydrated(page)
    await prepare?.(page)
    await page.waitForTimeout(500)
    const events = await recordTrace(await context.newCDPSession(page), async () => {
      await act(page)
      await page.waitForSelector(result, { state: 'attached', ...WAIT })
      await page.waitForTimeout(500)
    })
    return processorToPaint(events, INPUTS)
  } finally {
    await context.close()
  }
}

/**
 * Opens a window as large as the phone's screen in its own pixels. Nothing outside of the window is ever painted. The
 * time of a button at the bottom edge would last until something else changes.
 */
async function openWhole(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const { windowId } = await devTools.send('Browser.getWindowForTarget')
  await devTools.send('Browser.setWindowBounds', { windowId, bounds: { width: 1440, height: 1600 } })
  return page
}
