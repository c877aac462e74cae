import type { Locator, Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

/** Needs of thumbs on phones: room for the first product, targets of 44 px, a sign for each tap. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const w = words.de
const CATEGORY = '/de/shop/category/kettenfuehrungen'

test('filters and sorting share a row, and the first product begins in the upper three quarters', async ({ page }) => {
  await page.goto(CATEGORY)
  const boxOf = async (name: string, role: 'button' | 'combobox') => {
    const box = await page.getByRole('main').getByRole(role, { name, exact: true }).boundingBox()
    return { middle: (box?.y ?? 0) + (box?.height ?? 0) / 2, left: box?.x ?? 0 }
  }
  const [filters, sort] = [await boxOf(w.filters, 'button'), await boxOf(w.sort, 'combobox')]
  expect(Math.abs(filters.middle - sort.middle)).toBeLessThan(2)
  expect(filters.left).toBeLessThan(sort.left)
  const first = await page.getByRole('main').getByRole('heading', { level: 3 }).first().boundingBox()
  expect(first?.y).toBeLessThan(844 * 0.75)
  // The view for comparing is not offered on a phone, but an address may ask for it.
  await expect(page.getByRole('link', { name: w.denseView })).toBeHidden()
  await page.goto(`${CATEGORY}?view=dense`)
  await expect(page.getByRole('link', { name: w.denseView })).toBeVisible()
})

for (const path of rowsOf([
  '/cz/shop',
  '/de',
  '/de/shop',
  CATEGORY,
  PRODUCT_PATH.de,
  '/de/shop/cart',
  '/de/shop/list',
  '/de/kontakt',
  '/de/nix',
])) {
  test(`each target of ${path} is at least 44 px high`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await lowTargets(page)).toEqual([])
  })
}

/** Links and controls below 44 px. Those within a sentence, and the links of a drawing that a list repeats, may be lower. */
const lowTargets = (page: Page) =>
  page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const block = element.closest('p, dd, figcaption')
      return element.matches('a') && block !== null && block.textContent !== element.textContent
    }
    /** A cover of a card belongs to its link. */
    const areaOf = (element: Element) => {
      const cover = getComputedStyle(element, '::after')
      if (cover.position !== 'absolute' || cover.content === 'none') return element
      let area = element.parentElement
      while (area && getComputedStyle(area).position === 'static') area = area.parentElement
      return area ?? element
    }
    return [...document.querySelectorAll('a[href], button, select, summary, input:not([type=hidden])')].flatMap(
      (element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        // A trap for programs is neither seen nor reached.
        if (element.matches('[aria-hidden="true"] input[tabindex="-1"]')) return []
        const target = element.matches('[type=radio], [type=checkbox]')
          ? (element.closest('label, tr') ?? element)
          : element
        const { width, height } = areaOf(target).getBoundingClientRect()
        if (width <= 1 || height >= 43.5 || isInSentence(element) || element.closest('svg')) return []
        return [
          `${Math.round(height)} px: ${element.tagName} ${(element.textContent || element.getAttribute('name') || '').trim()}`,
        ]
      },
    )
  })

test('in the drawer of filters a thumb meets either reset or close', async ({ page }) => {
  await page.goto(`${CATEGORY}?t=food`)
  await page.getByRole('button', { name: /^Filter/ }).click()
  const panel = page.getByRole('complementary', { name: w.filters })
  // Sizes of a drawer that still slides in are rounded.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished)),
  )
  const reset = await panel.getByRole('link', { name: 'Zurücksetzen' }).boundingBox()
  const close = await panel.getByRole('button', { name: w.closeFilters }).boundingBox()
  expect(Math.min(reset?.height ?? 0, reset?.width ?? 0, close?.height ?? 0, close?.width ?? 0)).toBeGreaterThanOrEqual(
    44,
  )
  expect((close?.x ?? 0) - ((reset?.x ?? 0) + (reset?.width ?? 0))).toBeGreaterThanOrEqual(8)
})

