import { opener } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { type WordsLanguage, words } from './words.ts'

/** Further states of the journey's screens: axe finds no violation and no content is too wide. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CATEGORY = { de: '/de/shop/category/kettenfuehrungen', en: '/en/shop/category/chain-guides' }
const OTHER_CATEGORY = { de: '/de/shop/category/rundstaebe', en: '/en/shop/category/rods' }

const VIEWS: [language: WordsLanguage, width: number, height: number][] = [
  ['en', 1440, 900],
  ['de', 390, 844],
  ['de', 1024, 768],
]

for (const [language, width, height] of rowsOf(VIEWS)) {
  const w = words[language]
  const hasDrawers = width < 1181

  test.describe(`the screens in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('pass with filters: the drawer, chips, another view, no results', async ({ page, check }) => {
      await page.goto(CATEGORY[language])
      const panel = page.getByRole('complementary', { name: w.filters })
      const drawer = page.getByRole('button', { name: w.filters, exact: true })
      if (hasDrawers) {
        await expect(panel).toBeHidden()
        await drawer.click()
        await expect(panel).toBeVisible()
        await check(page, 'filter drawer')
      }
      await panel.getByRole('checkbox', { name: /^08B-1/ }).check()
      await expect(page).toHaveURL(/[?&]f=[0-9a-f]{32}/)
      if (hasDrawers) {
        await panel.getByRole('button', { name: w.closeFilters }).click()
        await expect(panel).toBeHidden()
      }
      const chip = page.getByRole('list', { name: w.activeFilters }).getByRole('link', { name: /08B-1/ })
      await expect(chip).toBeVisible()
      await check(page, 'chips')
      await chip.click()
      await expect(chip).toBeHidden()
      // The view for comparing needs a wider screen than a phone's.
      for (const view of width < 768 ? [w.gridView] : [w.denseView, w.gridView]) {
        await page.getByRole('link', { name: view }).click()
        await expect(page.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'true')
        await check(page, view)
      }
      // A filter value of rods that no chain guide has.
      await page.goto(OTHER_CATEGORY[language])
      const foreign = await page.locator('label', { hasText: /POM-C/ }).locator('input').getAttribute('value')
      await page.goto(`${CATEGORY[language]}?f=${foreign}`)
      await expect(page.getByText(w.nothingFound)).toBeVisible()
      await check(page, 'nothing found')
    })

    test('pass with menus, an empty cart and a page that does not exist', async ({ page, check }) => {
      await page.goto(`/${language}/shop/cart`)
      await expect(page.getByText(w.empty)).toBeVisible()
      await check(page, 'empty request')
      if (hasDrawers) {
        await opener(page, w.openMenu).click()
        const menu = page.getByRole('dialog', { name: w.menu })
        await expect(menu.getByRole('heading', { name: 'Shop' })).toBeVisible()
        await check(page, 'side menu')
        await menu.getByRole('button', { name: w.category }).click()
        await expect(menu.getByRole('link', { name: w.subcategory })).toBeVisible()
        await check(page, 'side menu, a level down')
        await menu.getByRole('button', { name: w.closeMenu }).click()
        await expect(menu).toBeHidden()
      }
      await opener(page, w.languages).click()
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Čeština' }).filter({ visible: true }),
      ).toBeVisible()
      await check(page, 'languages')
      const answer = await page.goto(`/${language}/no-such-page`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: w.notFound })).toBeVisible()
      await check(page, 'page not found')
    })
  })
}
