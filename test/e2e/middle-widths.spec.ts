import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
/** The family with the widest table. */
const WIDEST = '/de/shop/product/kettenfuehrungen/typ-ctu/kettenfuehrung-typ-ctu-triplex'

/** Widths of tablets and small windows, between those of a phone and of a desk. */
for (const width of rowsOf([768, 600, 834, 1024, 1112, 1194])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the button is in sight while lengths are typed', async ({ page }) => {
      await openHydrated(page, `${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
      const button = page.getByRole('button', { name: w.add, exact: true })
      await page.getByRole('spinbutton', { name: w.length }).fill('1250')
      await expect(button).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: w.addLength }).click()
      await page.getByRole('group', { name: w.secondLength }).getByRole('spinbutton', { name: w.length }).fill('500')
      await expect(button).toBeInViewport({ ratio: 1 })
      // The choice is beside it, with its lengths.
      await expect(page.getByRole('complementary')).toContainText('1 × 1 250 mm, 1 × 500 mm')
    })

    test('the table of versions has no cut cell', async ({ page }) => {
      for (const path of [PRODUCT_PATH.de, WIDEST]) {
        await openHydrated(page, path)
        expect(await cutCells(page), path).toEqual([])
      }
    })

    test('the drawing of the rack is beside its form or above it', async ({ page }) => {
      await page.goto('/de/tools/chain-rack')
      const drawing = page.getByRole('img', { name: /^Kettenzahnstange von der Seite/ }).filter({ visible: true })
      await expect(drawing).toBeInViewport({ ratio: 0.5 })
      await expect(page.getByRole('combobox').first()).toBeVisible()
    })
  })
}

/** Cells of the table with a part beyond their box or the window, by their text. */
const cutCells = (page: Page) =>
  page
    .getByRole('table')
    .first()
    .evaluate((table) => {
      const box = table.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 }
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
      return [...table.querySelectorAll('th, td')].flatMap((cell) => {
        const { left: from, right: to, width } = cell.getBoundingClientRect()
        return width > 0 && (from < left - 1 || to > right + 1) ? [cell.textContent] : []
      })
    })
