import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { opener, PRODUCT_PATH } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const CATEGORY = '/de/shop/category/kettenfuehrungen'
const RANGE = 'Sortiment im Überblick'

test('the overview of the range opens by key and click, never by a pointer that passes', async ({ page, check }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openHydrated(page, '/de')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Downloads' })).toBeVisible()
  const families = page.getByRole('list', { name: 'Produktfamilien' })
  const button = page.getByRole('button', { name: RANGE })
  expect(requests.filter((path) => /range/.test(path))).toEqual([])
  await button.hover()
  await expect.poll(() => requests.includes('/de/shop/range')).toBe(true)
  await expect(families).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(families.getByRole('link', { name: 'Kettenführungen', exact: true })).toBeVisible()
  await expect(families.getByRole('link', { name: 'Typ CT', exact: true })).toBeVisible()
  await check(page, 'overview of the range')
  await page.keyboard.press('Tab')
  await expect(families.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(families).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await page.getByRole('banner').getByRole('link', { name: '08B-1', exact: true }).click()
  await expect(page).toHaveURL(/kettenfuehrungen\?f=[0-9a-f]{32}$/)
  await expect(page.getByRole('list', { name: w.activeFilters }).getByRole('link', { name: /08B-1/ })).toBeVisible()
  await expect(families).toBeHidden()
})

test.describe('before the scripts', () => {
  test.use({ waitsForScripts: false })

  test('the overview that is opened before its scripts come has its content after them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/de', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: RANGE }).click()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Gesamtes Sortiment' })).toBeVisible()
    release()
    await expect(banner.getByRole('link', { name: 'Typ CT', exact: true })).toBeVisible()
  })
})

test('the overview says when its filters do not come, and loads them again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/de/shop/range', (route) => route.abort())
  await openHydrated(page, '/de')
  await page.getByRole('button', { name: RANGE }).click()
  await expect(page.getByText('Die Filter konnten nicht geladen werden.')).toBeVisible()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Typ CT', exact: true })).toBeVisible()
  await page.unroute('**/de/shop/range')
  await page.getByRole('button', { name: 'Noch einmal laden' }).click()
  await expect(banner.getByRole('link', { name: '08B-1', exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // Differs from the specification: 6.
  test('a product has one row above it, and the menu what the second row has elsewhere', async ({ page, check }) => {
    await page.goto(CATEGORY)
    const heightOf = () => page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height)
    expect(await heightOf()).toBe(104)
    await page.goto(PRODUCT_PATH.de)
    expect(await heightOf()).toBe(56)
    await expect(
      page.getByRole('banner').getByRole('textbox', { name: 'Suchbegriff' }).filter({ visible: true }),
    ).toHaveCount(1)
    await untilHydrated(page)
    await opener(page, w.openMenu).click()
    const menu = page.getByRole('dialog', { name: w.menu })
    await menu.getByRole('button', { name: /Zurück/ }).click()
    await expect(menu.getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Artikelnummern eingeben' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Downloads' })).toHaveAttribute('href', '/de/downloads')
    await check(page, 'menu of a product')
    await menu.locator('summary').filter({ hasText: 'Sprache wählen' }).click()
    await expect(menu.getByRole('link', { name: 'English' })).toBeVisible()
  })

  test('the link to the top is there more than 20 px below it, in both directions, and covers nothing', async ({
    page,
  }) => {
    // The footer comes to life in its own time.
    await openHydrated(page, '/de')
    const link = page.getByRole('link', { name: 'Nach oben' })
    const scroll = (y: number) => page.evaluate((to) => scrollTo(0, to), y)
    for (const y of [600, 400, 21]) {
      await scroll(y)
      await expect(link).toBeVisible()
    }
    await scroll(20)
    await expect(link).toBeHidden()
    // It is the last line of the page, so nothing is ever below it.
    await scroll(99_999)
    await expect(link).toBeInViewport()
    const { top, bottom } = await link.evaluate((element) => element.getBoundingClientRect())
    const end = await page.getByRole('contentinfo').getByRole('list').last().boundingBox()
    expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(top)
    expect(bottom).toBeLessThanOrEqual(844)
    await scroll(600)
    await expect(link).not.toBeInViewport()
  })
})

