import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/support/hydrated.ts'
import { setTextSize } from './expect-reflow.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Suchbegriff' })

/** Opens the search, once the header has its scripts. */
async function openSearch(page: Page) {
  await untilHydrated(page)
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
}

test.describe('before the scripts', () => {
  test.use({ waitsForScripts: false })

  test('letters after / that come before the scripts are in the field, and the search opens with them', async ({
    page,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.goto('/de/agb', { waitUntil: 'commit' })
    const field = page.getByRole('banner').getByRole('textbox', { name: 'Suchbegriff' })
    await expect(field).toBeVisible()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type('kr-0')
    await expect(field).toHaveValue('kr-0')
    letGo()
    await untilHydrated(page)
    await page.keyboard.type('8b1')
    await expect(fieldOf(page)).toHaveValue('kr-08b1')
  })
})

test('with text of twice the size nothing in the search of a phone is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 2)
  await page.goto('/de/agb')
  await openSearch(page)
  expect(await outsideOf(page), 'the empty search').toEqual([])
  for (const [term, tab] of [
    ['kr-08b1', /^Produkte/],
    ['datenblatt kettenführung', /^Downloads/],
    ['vertrieb', /^Kontakte/],
  ] as const) {
    await fieldOf(page).fill(term)
    await expect(page.getByRole('row').first()).toBeVisible()
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('row').first()).toBeVisible()
    expect(await outsideOf(page), term).toEqual([])
  }
  await fieldOf(page).fill('zzqqxx')
  await expect(page.getByRole('heading', { name: 'Nichts gefunden zu „zzqqxx“' })).toBeVisible()
  expect(await outsideOf(page), 'nothing found').toEqual([])
  await page.goto('/de/search?term=kr-08b1')
  expect(await outsideOf(page), 'the page of hits').toEqual([])
})

/** Links, buttons and texts that are wider than what shows them. Tabs may be scrolled. */
const outsideOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document.querySelector('main')
    return [...(root?.querySelectorAll('a:not(nav a), button:not([role=tab]), input, p, h1, h2, h3, strong') ?? [])]
      .filter((element) => element.checkVisibility() && !element.closest('.vh, [popover]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < 0 || right > innerWidth)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

for (const key of rowsOf(['Control+k', '/'])) {
  test(`${key} during a navigation opens the search, which stays on the next page`, async ({ page }) => {
    await page.goto('/de/agb')
    await openSearch(page)
    await page.keyboard.press('Escape')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/de\/impressum/, async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest(/\/de\/impressum/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click()
    await asked
    await page.keyboard.press(key)
    await expect(fieldOf(page)).toBeFocused()
    await fieldOf(page).fill('kr-08b1')
    release()
    await expect(page).toHaveURL(/\/de\/impressum$/)
    await expect(page.getByRole('grid').getByRole('row').first()).toContainText('KR-08B1')
    await expect(fieldOf(page)).toBeFocused()
    await expect(fieldOf(page)).toHaveValue('kr-08b1')
    await page.goBack()
    await expect(page).toHaveURL(/\/de\/agb$/)
    await expect(fieldOf(page)).toBeHidden()
  })
}

test('names complete a term, and Enter on a whole item number opens its product', async ({ page, check }) => {
  await page.goto('/de/agb')
  await openSearch(page)
  await fieldOf(page).fill('kettenf')
  const first = page.getByRole('row').first()
  await expect(first).toHaveText('Kettenführungen')
  await check(page, 'completions')
  await fieldOf(page).press('ArrowDown')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText('Kettenführungen')
  await fieldOf(page).press('Enter')
  await expect(fieldOf(page)).toHaveValue('Kettenführungen')
  await expect(fieldOf(page)).toBeFocused()
  await expect(first).not.toHaveText('Kettenführungen')
  await fieldOf(page).fill('kr-08b1-17')
  await expect(first).toContainText('KR-08B1-17')
  await expect(page.getByRole('link', { name: /Treffer zeigen$/ })).toHaveAttribute('href', /show=all/)
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/\/de\/shop\/product\/.+\?variant=KR-08B1-17$/)
})

test('a data sheet is downloaded while the search stays open, a person can be written to', async ({ page, check }) => {
  for (const width of rowsOf([1024, 390, 1440])) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de/agb')
    await openSearch(page)
    await fieldOf(page).fill('datenblatt kettenführung typ ct simplex')
    await page.getByRole('tab', { name: /^Downloads/ }).click()
    const sheet = page.getByRole('row').filter({ hasText: 'Typ CT Simplex' })
    await expect(sheet).toContainText('CT-1')
    await expect(sheet.getByRole('img').or(sheet.locator('img')).first()).toBeVisible()
    await check(page, `data sheets at ${width} px`)
    const download = page.waitForEvent('download')
    await sheet.getByRole('link').click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await expect(fieldOf(page)).toBeVisible()
  }
  await fieldOf(page).fill('vertrieb')
  await page.getByRole('tab', { name: /^Kontakte/ }).click()
  const phone = page.getByRole('row').first().getByRole('link', { name: /\d/ }).first()
  await expect(phone).toHaveAttribute('href', /^tel:/)
  await phone.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await phone.click()
  await expect(fieldOf(page)).toBeVisible()
})
