import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import {
  CUT_PIECES,
  addToRequest,
  C_PROFILE_NUMBER,
  confirmAll,
  CUSTOMER,
  fillAddress,
  goToProduct,
  newEmail,
  opener,
  readNumber,
  VARIANT_NUMBER,
} from './journey.ts'
import { coveredFocus, expectHyphens, expectPanelReflow, expectReflow, setTextSize } from './expect-reflow.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const LIST = '/de/shop/category/kettenfuehrungen'

const settings = {
  '320 px': { viewport: { width: 320, height: 640 } },
  // 400 % zoom turns a window of 1280 × 1024 into 320 × 256.
  '400 % zoom': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
}

for (const [name, use] of rowsOf(Object.entries(settings))) {
  test.describe(name, () => {
    test.use(use)

    test('a quote request can be completed in a window of 320 px', async ({ page }) => {
      const seen = (screen: string) => expectReflow(page, screen)
      await page.goto('/de')
      await goToProduct(page, w, seen)
      await seen('product')
      await addToRequest(page, w)
      await expect(page.getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
      await page.goto('/de/shop/cart')
      await seen('cart')
      await page.getByRole('link', { name: w.continue }).click()
      await page.getByRole('button', { name: w.toSummary }).first().click()
      await expect(page.getByRole('alert')).toBeVisible()
      await seen('address with errors')
      await page.getByRole('main').getByRole('textbox', { name: w.email }).fill(newEmail())
      await fillAddress(page, w, 'billing', CUSTOMER)
      await page.getByRole('button', { name: w.toSummary }).first().click()
      await expect(page.getByText(w.sameAsBilling)).toBeVisible()
      await seen('summary')
      await confirmAll(page, w)
      await page.getByRole('button', { name: w.send }).first().click()
      const number = await readNumber(page, w)
      await seen('confirmation')
      await expectPrintedRequest(page, number)
    })
  })
}

const NARROW: Record<string, string[]> = {
  de: [
    '/de',
    '/de/kontakt',
    '/de/agb',
    '/de/branchen/verpackung',
    '/de/unternehmen/karriere/zerspanungsmechaniker',
    '/de/shop/category/riemenfuehrungen/rundriemenfuehrungen',
    '/de/shop/product/riemenfuehrungen/rundriemenfuehrungen/rundriemenfuehrung',
  ],
  cs: ['/cz', '/cz/kontakt', '/cz/shop', '/cz/tools'],
}

test('at 320 px long German and Czech words are hyphenated, nowhere cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [language, paths] of Object.entries(NARROW)) {
    for (const path of paths) {
      await page.goto(path)
      await expectReflow(page, path)
      await expectHyphens(page, path, language)
    }
  }
})

/** On A4 the confirmation has the request, and nothing that only a screen needs. */
async function expectPrintedRequest(page: Page, number: string) {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of [number, VARIANT_NUMBER, C_PROFILE_NUMBER, CUSTOMER.company, w.sameAsBilling])
    await expect(main.getByText(text).first()).toBeVisible()
  const rows = main.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(5)
  for (const [row, length] of ['500', '750'].entries())
    await expect(rows.nth(row + 1)).toContainText(w.inSummary(length))
  for (const outside of [page.getByRole('banner'), page.getByRole('contentinfo'), main.getByRole('button')])
    await expect(outside).toBeHidden()
  await expectReflow(page, 'printed confirmation')
}