for (const width of rowsOf([390, 1280])) {
  test(`going back, or loading the page again, returns to the place in the list at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // The page is written in the site's font only if it comes from another one: other lines would break.
    await page.route('**/*.woff2', (route) => route.abort())
    await openHydrated(page, CATEGORY)
    const row = page.getByRole('main').getByRole('link', { name: 'Kettenführung Typ CTU Triplex', exact: true })
    const place = () => row.evaluate((link) => Math.round(link.getBoundingClientRect().top))
    // As a visitor scrolls: each row has been in the window.
    await page.mouse.move(width / 2, 400)
    while ((await place()) > 600) {
      await page.mouse.wheel(0, 400)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    const left = await place()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500)
    await row.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kettenführung Typ CTU Triplex' })).toBeVisible()
    // A new page begins at its top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: w.category })).toBeVisible()
    await expect.poll(place).toBe(left)
    await page.reload()
    await untilHydrated(page)
    await expect.poll(place).toBe(left)
  })
}

test('a link in the settings of cookies leads to a page in front of them, in this tab or another', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/de/agb')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  const link = dialog.getByRole('link', { name: 'Datenschutzhinweise' })
  const privacy = (tab: typeof page) => tab.getByRole('heading', { level: 1, name: /Datenschutz/ })
  const [other] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await expect(privacy(other)).toBeVisible()
  await untilHydrated(other)
  await other.close()
  await expect(dialog).toBeVisible()
  await link.click()
  await expect(privacy(page)).toBeVisible()
  await expect(dialog).toBeHidden()
})

// Differs from the specification: 5.
test('an address with a mark leads to its part, however late the parts above it are laid out and hydrated', async ({
  page,
}) => {
  // The last block but a few of the longest page.
  const MARK = 'c811041'
  const distance = () =>
    page.evaluate((id) => {
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 9999) - padding)
    }, MARK)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/en/styleguide#${MARK}`, { waitUntil: 'commit' })
  await expect.poll(distance).toBeLessThan(4)
  release()
  await untilHydrated(page)
  expect(await distance()).toBeLessThan(4)

  // The same by a link of another page, and again after going back.
  await openHydrated(page, '/en/gtc')
  await page.evaluate((id) => {
    const { navigate } = Reflect.get(globalThis, '__reactRouterDataRouter')
    navigate(`/en/styleguide#${id}`)
  }, MARK)
  await expect(page).toHaveURL(new RegExp(`#${MARK}$`))
  await expect.poll(distance).toBeLessThan(4)
  await page.goBack()
  await expect(page).toHaveURL(/gtc/)
  await page.goForward()
  await expect.poll(distance).toBeLessThan(4)
})

test('three pages are prefetched at most, and none on a slow or saved connection', async ({ page }) => {
  const prefetched = () =>
    page.evaluate(
      () => new Set([...document.querySelectorAll('link[rel=prefetch]')].map((l) => l.getAttribute('href'))).size,
    )
  await openHydrated(page, CATEGORY)
  await expect.poll(prefetched).toBeGreaterThan(0)
  const isPrefetched = (path: string) => page.locator(`link[rel=prefetch][href^="${path}.data"]`)
  const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
  for (const index of [0, 1, 2, 3]) {
    const link = links.nth(index)
    await link.focus()
    await expect(isPrefetched(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname)).toHaveCount(1)
  }
  await expect.poll(prefetched).toBeLessThanOrEqual(3)

  await page.addInitScript(markPrefetching)
  await page.addInitScript(() => {
    const value: unknown = JSON.parse(sessionStorage.getItem('connection') ?? 'null')
    Object.defineProperty(navigator, 'connection', { value })
  })
  await page.clock.install()
  for (const [connection, isPrefetching] of CONNECTIONS) {
    await page.evaluate((given) => sessionStorage.setItem('connection', given), JSON.stringify(connection))
    await openHydrated(page, CATEGORY)
    await links.first().focus()
    // Longer than the pause for an intent, and than an idle browser is waited for.
    await page.clock.fastForward(5_000)
    const marked = page.locator('html[data-prefetched]')
    if (isPrefetching) await expect(marked).toBeAttached()
    // Late links, too, have come before another page is there.
    await links.first().click()
    await expect(page).toHaveURL(/\/shop\/product\//)
    await expect(page.getByRole('heading', { level: 1, name: /^Kettenführung Typ/ })).toBeVisible()
    await expect(marked, JSON.stringify(connection)).toHaveCount(Number(isPrefetching))
  }
})

/** The first one shows that pages are prefetched in the same steps. */
const CONNECTIONS = [
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '2g' }, false],
] as const

/** Marks the root of a document once it has had a link that prefetches. */
function markPrefetching() {
  new MutationObserver(() => {
    if (document.querySelector('link[rel=prefetch]')) document.documentElement.dataset['prefetched'] = ''
  }).observe(document, { childList: true, subtree: true })
}

test.describe('before the choice about cookies, on a phone', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 390, height: 844 } })

  test('the notice of a lost network leaves the banner free, and stays on top of the page', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/de')
    const button = page.getByRole('button', { name: 'Los geht’s', exact: true })
    const notice = page.getByRole('status').filter({ hasText: w.offline }).locator('p')
    await context.setOffline(true)
    await expect(notice).toBeVisible()
    const banner = page.getByRole('region').filter({ has: button })
    const [above, below] = [await notice.boundingBox(), await banner.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? Infinity)).toBeLessThan(below?.y ?? 0)
    await button.click()
    await expect(banner).toBeHidden()
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(600)
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  })
})