test('a tap anywhere in a row opens its product, and the row shows it before the product is there', async ({
  page,
}) => {
  await openHydrated(page, CATEGORY)
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await expect(page.getByRole('combobox', { name: w.sort })).toBeVisible()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await released
    await route.continue()
  })
  // Controls with an effect of their own in the row keep it.
  await row.getByRole('checkbox').tap()
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(page).toHaveURL(CATEGORY)
  const box = await row.boundingBox()
  const before = await row.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.touchscreen.tap(370, (box?.y ?? 0) + 60)
  await expect(row).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => row.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(before)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Typ/)
  await page.goBack()
  await expect(row).not.toHaveAttribute('aria-busy')
})

test.describe('the request slides in over a page', () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: w.cart })
  const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: w.request })

  /** Two lines, by their numbers; then the home page with its scripts. */
  async function fillCart(page: Page) {
    await openHydrated(page, '/de/shop/list')
    await page.getByRole('textbox', { name: 'Artikelnummern' }).fill('CT-08B1-S-2000;4;1250\nKR-08B1-15;2')
    await page.getByRole('button', { name: 'Liste prüfen' }).click()
    await page.getByRole('button', { name: /zur Anfrage hinzufügen/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.cart })).toBeVisible()
    await openHydrated(page, '/de')
  }

  test('with its lines; it gives the focus back, and leads to the request', async ({ page, check }) => {
    await fillCart(page)
    await cartLink(page).tap()
    const lines = drawer(page).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText(/CT-08B1-S-2000 · 1\s250\smm/)
    await expect(lines.first()).toContainText('4 ×')
    await expect(page).toHaveURL(/\/de$/)
    await check(page, 'request over the page')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(cartLink(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await drawer(page).getByRole('button', { name: 'Weitere Produkte hinzufügen' }).tap()
    await expect(drawer(page)).toBeHidden()
    await cartLink(page).tap()
    await drawer(page).getByRole('link', { name: 'Kettenführung Typ CT Simplex' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
    await expect(drawer(page)).toBeHidden()
    await cartLink(page).tap()
    await drawer(page).getByRole('link', { name: w.seeCart }).tap()
    await expect(page.getByRole('heading', { level: 1, name: w.cart })).toBeVisible()
    // The page itself shows more.
    await cartLink(page).tap()
    await expect(drawer(page)).toBeHidden()
  })

  test('empty, and offers to load it again if it failed', async ({ page, check }) => {
    await openHydrated(page, '/de')
    await cartLink(page).tap()
    await expect(drawer(page)).toContainText('In der Anfrage steht noch nichts.')
    await page.keyboard.press('Escape')
    await page.route('**/shop/cart/lines', (route) => route.fulfill({ status: 503, body: '' }))
    await cartLink(page).tap()
    await expect(drawer(page).getByRole('status')).toContainText('Die Anfrage konnte nicht geladen werden.')
    await check(page, 'request that could not be loaded')
    await page.unroute('**/shop/cart/lines')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/shop/cart/lines', async (route) => {
      await released
      await route.continue()
    })
    await drawer(page).getByRole('button', { name: 'Noch einmal laden' }).tap()
    await expect(drawer(page).getByRole('list', { name: 'Die Anfrage wird geladen' })).toBeVisible()
    release()
    await expect(drawer(page)).toContainText('In der Anfrage steht noch nichts.')
  })

  test('not where there is room, and not if its scripts are missing', async ({ page }) => {
    await page.route('**/cart-drawer-*.js', (route) => route.abort())
    await openHydrated(page, '/de')
    // A missing script reloads the page, once.
    const reloaded = page.waitForEvent('load')
    await cartLink(page).tap()
    await reloaded
    await untilHydrated(page)
    await cartLink(page).tap()
    await expect(page).toHaveURL(/\/de\/shop\/cart$/)
    await page.unroute('**/cart-drawer-*.js')
    await page.setViewportSize({ width: 1024, height: 844 })
    await openHydrated(page, '/de')
    await cartLink(page).tap()
    await expect(page).toHaveURL(/\/de\/shop\/cart$/)
    await expect(drawer(page)).toHaveCount(0)
  })
})

