import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

const LIST = '/de/shop/category/kettenfuehrungen'
const productsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const range = (page: Page) => {
  const group = page.getByRole('group', { name: 'Breite' })
  return { from: group.getByLabel('von'), to: group.getByLabel('bis') }
}

for (const width of rowsOf([1440, 390])) {
  test(`a range and a fact narrow the list, its values and its products' pages at ${width} px`, async ({
    page,
    check,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openHydrated(page, LIST)
    await expect(page.getByText('18 Produkte', { exact: true })).toBeVisible()
    if (width < 1181) await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel(/^08B-1 /).check()
    await page.getByLabel(/^für Lebensmittelkontakt/).check()
    await page.getByRole('main').getByText('Breite b', { exact: true }).click()
    await range(page).from.fill('15')
    await range(page).to.fill('20,5')
    await range(page).to.press('Enter')
    await expect(page).toHaveURL(/t=food&min-b=15&max-b=20%2C5$/)
    await expect(range(page).to).toBeFocused()
    await check(page, 'a filtered list')
    if (width < 1181) await page.getByRole('button', { name: /Produkte? zeigen$/ }).click()
    await expect(productsOf(page)).toHaveText(['Kettenführung Typ T Simplex'])
    await expect(page.getByText(/ [1-9]\d? von 78 Ausführungen/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'b 15–20,5 mm' })).toBeVisible()

    await page.reload()
    await expect(productsOf(page)).toHaveCount(1)
    // The product's table begins with the same filters.
    const matching = /(\d+) von 78/.exec((await page.getByText(/ von 78 Ausführungen/).textContent()) ?? '')?.[0]
    await page.getByRole('link', { name: 'Kettenführung Typ T Simplex', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: `${matching} Ausführungen` })).toBeVisible()
    await expect(
      page.getByRole('link', { name: /^Filter entfernen: (Kette 08B-1|.* 15–20,5|für Lebensmittel.*)$/ }),
    ).toHaveCount(3)
    await page.goBack()
    await expect(productsOf(page)).toHaveCount(1)

    await page.getByRole('link', { name: 'b 15–20,5 mm' }).click()
    await expect(page).toHaveURL(/t=food$/)
    await expect.poll(() => productsOf(page).count()).toBeGreaterThan(1)
    await expect(page.locator('#max-b')).toHaveValue('')
  })
}

test('"show more" leads the focus to the first new row, and a product and back or a reload keep all rows', async ({
  page,
}) => {
  await openHydrated(page, `${LIST}?show=8`)
  const more = page.getByRole('link', { name: '10 weitere Produkte zeigen' })
  await more.press('Enter')
  await expect(productsOf(page)).toHaveCount(18)
  await expect(more).toHaveCount(0)
  const ninth = productsOf(page).nth(8).getByRole('link')
  await expect(ninth).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Typ/)
  await page.goBack()
  await expect(page).toHaveURL(/\?show=18$/)
  await expect(productsOf(page)).toHaveCount(18)
  await page.reload()
  await expect(productsOf(page)).toHaveCount(18)
})

