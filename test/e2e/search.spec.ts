import { openHydrated } from '#test/support/hydrated.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

test('a ticked filter of the hits keeps the focus, and follows the way back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.goto('/en/search?term=chain&view=products')
  const box = page.getByRole('group', { name: 'Material' }).getByRole('checkbox').first()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/family=/)
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await expect(box).toBeFocused()
  await expect(box).toBeChecked()
  await page.goBack()
  await expect(box).not.toBeChecked()
})

test('a bound that is typed for one term and never applied is not asked of the next one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await openHydrated(page, '/en/search?term=chain&view=products')
  const main = page.getByRole('main')
  const order = main.getByRole('combobox', { name: 'Sort by' })
  await order.selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  const bound = main.locator('#min-length')
  await main
    .locator('details')
    .filter({ has: page.locator('#min-length') })
    .locator('summary')
    .click()
  await bound.fill('4')
  await main.getByRole('searchbox', { name: 'Search term' }).fill('plate')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /plate/ })).toBeVisible()
  await expect(bound).toHaveValue('')
  await expect(order).toHaveValue('relevance')
  await main.getByRole('group', { name: 'Material' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/family=/)
  expect(new URL(page.url()).searchParams.get('min-length')).toBe('')
})

test('a visitor searches by keyboard, and nothing is asked for on opening', async ({ page, check }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/de/search')) asked.push(pathname)
  })
  for (const width of rowsOf([390, 1024, 1440])) {
    await page.setViewportSize({ width, height: 844 })
    await openHydrated(page, '/de/agb')
    const field = page.getByRole('combobox', { name: 'Suchbegriff' })
    await expect(page.getByRole('banner').getByRole('textbox', { name: 'Suchbegriff' })).toBeVisible()
    asked.length = 0
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Was suchen Sie?' })).toBeVisible()
    expect(asked).toEqual([])
    await check(page, `the empty search at ${width} px`)

    await field.pressSequentially('kr-08b1')
    const grid = page.getByRole('grid', { name: 'Produkte' })
    await expect(grid.getByRole('row').first()).toContainText('KR-08B1')
    await expect(page.getByRole('tab', { name: /^Produkte/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Produkte:')
    await field.press('ArrowDown')
    await expect(grid.getByRole('gridcell', { selected: true })).toContainText('KR-08B1')
    await check(page, `hits at ${width} px`)
    await field.press('Escape')
    await expect(field).toBeHidden()
    // The input is not lost.
    await expect(page.getByRole('banner').getByRole('textbox', { name: 'Suchbegriff' })).toHaveValue('kr-08b1')
  }

  await test.step('a product closes the search and is remembered', async () => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Suchbegriff' })
    await expect(field).toHaveValue('kr-08b1')
    await expect(page.getByRole('grid').getByRole('row').first()).toContainText('KR-08B1')
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/de\/shop\/product\//)
    await expect(field).toBeHidden()
    // A navigation that is under way would close the search again.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kettenrad/)
    await page.keyboard.press('Control+k')
    await field.fill('')
    await page.getByRole('button', { name: 'kr-08b1', exact: true }).click()
    await expect(page.getByRole('grid').getByRole('row').first()).toContainText('KR-08B1')
  })

  await test.step('Enter without a hit leads to the page of all hits', async () => {
    const field = page.getByRole('combobox', { name: 'Suchbegriff' })
    await field.press('Enter')
    await expect(page).toHaveURL(/\/de\/search\?term=kr-08b1&view=products$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „kr-08b1“')
    await check(page, 'the page of hits')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the header’s field leads to the page of hits, whose tabs and filters are links and a form', async ({
    page,
  }) => {
    await page.goto('/de/agb')
    await page.getByRole('banner').getByRole('textbox', { name: 'Suchbegriff' }).fill('kettenrad')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/search?term=kettenrad')
    const main = page.getByRole('main')
    await expect(
      main
        .getByRole('listitem')
        .filter({ hasText: /^Kettenrad/ })
        .first(),
    ).toBeVisible()
    await main
      .getByRole('navigation', { name: 'Art der Treffer' })
      .getByRole('link', { name: /^Unternehmen/ })
      .click()
    await expect(page).toHaveURL('/de/search?term=kettenrad&view=content')
    await main.getByRole('searchbox', { name: 'Suchbegriff' }).fill('zzqqxx')
    await main.getByRole('button', { name: 'Suchen', exact: true }).click()
    await expect(main.getByRole('heading', { name: 'Nichts gefunden zu „zzqqxx“' })).toBeVisible()
  })
})