for (const width of rowsOf([390, 1280])) {
  test.describe(`with text at 200 % in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('every screen keeps its width and its controls', async ({ page }) => {
      await setTextSize(page, 2)
      const seen = async (path: string) => {
        await page.goto(path)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        await expectReflow(page, path)
      }
      for (const path of [
        '/de',
        '/de/agb',
        '/de/shop',
        LIST,
        `${LIST}?view=grid&min-b=15&max-b=20`,
        `/de/shop/compare?item=${VARIANT_NUMBER}&item=T-2`,
        '/de/shop/cart',
        '/de/kontakt',
        '/de/downloads',
        '/de/so-laeuft-eine-anfrage-ab',
        '/de/nirgends',
      ])
        await seen(path)
      await expectFrame(page)

      await seen('/de/shop/list')
      await page
        .getByRole('textbox', { name: 'Artikelnummern' })
        .fill(`CT-08B1-S-2009\n${VARIANT_NUMBER}; 4; 1.250\n${VARIANT_NUMBER};1;5000`)
      await page.getByRole('button', { name: 'Liste prüfen' }).click()
      await expect(page.getByRole('status').filter({ hasText: '2 Zeilen brauchen eine Korrektur.' })).toBeVisible()
      await expectReflow(page, 'checked list')

      await page.goto('/de')
      await goToProduct(page, w)
      await expectReflow(page, 'product')
      await addToRequest(page, w)
      await expect(page.getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
      await expectReflow(page, 'product with its lengths')
      await openHydrated(page, '/de')
      const drawer = page.getByRole('dialog', { name: w.cart })
      await page.getByRole('banner').getByRole('link', { name: w.cart }).click()
      await expect(drawer.getByRole('listitem')).toHaveCount(4)
      await expectPanelReflow(drawer, 'request over the page')
      await seen('/de/shop/cart')
      await page.getByRole('link', { name: w.continue }).click()
      await page.getByRole('button', { name: w.toSummary }).first().click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectReflow(page, 'address with errors')
      await page.getByRole('main').getByRole('textbox', { name: w.email }).fill(newEmail())
      await fillAddress(page, w, 'billing', CUSTOMER)
      await page.getByRole('button', { name: w.toSummary }).first().click()
      await expect(page.getByText(w.sameAsBilling)).toBeVisible()
      await expectReflow(page, 'summary')
    })
  })
}

test.describe('before the choice about cookies, with text at 200 % on a phone', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 390, height: 844 } })

  test('the banner is low, and nothing with the focus is below it', async ({ page, check }) => {
    await setTextSize(page, 2)
    await page.goto('/de/kontakt')
    const banner = page.getByRole('region', { name: 'Cookies, kurz gesagt' })
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(0.4 * 844)
    for (const name of ['Los geht’s', 'Einzeln einstellen'])
      await expect(banner.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    await check(page, 'banner with large text')
    const main = page.getByRole('main')
    const end = page.getByRole('contentinfo').getByRole('link').last()
    for (const [start, key] of [
      [main.getByRole('textbox', { name: 'Nachricht' }), 'Tab'],
      [end, 'Shift+Tab'],
    ] as const) {
      await start.focus()
      for (let press = 0; press < 25; press += 1) {
        expect(await coveredFocus(page)).toBe('')
        await page.keyboard.press(key)
      }
    }
  })
})

/** The parts that the frame opens: menu with its levels, languages, search with hits, choices about cookies. */
async function expectFrame(page: Page) {
  await openHydrated(page, '/de')
  const menu = page.getByRole('dialog', { name: w.menu })
  await opener(page, w.openMenu).click()
  await expectPanelReflow(menu, 'menu')
  await menu.getByRole('button', { name: 'Shop' }).click()
  await expectPanelReflow(menu, 'menu of the shop')
  await menu.getByRole('button', { name: w.category }).click()
  await expectPanelReflow(menu, 'menu of a category')
  await page.keyboard.press('Escape')

  await opener(page, w.languages).click()
  await expectPanelReflow(page.getByRole('banner').getByRole('list').filter({ hasText: 'Čeština' }), 'languages')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Suchbegriff' }).fill('Kette')
  await expect(page.getByRole('row').first()).toBeVisible()
  await expectPanelReflow(page.getByRole('dialog').filter({ visible: true }), 'search with hits')
  await page.keyboard.press('Escape')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await expectPanelReflow(page.getByRole('dialog', { name: 'Cookie-Einstellungen' }), 'choices about cookies')
  await page.keyboard.press('Escape')
}

test('names longer than a line of 320 px are hyphenated by the browser, without marks in the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, tag, longer] of [
    ['/de/shop/category/riemenfuehrungen/keilriemenfuehrungen', 'de', 'Kettenführungsprofilverbindungselemente'],
    ['/de/shop/product/riemenfuehrungen/keilriemenfuehrungen/keilriemenfuehrung', 'de', 'Keilriemenführungsschienen'],
    ['/cz/shop/category/vedeni-remenu/vedeni-ozubenych-remenu', 'cs', 'Nejpravděpodobnějšímivedeními'],
  ] as const) {
    // Before hydration another text would be a mismatch, for which React makes the page again.
    await openHydrated(page, path)
    await expectReflow(page, path)
    expect(await page.content()).not.toContain('\u00ad')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((element, text) => (element.textContent = text), longer)
    await expectReflow(page, `${path} with a longer name`)
    const { hyphens, lang } = await heading.evaluate((element) => ({
      hyphens: getComputedStyle(element).hyphens,
      lang: element.closest('[lang]')?.getAttribute('lang'),
    }))
    expect({ hyphens, lang }).toEqual({ hyphens: 'auto', lang: tag })
  }
})

test('visitors who prefer reduced motion get none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  // Until the menu's scripts have come, its button opens a plain list.
  await openHydrated(page, '/de')
  await opener(page, w.openMenu).click()
  await expect(page.getByRole('dialog', { name: w.menu })).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 100)
      .map((animation) => String(animation.effect instanceof KeyframeEffect && animation.effect.target?.className)),
  )
  expect(moving).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

for (const path of rowsOf(['/de/shop/category/kettenfuehrungen', '/de/search?term=08B-1'])) {
  test(`on paper the rows of ${path} are as wide as their page, without its filters`, async ({ page }) => {
    // A4 without its margins.
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kettenführung Typ T Simplex' }).first()
    const share = await row.evaluate((item) => item.clientWidth / (item.closest('main')?.clientWidth ?? Infinity))
    expect(share).toBeGreaterThan(0.9)
    await expect(page.getByRole('checkbox', { name: /08B-1/ }).first()).toBeHidden()
  })
}

test('on paper there is no form to fill, and a heading is on the page of its text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await page.goto('/de/kontakt')
  await expect(main.getByRole('heading', { name: 'Ansprechpartner' })).toBeVisible()
  await expect(main.getByLabel('Nachricht')).toBeHidden()
  await page.goto('/de/nirgends')
  await expect(main.getByRole('link', { name: '+49 555' })).toBeVisible()
  await expect(main.getByRole('searchbox', { includeHidden: true })).toBeHidden()
  await openHydrated(page, '/de/werkstoffe')
  const sheets = await textOfPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })).buffer)
  expect(sheets.find((text) => text.includes('Oft gefragt'))).toContain('Ersatz für PFAS')
})