test('filters that are chosen while the list loads are ticked at once and lead to a list with all of them', async ({
  page,
}) => {
  await openHydrated(page, LIST)
  const held = Promise.withResolvers<void>()
  await page.route('**/shop/category/**', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  const boxes = [page.getByLabel(/^08B-1 /), page.getByLabel(/^10B-1 /), page.getByLabel(/^für Lebensmittelkontakt/)]
  for (const box of boxes) await box.check()
  await page.getByRole('main').getByText('Breite b', { exact: true }).click()
  await range(page).to.fill('40')
  await range(page).to.press('Enter')
  await expect(page.getByRole('region', { name: 'Produkte' })).toHaveAttribute('aria-busy', 'true')
  for (const box of boxes) await expect(box).toBeChecked()
  held.resolve()
  await expect(page).toHaveURL(/\?f=[0-9a-f]{32}&f=[0-9a-f]{32}&t=food&max-b=40$/)
  await expect(page.getByRole('region', { name: 'Produkte' })).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(range(page).to).toHaveValue('40')
})

test('the response to an earlier filter clears neither a later tick nor a number that is being typed', async ({
  page,
}) => {
  await openHydrated(page, LIST)
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let requests = 0
  await page.route('**/shop/category/**', async (route) => {
    await held[requests++]?.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByLabel(/^08B-1 /).check()
  await page.getByRole('main').getByText('Breite b', { exact: true }).click()
  await range(page).to.fill('4')
  held[0]?.resolve()
  await expect(page).toHaveURL(/\?f=[0-9a-f]{32}$/)
  await expect(page.getByRole('list', { name: 'Aktive Filter' })).toBeVisible()
  await expect(range(page).to).toHaveValue('4')
  await range(page).to.pressSequentially('0')
  await page.getByLabel(/^10B-1 /).check()
  held[1]?.resolve()
  await expect(page).toHaveURL(/\?f=[0-9a-f]{32}&f=[0-9a-f]{32}&max-b=40$/)
  await page.getByRole('link', { name: 'Zurücksetzen' }).click()
  await expect(page).toHaveURL(/kettenfuehrungen$/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.locator('#max-b')).toHaveValue('')
})

test('a product and back keep the filters, the order and the rows', async ({ page }) => {
  await openHydrated(page, LIST)
  await page.getByLabel(/^08B-1 /).check()
  await expect(page).toHaveURL(/\?f=[0-9a-f]{32}$/)
  await page.getByRole('main').getByText('Breite b', { exact: true }).click()
  await range(page).to.fill('40')
  await range(page).to.press('Enter')
  await expect(page).toHaveURL(/&max-b=40$/)
  await page.getByRole('combobox', { name: 'Sortierung' }).selectOption('Name Z–A')
  await expect(page).toHaveURL(/\?f=[0-9a-f]{32}&max-b=40&order=name-desc$/)
  await expect(productsOf(page).first()).toHaveText('Kettenführung Typ TU Simplex')
  const rows = await productsOf(page).allTextContents()
  const chips = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')
  const chosen = await chips.allTextContents()
  expect(chosen).toHaveLength(2)

  const expectKept = async () => {
    await expect(productsOf(page)).toHaveText(rows)
    await expect(chips).toHaveText(chosen)
    await expect(page.getByLabel(/^08B-1 /)).toBeChecked()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(range(page).to).toHaveValue('40')
    await expect(range(page).from).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('name-desc')
  }
  await productsOf(page).nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Typ/)
  await page.goBack()
  await expectKept()
  // The steps of the filters are still behind this one.
  await page.goBack()
  await expect(page).toHaveURL(/max-b=40$/)
  await page.goForward()
  await expectKept()
})

for (const width of rowsOf([1200, 1440])) {
  test(`formats of plates are below their heads and apart from each other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/shop/category/platten')
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    const edges = await row
      .first()
      .locator('dd')
      .evaluateAll((values) =>
        values.map((value) => {
          const text = document.createRange()
          text.selectNodeContents(value)
          const { left, right } = text.getBoundingClientRect()
          return { left, right, end: value.getBoundingClientRect().right }
        }),
      )
    expect(edges).toHaveLength(3)
    for (const [index, { left, right, end }] of edges.entries()) {
      expect(Math.abs(right - end)).toBeLessThan(1)
      expect(left - (edges[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(8)
    }
  })
}

test('a wrong number is named at its field, stays there and filters nothing', async ({ page, check }) => {
  await page.goto(`${LIST}?min-b=20&max-b=breit`)
  await expect(range(page).to).toHaveValue('breit')
  await expect(page.getByText('Bitte Zahlen eingeben, zum Beispiel 17,4.')).toBeVisible()
  await expect(page.getByText('18 Produkte', { exact: true })).toBeVisible()
  await check(page, 'a wrong number')
  await range(page).to.fill('10')
  await range(page).to.blur()
  await expect(page.getByText('Der erste Wert muss der kleinere sein.')).toBeVisible()
})

test('another language shows the same part of the list', async ({ page }) => {
  await page.goto(`${LIST}?min-b=15&max-b=20&order=measure-b-desc&view=dense`)
  const shown = await productsOf(page).count()
  await page.getByText('Deutsch').first().click()
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/shop\/category\/chain-guides\?min-b=15&max-b=20&order=measure-b-desc&view=dense$/)
  await expect(productsOf(page)).toHaveCount(shown)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are sent by their button and sort with the list', async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('main').getByText('Breite b', { exact: true }).click()
    await range(page).to.fill('20')
    await page.getByLabel('Sortierung').selectOption('Breite b absteigend')
    await page.getByRole('button', { name: 'Filter anwenden' }).click()
    await expect(page.getByRole('link', { name: 'b ≤ 20 mm' })).toBeVisible()
    await expect(page.getByRole('main').locator('dd').first()).toHaveText(/20$/)
  })
})
