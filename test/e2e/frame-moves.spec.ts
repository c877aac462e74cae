import { expect, type Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { opener, PRODUCT_PATH } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { test } from './site-fixture.ts'
import { words } from './words.ts'

/** The frame while its visitor moves: the header, the menu's ways out, and the products seen last. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const w = words.de
const OTHER_PRODUCT = '/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-typ-t-simplex'
/** Whether the header is drawn at a height of the window, px. */
const isHeaderAt = (page: Page, y: number) =>
  page.evaluate((at) => document.elementFromPoint(innerWidth / 2, at)?.closest('header') !== null, y)

for (const width of rowsOf([1440, 390])) {
  test(`the header shrinks on the way down, and is whole on the way up, at the top and with the focus at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, '/de/agb')
    // The lower edge of the whole header, inside of its line.
    const edge = (await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)) - 4
    // The scroll is told in the next frame, and drawn in the one after.
    const scroll = (y: number) =>
      page.evaluate(async (to) => {
        scrollTo(0, to)
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      }, y)
    const isShrunk = () => expect.poll(() => isHeaderAt(page, edge)).toBe(false)
    const isWhole = () => expect.poll(() => isHeaderAt(page, edge)).toBe(true)
    await scroll(500)
    await isShrunk()
    await scroll(300)
    await isWhole()
    await scroll(500)
    await isShrunk()
    await page.getByRole('banner').getByRole('link').first().focus()
    await isWhole()
    // A movement too short for a direction changes nothing.
    await scroll((await page.evaluate(() => scrollY)) + 3)
    await isWhole()
    await scroll(700)
    await scroll(0)
    await isWhole()
  })
}

test('a last entry of the menu leads there and closes it; portal, group and mail address lead elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/de')
  // Concealed in the page, a link as soon as its scripts run.
  const mail = page.getByRole('contentinfo').getByRole('link', { name: 'anfrage (at) example.com' })
  await expect(mail).toHaveAttribute('href', 'mailto:anfrage@example.com')
  await opener(page, w.openMenu).click()
  const menu = page.getByRole('dialog', { name: w.menu })
  await expect(menu.getByRole('link', { name: 'Musterwerk-Portal' })).toHaveAttribute(
    'href',
    'https://portal.example.com/',
  )
  await expect(menu.getByRole('link', { name: 'Musterwerk-Gruppe' })).toHaveAttribute(
    'href',
    'https://group.example.com/',
  )
  await menu.getByRole('link', { name: 'Neuigkeiten', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/news$/)
  await expect(menu).toBeHidden()
})

test('products seen last are listed at home, on a product and in the menu, the newest first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const seen = (place: Page | ReturnType<Page['getByRole']>) =>
    place.getByRole('region', { name: 'Zuletzt angesehen' }).getByRole('link')
  await page.goto(PRODUCT_PATH.de)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toMatch(/[0-9a-f]{32}/)
  await page.goto(OTHER_PRODUCT)
  await expect(seen(page.getByRole('main'))).toHaveText([/^Kettenführung Typ CT Simplex$/])
  await page.goto('/de')
  await expect(seen(page.getByRole('main'))).toHaveText([/Typ T Simplex/, /Typ CT Simplex/])
  await opener(page, w.openMenu).click()
  const menu = page.getByRole('dialog', { name: w.menu })
  await expect(seen(menu)).toHaveText([/Typ T Simplex/, /Typ CT Simplex/])
  await seen(menu).last().click()
  await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('without the scripts of its panel the menu is the list of all pages, whose links lead there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/side-menu-panel-*.js', (route) => route.abort())
  await openHydrated(page, '/de')
  const button = opener(page, w.openMenu)
  const list = page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' })
  // A missing script reloads the page, once.
  const reloaded = page.waitForEvent('load')
  await button.click()
  await reloaded
  await untilHydrated(page)
  await button.click()
  await expect(list.getByRole('link', { name: 'Werkzeuge', exact: true })).toBeVisible()
  await button.click()
  await expect(list).toBeHidden()
  await button.click()
  await list.getByRole('link', { name: 'Werkzeuge', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/tools$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge für die Auslegung' })).toBeVisible()
})

test('a browser that stores nothing for the site shows every page, and says so where something was to be kept', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, { get, configurable: true })
    // Firefox refuses this one too, when it is constructed.
    window.BroadcastChannel = new Proxy(window.BroadcastChannel, { construct: get })
  })
  await openHydrated(page, '/de/shop/category/kettenfuehrungen')
  await page.getByRole('checkbox', { name: `Vergleichen: ${w.product}`, exact: true }).check()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: w.product, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
  await page.goBack()
  // The choice lasts until the page is loaded again.
  await expect(page.getByRole('checkbox', { name: `Vergleichen: ${w.product}`, exact: true })).toBeChecked()

  await context.clearCookies()
  await openHydrated(page, '/de/shop/list')
  await page.getByRole('button', { name: 'Los geht’s', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Cookies, kurz gesagt' })).toBeHidden()
  await page.getByRole('textbox', { name: 'Artikelnummern' }).fill('KR-08B1-15; 2')
  await page.getByRole('textbox', { name: 'Name der Liste' }).fill('Linie 4')
  await page.getByRole('button', { name: 'Eingabe speichern' }).click()
  await expect(
    page.getByText('Der Browser hat nichts gespeichert: Sein Speicher ist voll oder gesperrt.'),
  ).toBeVisible()
})

test('the way from a list to a product and back is one movement, where the visitor wants it and the browser knows it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const start = document.startViewTransition
    const startAndCount = function (this: Document, ...given: Parameters<typeof start>) {
      const { dataset } = document.documentElement
      const started = start.apply(this, given)
      const count = () => {
        const isMoving = document
          .getAnimations()
          .some(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
          )
        if (isMoving) dataset['movements'] = `${dataset['movements'] ?? ''}|`
        dataset['changes'] = `${dataset['changes'] ?? ''}|`
      }
      void started.ready.then(count)
      return started
    }
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: startAndCount, configurable: true })
  })
  const changes = (count: number) => expect(page.locator('html')).toHaveAttribute('data-changes', '|'.repeat(count))
  const movements = async () => (await page.locator('html').getAttribute('data-movements'))?.length ?? 0
  const toProduct = async () => {
    await page.getByRole('main').getByRole('link', { name: w.product, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
  }
  await openHydrated(page, '/de/shop/category/kettenfuehrungen')
  await toProduct()
  await changes(1)
  expect(await movements()).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: w.category })).toBeVisible()
  await changes(2)
  expect(await movements()).toBe(2)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toProduct()
  await changes(3)
  expect(await movements()).toBe(2)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: w.category })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined }))
  await toProduct()
})

test('a product that comes later than the browser waits for is shown without a movement and without an error', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) => {
      if (reason instanceof DOMException) document.documentElement.dataset['ended'] = reason.name
    }),
  )
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/add-to-cart-form-/, async (route) => {
    await held
    await route.continue()
  })
  await openHydrated(page, '/de/shop/category/kettenfuehrungen')
  await page.getByRole('main').getByRole('link', { name: w.product, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-ended', 'TimeoutError')
  release()
  await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
})
