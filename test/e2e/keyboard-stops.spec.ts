import { openHydrated } from '#test/support/hydrated.ts'
import { VARIANT_NUMBER } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
/** Presses of Tab from the home page to an item in the request. */
const MOST_STOPS = 60

test.use({ viewport: { width: 1440, height: 900 } })

test(`from home to an item in the request takes ${MOST_STOPS} tab stops at most`, async ({ page }) => {
  const main = page.getByRole('main')
  const stops: Record<string, number> = {}
  /** Presses Tab until the control has the focus, which may be one of several. */
  async function reach(step: string, control: ReturnType<typeof main.getByRole>) {
    stops[step] = 0
    const isThere = () => control.evaluateAll((all) => all.some((one) => one === document.activeElement))
    while (!(await isThere())) {
      await page.keyboard.press('Tab')
      stops[step] += 1
      expect(stops[step], JSON.stringify(stops)).toBeLessThan(100)
    }
  }
  const press = async (step: string, control: ReturnType<typeof main.getByRole>) => {
    await reach(step, control)
    await page.keyboard.press('Enter')
  }
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await openHydrated(page, '/de')
  await press('skip', page.getByRole('link', { name: w.skip }))
  await press('home', main.getByRole('link', { name: w.openShop }).first())
  await heading('Shop')
  await press('shop', main.getByRole('link', { name: w.category }))
  await heading(w.category)
  await press('past the filters', main.getByRole('link', { name: 'Zu den Produkten' }))
  await press('category', main.getByRole('link', { name: w.product, exact: true }))
  await heading(w.product)
  await press('to the versions', main.getByRole('navigation').getByRole('link', { name: 'Ausführung', exact: true }))
  await press('past the head of the table', main.getByRole('link', { name: 'Zur Liste der Ausführungen' }))
  await reach('table', main.getByRole('table').getByRole('radio'))
  await page.keyboard.press('Space')
  const wanted = page.getByRole('radio', { name: VARIANT_NUMBER })
  for (let row = 0; row < 100 && !(await wanted.isChecked()); row++) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await press('add', page.getByRole('button', { name: w.add }))
  await expect(page.getByRole('banner').getByRole('link', { name: w.pieceCount(1) })).toBeVisible()
  const all = Object.values(stops).reduce((sum, count) => sum + count, 0)
  expect(all, JSON.stringify(stops)).toBeLessThanOrEqual(MOST_STOPS)
})

test('each control of a row is reached by arrows, and the table is left by one Tab', async ({ page }) => {
  await openHydrated(page, '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex')
  const table = page.getByRole('main').getByRole('table').first()
  const radio = table.getByRole('radio').first()
  await radio.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  const tick = table.getByRole('checkbox').first()
  await expect(tick).toBeFocused()
  await page.keyboard.press('Space')
  await expect(tick).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(radio).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(false)
})