test('a page that does not exist has the phone number and a field that searches', async ({ page, check }) => {
  await page.goto('/de/gibt/es/nicht')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49/)
  await check(page, 'a page that does not exist')
  await main.getByRole('searchbox', { name: 'Suche auf unseren Seiten' }).fill('kr-08b1-15')
  await main.getByRole('button', { name: 'Suchen', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/.+\?variant=KR-08B1-15$/)
  await expect(page.getByRole('main')).toContainText('KR-08B1-15')
  // A product that does not exist is an error of its route.
  await page.goto('/de/shop/product/gibt/es/nicht')
  await expect(main.getByRole('searchbox', { name: 'Suche auf unseren Seiten' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^\+49/ })).toBeVisible()
})

test('forced colours show the choice', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(CATEGORY)
  const outlineOf = (name: string | RegExp, place = page.getByRole('main')) =>
    place.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).outlineStyle)
  expect(await outlineOf('Zeilen')).toBe('solid')
  expect(await outlineOf(w.gridView)).toBe('none')
  await page.setViewportSize({ width: 1440, height: 900 })
  const banner = page.getByRole('banner')
  expect(await outlineOf('Shop', banner)).toBe('solid')
  expect(await outlineOf('Branchen', banner)).toBe('none')
  await page.goto('/de/search?term=08B-1')
  expect(await outlineOf(/^Produkte \d/)).toBe('solid')
  expect(await outlineOf(/^Kontakte \d/)).toBe('none')

  await page.goto('/de/cookie-settings')
  const toggle = page.getByRole('switch', { name: 'Videos anderer Anbieter' })
  const look = () => toggle.evaluate((field) => getComputedStyle(field).backgroundColor)
  await toggle.uncheck()
  const off = await look()
  await toggle.check()
  expect(await look()).not.toBe(off)

  await page.goto('/de/tools/chemical-resistance')
  const tiles = page.getByRole('list', { name: 'Legende' }).getByRole('listitem')
  const looks = await tiles.evaluateAll((items) =>
    items.flatMap((item) => {
      const tile = item.firstElementChild && getComputedStyle(item.firstElementChild)
      return tile ? [`${tile.backgroundColor} ${tile.border} ${tile.borderRadius}`] : []
    }),
  )
  expect(new Set(looks).size).toBe(5)
})

test('forced colours show the choices of a product and of its filters', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, `${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await page.getByRole('button', { name: '500', exact: true }).click()
  const styleOf = (part: Locator) =>
    part.evaluate((element) => {
      const { borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(element)
      return { borderTopWidth, outlineStyle, textDecorationLine }
    })
  const tab = (name: string) => page.locator('label').filter({ hasText: name })
  expect(await styleOf(tab('Ansicht'))).toMatchObject({ borderTopWidth: '3px', textDecorationLine: 'underline' })
  expect(await styleOf(tab('Einbau'))).toMatchObject({ borderTopWidth: '0px', textDecorationLine: 'none' })
  const preset = (name: string) => page.getByRole('button', { name, exact: true })
  expect(await styleOf(preset('500'))).toMatchObject({ outlineStyle: 'solid', textDecorationLine: 'underline' })
  expect(await styleOf(preset('250'))).toMatchObject({ outlineStyle: 'none', textDecorationLine: 'none' })
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  expect(await styleOf(row(VARIANT_NUMBER))).toMatchObject({ outlineStyle: 'solid' })
  expect(await styleOf(row('CT-06B1-S-2000'))).toMatchObject({ outlineStyle: 'none' })
  const disc = page.getByRole('region', { name: 'Zuschnitt' }).getByText('3', { exact: true })
  expect(await styleOf(disc)).toMatchObject({ borderTopWidth: '1px' })
  // Marks drawn by the site would lose their colour; the browser draws its own.
  const isDrawnByBrowser = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).appearance === 'auto')
  for (const radio of [VARIANT_NUMBER, /verzinkt/]) {
    expect(await isDrawnByBrowser(page.getByRole('radio', { name: radio })), String(radio)).toBe(true)
  }
  expect(await isDrawnByBrowser(page.getByRole('checkbox', { name: /vergleichen/i }).first())).toBe(true)
  await page.goto(CATEGORY)
  await page.getByRole('button', { name: w.filters, exact: true }).click()
  expect(await isDrawnByBrowser(page.getByRole('checkbox', { name: /^08B-1/ }))).toBe(true)
})
