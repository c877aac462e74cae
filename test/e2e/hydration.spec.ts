import type { Locator, Page } from '@playwright/test'
import { openHydrated, untilHydrated, untilIdle } from '#test/support/hydrated.ts'
import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { putOnePiece } from './begun-request.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

// Presses come before the scripts.
test.use({ waitsForScripts: false })

// The fixture's `quiet` checks that hydration logs nothing to the console.

/** Waits for the document itself, when some of its parts are not to hydrate yet. */
async function comeToLife(page: Page) {
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in globalThis)).toBe(true)
  await expect.poll(() => isReacts(page.locator('body'))).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** React names its properties on an element that it has taken over. */
const isReacts = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

/** Marks the document: a navigation of the browser would remove the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis)

for (const path of rowsOf([
  '/cz',
  '/de',
  '/de/shop',
  '/de/shop/category/kettenfuehrungen',
  PRODUCT_PATH.de,
  '/de/agb',
  '/de/nowhere',
])) {
  test(`${path} hydrates and navigates without reloading`, async ({ page }) => {
    await page.goto(path)
    // The React Router name that web/entry.server.tsx depends on: without it no page gets its data.
    expect(await page.evaluate(() => '__reactRouterContext' in globalThis)).toBe(true)
    await untilHydrated(page)
    await mark(page)
    const before = page.url()
    const language = path.slice(0, 3)
    // Links in a place are markup of the server, and load their page whole.
    await page.locator(`a[href^="${language}/"]:visible:not([href="${path}"], [data-place] a)`).first().click()
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
}

test('a page marks itself as hydrated once its last part is, and not before', async ({ page }) => {
  const letGo = await hold(page, /\/add-to-cart-form-/)
  await page.goto(PRODUCT_PATH.de)
  for (const other of ['banner', 'contentinfo'] as const)
    await expect.poll(() => isReacts(page.getByRole(other).getByRole('link').first())).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  letGo()
  await untilHydrated(page)
  expect(await isReacts(page.getByRole('textbox', { name: w.filterNumber }))).toBe(true)
})

/** Written when the footer hydrates, which is last. */
const OPENING = /^(Jetzt ge|Open now|Closed now|Nu ge|Nyní )/

test('pages hydrate without Intl, whose first format takes longer than any part of them', async ({ page }) => {
  await page.addInitScript(recordIntl)
  for (const path of ['/de', '/de/shop/category/kettenfuehrungen', PRODUCT_PATH.en, '/nl/nieuws', '/cz/downloads']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await untilHydrated(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo').getByText(OPENING)).toBeVisible()
    expect(await page.evaluate(() => (globalThis as { usesOfIntl?: string[] }).usesOfIntl), path).toEqual([])
  }
})

/** Runs in the page. Lists each format that is made, with the place that makes it. */
function recordIntl() {
  const uses: string[] = []
  Object.assign(globalThis, { usesOfIntl: uses })
  const record = (name: string) => uses.push(`${name} ${new Error('made').stack}`)
  for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules', 'ListFormat'] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(target, values, newTarget) {
          record(name)
          return Reflect.construct(target, values, newTarget) as object
        },
        apply(target, self, values) {
          record(name)
          return Reflect.apply(target, self, values) as object
        },
      }),
    })
  }
  const dates = Date.prototype
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    const real = dates[name] as (...values: unknown[]) => string
    dates[name] = function recorded(this: Date, ...values: unknown[]) {
      record(name)
      return real.apply(this, values)
    }
  }
}

test('a product’s form hydrates without waiting for an interaction', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  await expect(page.getByRole('textbox', { name: 'Filtern nach Artikelnummer' })).toBeEnabled()
})

test('a page hydrates in a browser that does not report its paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto(PRODUCT_PATH.de)
  await expect(page.getByRole('textbox', { name: 'Filtern nach Artikelnummer' })).toBeEnabled()
})

