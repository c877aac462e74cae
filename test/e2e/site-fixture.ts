import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { axeFindings } from '#test/support/axe-findings.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { startTwoInstances } from '#test/support/two-instances.ts'

interface Checks {
  /**
   * Runs axe on the current page; no element is wider than the window, and no field of a phone is zoomed into. Colours are read where `readsColours` is set, and
   * in the whole matrix: they are the same in every journey.
   */
  check: (page: Page, state: string) => Promise<void>
  /** Fails the test at its end if its pages had any script error, policy violation or hydration error. */
  quiet: void
  readsColours: boolean
  /** Script errors that the test causes. */
  causes: RegExp | undefined
  /** Whether presses and expectations wait until a page has hydrated; false for tests of the time before. */
  waitsForScripts: boolean
  hydrated: void
}

/** Each script file comes up to so late, in a random order, ms; `npm run test:long late` sets it. */
const LATEST_SCRIPT = Number(process.env['LATE_SCRIPTS'] ?? 0)

/** A page of the site whose parts wait for scripts. */
const UNHYDRATED = 'html:not([data-hydrated]):has(link[rel="manifest"])'

export interface JourneySite extends RunningSite {
  /** The instance that sends its mails, if it is another one. */
  backUrl?: string
}

interface Sites {
  /** The built site with this worker's own database. */
  site: JourneySite
  /** Whether `site` is a front end of another instance, behind a proxy. */
  overProxy: boolean
}

export const test = base.extend<Checks, Sites>({
  overProxy: [process.env['OVER_PROXY'] === '1', { scope: 'worker', option: true }],
  site: [
    async ({ overProxy }, use) => {
      const site = overProxy ? await startOverProxy() : await startSite({ template: await siteTemplate() })
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  readsColours: [IS_WHOLE_MATRIX, { option: true }],
  causes: [undefined, { option: true }],
  check: async ({ readsColours }, use) => {
    await use(async (page, state) => {
      expect(
        await axeFindings(page, { colours: readsColours, allRows: IS_WHOLE_MATRIX }),
        `axe, ${state}, ${page.url()}`,
      ).toEqual([])
      await expectNoOverflow(page, state)
      await expectNoZoom(page, state)
    })
  },
  waitsForScripts: [true, { option: true }],
  // The same on a busy machine as on a quiet one: earlier presses are tests of their own.
  hydrated: [
    async ({ context, javaScriptEnabled, waitsForScripts }, use) => {
      if (LATEST_SCRIPT > 0) await delayScripts(context)
      if (javaScriptEnabled && waitsForScripts)
        context.on('page', (page) => page.addLocatorHandler(page.locator(UNHYDRATED), async () => {}))
      await use()
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, site, causes }, use, testInfo) => {
      const heard = listen(context)
      const requests = watchRequests(context)
      await use()
      // Files that a page still loads at its end go through no route that reads them.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('requests', { body: requests() })
        await testInfo.attach('server', { body: site.output() })
      }
      expect(
        heard.filter((error) => !causes?.test(error)),
        'script errors',
      ).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

/** A front end with the data folder of its back end, which has the accounts and sends the mails. */
async function startOverProxy(): Promise<JourneySite> {
  const { front, back, dispose } = await startTwoInstances()
  return {
    ...front,
    dataDir: back.dataDir,
    backUrl: back.url,
    output: () => back.output() + front.output(),
    restart: async (between) => {
      await back.restart(between)
      await front.restart()
    },
    dispose,
  }
}

/** No element is wider than the window. */
export async function expectNoOverflow(page: Page, state: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `nothing wider than the window, ${state}`).toBeLessThanOrEqual(0)
}

/** On a phone each field has letters of at least 16 px. Safari zooms into a smaller one, and stays there. */
async function expectNoZoom(page: Page, state: string) {
  if ((page.viewportSize()?.width ?? 0) > 480) return
  const small = await page
    .locator('input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility() && !field.closest('[aria-hidden=true]'))
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.id || field.getAttribute('name')),
    )
  expect(small, `fields below 16 px, ${state}`).toEqual([])
}

/** Not errors: responses of 4xx or 5xx, which the test checks itself, and the mails' frames, which run no scripts. */
const EXPECTED = /^(Failed to load resource|Blocked script execution in '[^']+\/demo\/mails\/)/

/** Each script comes after a time of its own. */
const delayScripts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.js', async (route) => {
    await setTimeout(Math.random() * LATEST_SCRIPT)
    await route.fallback().catch(() => undefined)
  })

/** Returns the pages that were loaded, the requests that failed and those without an answer, a line each. */
function watchRequests(context: BrowserContext): () => string {
  const open = new Set<string>()
  const lines: string[] = []
  context.on('request', (request) => {
    open.add(request.url())
    if (request.isNavigationRequest()) lines.push(`loads ${request.url()}`)
  })
  context.on('requestfinished', (request) => open.delete(request.url()))
  context.on('requestfailed', (request) => {
    open.delete(request.url())
    lines.push(`failed ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  return () => [...lines, ...[...open].map((address) => `open ${address}`)].join('\n')
}

function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('weberror', (error) => heard.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) heard.push(message.text())
  })
  return heard
}
