import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { expect, test } from './site-fixture.ts'

/** Files of a buyer, and tables whose columns the page asks about. */
const WORKBOOKS = 'test/support/workbooks'
const TABLE = {
  name: 'liste.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Artikelnummer;Wunsch;Maß\nCT-08B1-S-2000;4;125'),
}
const file = (page: Page) => page.getByLabel('Oder eine Datei')
const column = (page: Page, name: string) => page.getByRole('combobox', { name })
const confirm = (page: Page) => page.getByRole('button', { name: 'Spalten bestätigen' })

test('columns that were confirmed are preselected for the same headings, and asked about again', async ({
  page,
  check,
}) => {
  await openHydrated(page, '/de/shop/list')
  await file(page).setInputFiles(TABLE)
  await expect(column(page, 'Wunsch')).toHaveValue('pieces')
  await expect(page.getByText('zuletzt bestätigt')).toBeHidden()
  await check(page, 'question about columns')
  await column(page, 'Maß').selectOption('length cm')
  await confirm(page).click()
  await expect(page.getByRole('button', { name: '1 Position zur Anfrage hinzufügen' })).toBeVisible()
  await openHydrated(page, '/de/shop/list')
  await file(page).setInputFiles(TABLE)
  await expect(column(page, 'Maß')).toHaveValue('length cm')
  await expect(page.getByText('zuletzt bestätigt')).toBeVisible()
})

test('a file that is too large is named at once, and typed lines stay', async ({ page }) => {
  await openHydrated(page, '/de/shop/list')
  const text = page.getByRole('textbox', { name: 'Artikelnummern' })
  await text.fill('KR-08B1-15;2')
  await file(page).setInputFiles({
    name: 'groß.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.alloc(1_100_000, 'PK'),
  })
  await expect(file(page)).toHaveAccessibleDescription('Diese Datei ist zu groß: Möglich sind 900 KB.')
  await expect(text).toHaveValue('KR-08B1-15;2')
  await page.getByRole('button', { name: 'Liste prüfen' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('of a workbook with several sheets one is chosen', async ({ page, check }) => {
  await openHydrated(page, '/de/shop/list')
  await file(page).setInputFiles(`${WORKBOOKS}/sheets.xlsx`)
  await expect(page.getByRole('radio', { name: 'Linie 1: 2 Zeilen' })).toBeChecked()
  await check(page, 'question about sheets')
  await page.getByRole('radio', { name: 'Linie 2: 3 Zeilen' }).check()
  await page.getByRole('button', { name: 'Blatt lesen' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an Excel file goes into the cart after its columns were confirmed', async ({ page }) => {
    await page.goto('/de/shop/cart')
    await file(page).setInputFiles(`${WORKBOOKS}/order.xlsx`)
    await page.getByRole('button', { name: 'Liste prüfen' }).click()
    await expect(page.getByText('1 ausgeblendete Zeile haben wir nicht gelesen.')).toBeVisible()
    await expect(column(page, 'Menge')).toHaveValue('pieces')
    await confirm(page).click()
    await page.getByRole('button', { name: '3 Positionen zur Anfrage hinzufügen' }).click()
    await expect(page.getByRole('status').filter({ hasText: '3 Positionen liegen in der Anfrage.' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: /KR-08B1-15/ })).toHaveValue('1000')
  })
})