/** Holds scripts back until released. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('the current page stays until the next one is complete', async ({ page }) => {
  // The script that follows links comes last.
  await openHydrated(page, '/de/shop/category/kettenfuehrungen')
  const letGo = await hold(page, /\/add-to-cart-form-/)
  await page.getByRole('main').getByRole('link', { name: 'Kettenführung Typ T Simplex', exact: true }).click()
  // The navigation is over, and React has drawn what it has.
  await expect(page).toHaveURL(/\/de\/shop\/product\//)
  await untilIdle(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Kettenführungen' })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Kettenführung Typ T Simplex' })).toBeVisible()
  expect(await page.getByRole('button', { name: w.choose }).count()).toBe(1)
})

test('input in controls that work without scripts survives hydration, and other controls are disabled until then', async ({
  page,
}) => {
  const letGo = await hold(page, /\/add-to-cart-form-/)
  await page.goto(PRODUCT_PATH.de)
  const filter = page.getByRole('textbox', { name: 'Filtern nach Artikelnummer' })
  const sort = page.getByRole('columnheader', { name: 'Artikelnummer' }).getByRole('button')
  await page.getByRole('radio', { name: 'CT-08B1-S-2000' }).check()
  await page.getByRole('spinbutton', { name: w.length }).fill('640')
  await expect(filter).toBeDisabled()
  await expect(sort).toBeDisabled()
  letGo()
  await expect(filter).toBeEnabled()
  await expect(sort).toBeEnabled()
  await expect(page.getByRole('radio', { name: 'CT-08B1-S-2000' })).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: w.length })).toHaveValue('640')
  await expect(page.getByRole('complementary').getByText('1 × 640 mm', { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary').getByText('CT-08B1-S-2000').first()).toBeVisible()
  await expect(page).toHaveURL(/variant=CT-08B1-S-2000/)
})

test('a medium that was typed before hydration is answered after it', async ({ page }) => {
  const letGo = await hold(page, /\/resistance-view-/)
  await page.goto('/en/tools/chemical-resistance')
  const medium = page.getByRole('textbox', { name: 'Medium, CAS number or formula' })
  await medium.fill('sodium hypochlorite')
  await medium.blur()
  letGo()
  // The tool hydrates when the browser has nothing else to do.
  const answer = page.getByRole('heading', { name: 'Plastics for Sodium hypochlorite (bleach)' })
  await expect(answer).toBeVisible({ timeout: 30_000 })
  await expect(medium).toHaveValue(/^sodium hypochlorite/i)
})

test('a list of lengths that was changed before hydration stays changed', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/de/tools/cut-list?item=CT-08B1-S-2000&list=4+x+1250', { waitUntil: 'commit' })
  const list = page.getByRole('main').getByRole('textbox', { name: 'Längen und Stückzahlen' })
  await list.fill('2 x 980')
  release()
  await untilHydrated(page)
  await expect(list).toHaveValue('2 x 980')
})

test('a length that was emptied before hydration stays empty and means the whole bar', async ({ page }) => {
  const letGo = await hold(page, /\/add-to-cart-form-/)
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  const length = page.getByRole('spinbutton', { name: w.length })
  await length.fill('640')
  await length.fill('')
  letGo()
  await expect(
    page.getByRole('complementary').getByRole('definition').filter({ hasText: 'ganze Stange' }).last(),
  ).toBeVisible()
  await expect(length).toHaveValue('')
})

test('the errors of a form posted without scripts have the focus before any script runs', async ({ page }) => {
  await hold(page, /\/assets\/.*\.js$/)
  await page.goto(PRODUCT_PATH.de, { waitUntil: 'commit' })
  await page.getByRole('button', { name: w.choose }).click({ noWaitAfter: true })
  await expect(page.getByRole('alert')).toBeFocused()
})

test('a quantity entered in the cart before hydration is saved afterwards', async ({ page, context, site }) => {
  await putOnePiece(context, site.url)
  const letGo = await hold(page, /\/entry\.client-/)
  await page.goto('/de/shop/cart', { waitUntil: 'commit' })
  const quantity = page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })
  await quantity.fill('7')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  letGo()
  await saved
  await page.reload()
  await expect(quantity).toHaveValue('7')
})

test('filters that are ticked before hydration are asked for afterwards, all of them', async ({ page }) => {
  const letGo = await hold(page, /\/filter-fields-/)
  await page.goto('/de/shop/category/kettenfuehrungen')
  await comeToLife(page)
  const chain = page.getByLabel(/^08B-1 /)
  const food = page.locator('input[type="checkbox"][value="food"]')
  await chain.check()
  await food.check()
  letGo()
  await expect(page).toHaveURL(/[?&]f=[0-9a-f]{32}/)
  await expect(page).toHaveURL(/[?&]t=food/)
  await expect(chain).toBeChecked()
  await expect(food).toBeChecked()
})

test('a quantity is saved after a pause in typing, not after every key', async ({ page, context, site }) => {
  await putOnePiece(context, site.url)
  await page.goto('/de/shop/cart')
  const sent: (string | null)[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData()))
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  const quantity = page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })
  await quantity.fill('')
  await quantity.pressSequentially('12', { delay: 60 })
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toContain('quantity=12')
  await saved
  await page.reload()
  await expect(quantity).toHaveValue('12')
})

test('a link to a part of the page that is pressed while the scripts arrive leads there', async ({ page }) => {
  let release = () => {}
  const pressed = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(PRODUCT_PATH.de, { waitUntil: 'commit' })
  const parts = page.getByRole('navigation', { name: 'Teile dieser Seite' })
  await parts.getByRole('link', { name: 'Zuschnitt' }).click()
  // The page hydrates while it scrolls.
  release()
  await untilHydrated(page)
  const part = page.locator('#cut')
  await expect
    .poll(async () => Math.abs(((await part.boundingBox())?.y ?? 9999) - (await scrollPadding(page))))
    .toBeLessThan(4)
  await expect(page).toHaveURL(/#cut$/)
})

/** Height that the header and the bar of the page's parts take above a part, px. */
const scrollPadding = (page: Page) =>
  page.locator('#cut').evaluate((part) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    return padding + (Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0)
  })
