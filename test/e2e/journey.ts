import { expect, type Locator, type Page } from '@playwright/test'
import type { WordsLanguage, Words } from './words.ts'

/** The variant of the journey, the steel profile that carries it, and two of its lengths. */
export const VARIANT_NUMBER = 'CT-08B1-S-2000'
export const C_PROFILE_NUMBER = 'C30-ZN-2000'
export const CUTS = [
  { length: 500, pieces: 3 },
  { length: 750, pieces: 2 },
] as const
/** Pieces in the cart of {@link addToRequest}: each guide with its C-profile. */
export const CUT_PIECES = 2 * CUTS.reduce((sum, { pieces }) => sum + pieces, 0)

export const PRODUCT_PATH: Record<WordsLanguage, string> = {
  de: '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex',
  en: '/en/shop/product/chain-guides/type-ct/chain-guide-type-ct-simplex',
}

/** The control that opens a menu of the header: a `summary`, which has no role of its own. */
export const opener = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').locator('summary').filter({ hasText: name, visible: true })

/** The control with exactly this label, whether it is marked as required or not. */
export const labelledField = (scope: Locator, label: string) =>
  scope.getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( \\*)?$`))

/** Follows links from the home page to a product. */
export async function goToProduct(page: Page, w: Words, atEach: (screen: string) => Promise<void> = async () => {}) {
  const main = page.getByRole('main')
  await atEach('home')
  await main.getByRole('link', { name: w.openShop }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await atEach('shop')
  await main.getByRole('link', { name: w.category }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.category })).toBeVisible()
  await atEach('category')
  await main.getByRole('link', { name: w.subcategory }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.subcategory })).toBeVisible()
  await main.getByRole('link', { name: w.product, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
}

/** Adds a variant, a C-profile and two cut lengths to the quote request. */
export async function addToRequest(page: Page, w: Words) {
  await page.getByRole('textbox', { name: w.filterNumber }).fill(VARIANT_NUMBER)
  await page.getByRole('radio', { name: VARIANT_NUMBER }).check()
  await page.getByRole('radio', { name: w.galvanised }).check()
  await page.getByRole('spinbutton', { name: w.length }).fill(String(CUTS[0].length))
  await page.getByRole('spinbutton', { name: w.pieces }).fill(String(CUTS[0].pieces))
  await page.getByRole('button', { name: w.addLength }).click()
  const second = page.getByRole('group', { name: w.secondLength })
  await second.getByRole('spinbutton', { name: w.length }).fill(String(CUTS[1].length))
  await second.getByRole('spinbutton', { name: w.pieces }).fill(String(CUTS[1].pieces))
  await page.getByRole('button', { name: w.add }).click()
}

/** The text beside the button after an addition of {@link VARIANT_NUMBER}. */
export const addedNote = (page: Page, w: Pick<Words, 'added'>): Locator =>
  page.getByRole('complementary').getByRole('status').filter({ hasText: w.added })

export const CUSTOMER = {
  company: 'Beispiel & Söhne GmbH',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Werkstraße 7',
  zipcode: '44139',
  city: 'Dortmund',
}

const ADDRESS_FIELDS = ['company', 'firstName', 'lastName', 'street', 'zipcode', 'city'] as const

/** Fills one of the two addresses; missing values stay empty. */
export async function fillAddress(
  page: Page,
  w: Words,
  group: 'billing' | 'delivery',
  values: Partial<Record<(typeof ADDRESS_FIELDS)[number], string>>,
) {
  const fields = page.getByRole('group', { name: w[group] })
  for (const name of ADDRESS_FIELDS) {
    const value = values[name]
    if (value !== undefined) await fields.getByRole('textbox', { name: w[name] }).fill(value)
  }
}

/** Fills the delivery address with one in Austria. */
export async function fillDelivery(page: Page, w: Words) {
  const delivery = { firstName: 'Grace', lastName: 'Hopper', street: 'Tor 4', zipcode: '1010', city: 'Wien' }
  await fillAddress(page, w, 'delivery', delivery)
  const country = page.getByRole('group', { name: w.delivery }).getByRole('combobox', { name: w.country })
  await country.selectOption(w.austria)
}

/**
 * The summary shows the delivery address of `fillDelivery` and the billing address of `CUSTOMER`, and the first cut.
 * Returns its rows.
 */
export async function expectSummary(page: Page, w: Words, { rows: count }: { rows: number }): Promise<Locator> {
  await expect(page.getByText('1010 Wien')).toBeVisible()
  await expect(page.getByText('44139 Dortmund')).toBeVisible()
  const rows = page.getByRole('main').getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(count)
  await expect(rows.nth(1)).toContainText(w.inSummary('500'))
  return rows
}

/** An address that is unique within the run, so that mails and quote requests can be told apart. */
export const newEmail = () => `ada.${crypto.randomUUID().slice(0, 8)}@example.com`

/** Goes from the cart to the summary, with the delivery address as the billing address. */
export async function goToSummaryPage(page: Page, w: Words, email: string) {
  await page.getByRole('link', { name: w.continue }).click()
  await page.getByRole('main').getByRole('textbox', { name: w.email }).fill(email)
  await fillAddress(page, w, 'billing', CUSTOMER)
  await page.getByRole('button', { name: w.toSummary }).first().click()
  await expect(page.getByText(w.sameAsBilling)).toBeVisible()
}

export async function confirmAll(page: Page, w: Words) {
  for (const name of [w.terms, w.dataSheets, w.handling]) await page.getByRole('checkbox', { name }).check()
}

/** The number of the quote request on the confirmation. */
export async function readNumber(page: Page, w: Words): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible()
  const number = await page.getByRole('main').locator('strong').innerText()
  expect(number).toMatch(/^A-1\d{5}$/)
  return number
}
