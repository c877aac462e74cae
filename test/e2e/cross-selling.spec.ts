import type { Page } from '@playwright/test'
import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { expectFocusSeen, pressAt } from './keys.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words, type WordsLanguage } from './words.ts'

/** Accessories of a product: offered in a dialog after the product was added. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const w = words.de
const offerOf = (page: Page) => page.getByRole('dialog', { name: w.added })
const add = (page: Page) => page.getByRole('button', { name: w.add, exact: true })

/** Opens the product and waits for its scripts: without them the form is a page of its own. */
async function openProduct(page: Page, language: WordsLanguage = 'de') {
  await page.goto(`${PRODUCT_PATH[language]}?variant=${VARIANT_NUMBER}`)
  await expect(page.getByLabel(words[language].filterNumber)).toBeEnabled()
}

async function addProduct(page: Page) {
  await openProduct(page)
  await add(page).click()
  await expect(offerOf(page)).toBeVisible()
}

const SIZES: [language: WordsLanguage, width: number, height: number][] = [
  ['en', 1024, 768],
  ['de', 390, 844],
  ['de', 1440, 900],
]
for (const [language, width, height] of rowsOf(SIZES)) {
  test(`one product and then everything else is added, ${language}, ${width} px`, async ({ page, check }) => {
    const texts = words[language]
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.setViewportSize({ width, height })
    await openProduct(page, language)
    const button = page.getByRole('button', { name: texts.add, exact: true })
    expect(scripts.filter((url) => url.includes('offer'))).toEqual([])
    await button.click()

    const offer = page.getByRole('dialog', { name: texts.added })
    await expect(offer.getByRole('heading', { name: texts.sprocket })).toBeVisible()
    await check(page, 'offer')
    const rows = offer.getByRole('listitem')
    const count = await rows.count()
    expect(count).toBeGreaterThan(2)
    // A C-profile was a step of the form already.
    await expect(rows.filter({ hasText: 'C30-ZN-2000' })).toHaveCount(0)

    // The sum of everything is shown before it is added.
    await expect(offer.getByText(texts.offerSum(count, count))).toBeVisible()
    await offer.getByRole('spinbutton', { name: texts.sprocket }).fill('2')
    await expect(offer.getByText(texts.offerSum(count, count + 1))).toBeVisible()
    await offer.getByRole('button', { name: texts.addOf(texts.sprocket) }).click()
    const added = offer.getByRole('button', { name: texts.inCart(texts.sprocket) })
    await expect(added).toBeFocused()
    await expect(offer.getByRole('status')).toHaveText(texts.inCart(texts.sprocket))
    await expect(page.getByRole('banner').getByText(texts.pieceCount(3))).toBeAttached()
    await expect(offer.getByText(texts.offerSum(count - 1, count - 1))).toBeVisible()
    await check(page, 'offer after adding one')

    await offer.getByRole('button', { name: texts.addRest }).click()
    await expect(offer).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.getByRole('banner').getByText(texts.pieceCount(count + 2))).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: texts.accessoriesAdded(count) })).toBeVisible()
    await page.goto(`/${language}/shop/cart`)
    const lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(lines).toHaveCount(count + 1)
    await expect(page.getByRole('spinbutton', { name: /KR-08B1/ })).toHaveValue('2')
  })
}

test('it is closed by its buttons, by Escape and beside it, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Slower than React: an offer that was loaded again for the same variant would open, close and open.
  let loads = 0
  const added = Promise.withResolvers<void>()
  await page.route('**/shop/offer/**', async (route) => {
    loads += 1
    await added.promise
    await route.continue()
  })
  await openProduct(page)
  const offer = offerOf(page)
  const ways = [
    () => offer.getByRole('button', { name: w.close }).click(),
    () => offer.getByRole('button', { name: w.decline }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]
  for (const [index, close] of ways.entries()) {
    await add(page).click()
    await expect(page.getByRole('banner').getByText(w.pieceCount(index + 1))).toBeAttached()
    added.resolve()
    await expect(offer).toBeVisible()
    expect(await offer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await close()
    await expect(offer).toBeHidden()
    await expect(add(page)).toBeFocused()
  }
  expect(loads).toBe(1)
  await page.goto('/de/shop/cart')
  await expect(page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })).toHaveValue(String(ways.length))
})

test('by keyboard alone, the Enter key adds the product that it is pressed at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProduct(page)
  await add(page).focus()
  await page.keyboard.press('Enter')
  const offer = offerOf(page)
  await expect(offer.getByRole('button', { name: w.close })).toBeFocused()
  await expectFocusSeen(page)
  await pressAt(page, offer.getByRole('spinbutton', { name: w.sprocket }))
  await expect(offer.getByRole('button', { name: w.inCart(w.sprocket) })).toBeVisible()
  await expect(page.getByRole('banner').getByText(w.pieceCount(2))).toBeAttached()
  await pressAt(page, offer.getByRole('button', { name: w.addRest }))
  await expect(offer).toBeHidden()
  await expect(add(page)).toBeFocused()
})

test('a wrong quantity is named in the dialog, and nothing is added', async ({ page, check }) => {
  await addProduct(page)
  const offer = offerOf(page)
  const pieces = offer.getByRole('spinbutton', { name: w.sprocket })
  await pieces.fill('0')
  await offer.getByRole('button', { name: w.addOf(w.sprocket) }).click()
  await expect(offer.getByRole('alert')).toBeFocused()
  await offer.getByRole('alert').getByRole('link').click()
  await expect(pieces).toBeFocused()
  await expect(pieces).toHaveValue('0')
  await check(page, 'offer with an error')
  await expect(page.getByRole('banner').getByText(w.pieceCount(1))).toBeAttached()
})

test('an offer that cannot be loaded does not hold the visitor up: a toast names the added products', async ({
  page,
}) => {
  await page.route('**/shop/offer/**', (route) => route.abort())
  await openProduct(page)
  await add(page).click()
  const toast = page.getByRole('status').filter({ hasText: w.added })
  await expect(toast.getByRole('link', { name: w.see })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the link beside the products opens all of them, also before a variant is chosen', async ({ page, check }) => {
  await openHydrated(page, PRODUCT_PATH.de)
  await page.getByRole('link', { name: w.addAll }).click()
  const offer = page.getByRole('dialog', { name: w.accessories })
  await expect(offer.getByRole('heading', { name: 'C-Profil Stahl verzinkt' })).toBeVisible()
  await check(page, 'offer by its link')
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(page.getByRole('link', { name: w.addAll })).toBeFocused()
})
