import type { Page } from '@playwright/test'
import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words, type WordsLanguage } from './words.ts'

const w = words.de
const panelOf = (page: Page) => page.getByRole('complementary')

/** Opens the product with a variant chosen and waits for its scripts. */
async function openVariant(page: Page, language: WordsLanguage = 'de') {
  await page.goto(`${PRODUCT_PATH[language]}?variant=${VARIANT_NUMBER}`)
  await expect(page.getByLabel(words[language].filterNumber)).toBeEnabled()
}

// Differs from the specification: 3.
test('a length of 1250 mm may be entered with the thousands as its language writes them', async ({ page }) => {
  for (const [language, typed] of [
    ['de', '1.250'],
    ['de', '1 250'],
    ['en', '1,250'],
  ] as const) {
    await openVariant(page, language)
    await page.getByRole('spinbutton', { name: words[language].length }).fill(typed)
    await expect(panelOf(page).getByText('1 × 1 250 mm', { exact: true })).toBeVisible()
  }
})

test('a length that cannot be cut is a dash in the panel, and another stock length is the way out', async ({
  page,
}) => {
  await openVariant(page)
  await page.getByRole('radio', { name: w.galvanised }).check()
  await page.getByRole('spinbutton', { name: w.length }).fill('2500')
  await expect(panelOf(page).getByText('2 500')).toHaveCount(0)
  await expect(panelOf(page).getByText('–', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('img', { name: /^Auf .+ mm zugeschnittenes Profil/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Lagerlänge 3 000 mm wählen' }).click()
  await expect(page).toHaveURL(/variant=CT-08B1-S-3000/)
  await expect(page.getByRole('img', { name: 'Auf 2 500 mm zugeschnittenes Profil' })).toBeVisible()
  await expect(panelOf(page).getByText('1 × 2 500 mm', { exact: true })).toBeVisible()
  // The C-profile goes over to the same stock length.
  await expect(panelOf(page).getByText('C30-ZN-3000')).toBeVisible()
  await expect(page.getByRole('radio', { name: w.galvanised })).toBeChecked()
})

test('a stock length that wastes less is advised, with a button', async ({ page }) => {
  await openVariant(page)
  await page.getByRole('spinbutton', { name: w.length }).fill('1250')
  await page.getByRole('spinbutton', { name: w.pieces }).fill('4')
  await expect(page.getByText(/Mit Lagerlänge 3.000\smm: 2 Stangen statt 4/)).toBeVisible()
  await page.getByRole('button', { name: 'Lagerlänge 3 000 mm wählen' }).click()
  await expect(page.getByText(/Aus 2 Stangen à 3.000\smm/)).toBeVisible()
  await expect(page.getByText(/Mit Lagerlänge/)).toHaveCount(0)
})

test('the step of the C-profiles says what a profile adds before it is added', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  // Nothing is preselected in a step that has nothing to choose yet.
  await expect(page.getByRole('radio', { name: /Ohne C-Profil/ })).toHaveCount(0)
  await openVariant(page)
  await page.getByRole('spinbutton', { name: w.length }).fill('980')
  await page.getByRole('radio', { name: w.galvanised }).check()
  await expect(page.getByText('C30-ZN-2000 kommt in denselben Längen dazu: 1 × 980 mm')).toBeVisible()
})

test('a sheet is drawn at its chosen format, and another one keeps only the input', async ({ page }) => {
  await page.goto('/de/shop/product/platten/platte-pe-uhmw?variant=PL-PEUHMW-S-10-500X1000')
  await expect(page.getByLabel(w.filterNumber)).toBeEnabled()
  const width = page.getByRole('spinbutton', { name: 'Breite' })
  const length = page.getByRole('spinbutton', { name: w.length })
  await page.getByRole('radio', { name: 'PL-PEUHMW-S-10-1000X2000' }).check()
  await expect(panelOf(page).getByText('1 Stück · 10 × 1 000 × 2 000 mm')).toBeVisible()
  await width.fill('700')
  await page.getByRole('radio', { name: 'PL-PEUHMW-S-10-500X1000' }).check()
  await expect(width).toHaveValue('700')
  await expect(width).toHaveAccessibleDescription(/von 20 bis 500 eingeben/)
  await expect(length).toHaveValue('1000')
  await expect(page.getByRole('img', { name: 'Platte, noch ohne mögliches Format' })).toBeVisible()
  await page.getByRole('radio', { name: 'PL-PEUHMW-S-10-1000X2000' }).check()
  await length.fill('1.500')
  await expect(page.getByRole('img', { name: 'Zuschnitt 700 × 1 500 mm aus der Platte' })).toBeVisible()
  await expect(panelOf(page).getByText('1 Stück · 10 × 700 × 1 500 mm')).toBeVisible()
})

test('the rail is a dashed hint in the view until it is chosen', async ({ page }) => {
  await openVariant(page)
  const dashed = page.getByRole('img', { name: VARIANT_NUMBER, exact: true }).locator('[stroke-dasharray]')
  await expect(dashed).toHaveCount(1)
  await page.getByRole('radio', { name: w.galvanised }).check()
  await expect(dashed).toHaveCount(0)
})
