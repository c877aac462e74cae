import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

/** The page with every block in all its variants. */
const ADDRESS = '/en/styleguide'

test.use({ contextOptions: { reducedMotion: 'reduce' }, readsColours: true })

test('every block passes', async ({ page, check }) => {
  await page.goto(ADDRESS)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const width of rowsOf([1024, 390, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await goThrough(page)
    await check(page, `all blocks at ${width} px`)
  }
})

/** More windows than the page has at any width. */
const MOST_WINDOWS = 300

/** Goes through the page once, as a visitor does: distant parts are laid out and loaded when they come near. */
const goThrough = (page: Page) =>
  page.evaluate(async (most) => {
    for (let window = 0; window * innerHeight < document.body.scrollHeight; window += 1) {
      if (window > most) throw new Error(`${document.body.scrollHeight} px are left at a window of ${innerHeight} px`)
      scrollTo(0, window * innerHeight)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  }, MOST_WINDOWS)

/** Parts that only scripts or only their absence show, and personal ones. */
const HIDDEN = `main div:has(> button[aria-haspopup]), main section > div > button { display: none !important }
  main figure button { visibility: hidden !important }`

async function pictureOf(page: Page, open: typeof openHydrated): Promise<Buffer> {
  await open(page, ADDRESS)
  await goThrough(page)
  // A photo's smaller file is made for its first visitor, and decoded beside the page.
  const areLoaded = () => page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))
  await expect.poll(areLoaded, { timeout: 30_000 }).toBe(true)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  return page.getByRole('main').screenshot({ style: HIDDEN, timeout: 30_000 })
}

test('scripts do not change how a block looks', async ({ browser, baseURL }, testInfo) => {
  const settings = { baseURL: baseURL ?? '', bypassCSP: true, viewport: { width: 1024, height: 900 } }
  const [without, hydrated] = await Promise.all([browser.newContext(settings), browser.newContext(settings)])
  // Whether a page has the site's letters or their stand-ins depends on the line.
  await Promise.all([without, hydrated].map((context) => context.route('**/*.woff2', (route) => route.abort())))
  // Scripts stay allowed: parts that are shown only without them are another look, and have a test of their own.
  await without.route('**/assets/*.js', (route) => route.abort())
  const file = testInfo.snapshotPath('styleguide.png')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await pictureOf(await hydrated.newPage(), openHydrated))
  expect(await pictureOf(await without.newPage(), (page, address) => page.goto(address))).toMatchSnapshot(
    'styleguide.png',
    { maxDiffPixelRatio: 0.001 },
  )
  await Promise.all([without.close(), hydrated.close()])
})

test('a dialog opens by its button and gives the focus back; a notice closes', async ({ page, check }) => {
  await openHydrated(page, ADDRESS)
  const button = page.getByRole('button', { name: 'What does “without obligation” mean?' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'What does “without obligation” mean?' })
  await expect(dialog.getByText('Nothing is ordered')).toBeVisible()
  await check(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  const notice = page.getByRole('region', { name: 'Holiday closure' })
  await notice.getByRole('button').click()
  await expect(notice).toBeHidden()
})
