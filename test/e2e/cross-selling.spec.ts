import type { Page } from '@playwright/test'
import { addedNote, PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { expectFocusSeen, pressAt } from './keys.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words, type WordsLanguage } from './words.ts'

/** Accessories of a product: offered in a dialog, on request only. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const w = words.de
/** Texts of the note about a whole bar, and of the reasons for accessories. */
const SAID = {
  de: { wholeBar: /ganze Stange, 2.000.mm/, carries: 'Trägt CT-08B1-S-2000', fits: 'Passt zu 08B-1' },
  en: { wholeBar: /whole bar, 2.000.mm/, carries: 'Carries CT-08B1-S-2000', fits: 'Fits 08B-1' },
}
const offerOf = (page: Page) => page.getByRole('dialog', { name: w.accessories })
const add = (page: Page) => page.getByRole('button', { name: w.add, exact: true })
const opener = (page: Page) => addedNote(page, w).getByRole('link', { name: w.accessories })

async function openProduct(page: Page, language: WordsLanguage = 'de') {
  await openHydrated(page, `${PRODUCT_PATH[language]}?variant=${VARIANT_NUMBER}`)
}

async function openOffer(page: Page) {
  await openProduct(page)
  await add(page).click()
  await opener(page).click()
  await expect(offerOf(page)).toBeVisible()
}

const SIZES: [language: WordsLanguage, width: number, height: number][] = [
  ['en', 1024, 768],
  ['de', 390, 844],
  ['de', 1440, 900],
]
for (const [language, width, height] of rowsOf(SIZES)) {
  test(`one product and then everything else is added on request, ${language}, ${width} px`, async ({
    page,
    check,
  }) => {
    const texts = words[language]
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.setViewportSize({ width, height })
    await openProduct(page, language)
    await page.getByRole('button', { name: texts.add, exact: true }).click()
    const note = addedNote(page, texts)
    await expect(note).toContainText(SAID[language].wholeBar)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(scripts.filter((url) => /offer-dialog|\/shop\/offer\//.test(url))).toEqual([])
    await check(page, 'added')
    await note.getByRole('link', { name: texts.accessories }).click()

    const offer = page.getByRole('dialog', { name: texts.accessories })
    await expect(offer.getByRole('heading', { name: texts.sprocket })).toBeVisible()
    await check(page, 'offer')
    const rows = offer.getByRole('listitem')
    const count = await rows.count()
    expect(count).toBeGreaterThan(2)
    // The choice has a reason: the profile that carries the guide, the sprocket of its chain.
    await expect(rows.filter({ hasText: SAID[language].carries }).first()).toContainText('C30-ZN-2000')
    await expect(rows.filter({ has: page.getByRole('heading', { name: texts.sprocket }) })).toContainText(
      SAID[language].fits,
    )

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
    await expect(note.getByRole('link', { name: texts.accessories })).toBeFocused()
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

for (const [width, height] of rowsOf([
  [390, 844],
  [1024, 768],
  [1440, 900],
])) {
  test(`an addition says what it added where its button stays, and is taken back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openProduct(page)
    const placeOf = async () => (await add(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.getByRole('spinbutton', { name: w.length }).fill('1250')
    await page.getByRole('spinbutton', { name: w.pieces }).fill('2')
    const typed = (pieces: number) =>
      page
        .getByRole('complementary')
        .locator('dd')
        .filter({ hasText: new RegExp(`^${pieces}.×.1.250.mm$`) })
    const before = await placeOf()
    const finger = { x: before.x + 40, y: before.y + 20 }
    await add(page).click({ position: { x: 40, y: 20 } })
    await expect(addedNote(page, w)).toContainText('2 × 1 250 mm')
    // The same place again is the same button: a second tap adds the same, and nothing unasked.
    expect(await placeOf()).toEqual(before)
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.innerText,
      finger,
    )
    expect(under).toBe(w.add)
    await expect(page.getByRole('banner').getByText(w.pieceCount(2))).toBeAttached()
    await addedNote(page, w).getByRole('button', { name: w.undo }).click()
    await expect(page.getByRole('complementary').getByRole('status')).toHaveText(
      'Zurückgenommen: Ihre Anfrage ist wie vorher.',
    )
    // Another amount, and the same once more: nothing says that the request has it.
    await page.getByRole('spinbutton', { name: w.pieces }).fill('3')
    await expect(typed(3)).toBeAttached()
    await page.getByRole('spinbutton', { name: w.pieces }).fill('2')
    await expect(typed(2)).toBeAttached()
    await expect(page.getByRole('complementary').getByRole('status')).toBeEmpty()
    await page.goto('/de/shop/cart')
    await expect(page.getByText(w.empty)).toBeVisible()
  })
}

test('it is closed by its buttons, by Escape and beside it, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  let loads = 0
  await page.route('**/shop/offer/**', async (route) => {
    loads += 1
    await route.continue()
  })
  await openProduct(page)
  await add(page).click()
  const offer = offerOf(page)
  const ways = [
    () => offer.getByRole('button', { name: w.close }).first().click(),
    () => offer.getByRole('button', { name: w.close }).last().click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]
  for (const close of ways) {
    await opener(page).click()
    await expect(offer).toBeVisible()
    expect(await offer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await close()
    await expect(offer).toBeHidden()
    await expect(opener(page)).toBeFocused()
  }
  expect(loads).toBe(1)
})

test('by keyboard alone, the Enter key adds the product that it is pressed at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProduct(page)
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(opener(page)).toBeVisible()
  await pressAt(page, opener(page))
  const offer = offerOf(page)
  await expect(offer.getByRole('button', { name: w.close }).first()).toBeFocused()
  await expectFocusSeen(page)
  await pressAt(page, offer.getByRole('spinbutton', { name: w.sprocket }))
  await expect(offer.getByRole('button', { name: w.inCart(w.sprocket) })).toBeVisible()
  await expect(page.getByRole('banner').getByText(w.pieceCount(2))).toBeAttached()
  await pressAt(page, offer.getByRole('button', { name: w.addRest }))
  await expect(offer).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a wrong quantity is named in the dialog, and nothing is added', async ({ page, check }) => {
  await openOffer(page)
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

test('an offer that cannot be loaded is a form in the page', async ({ page }) => {
  await page.route('**/shop/offer/**', (route) => route.abort())
  await openProduct(page)
  await add(page).click()
  await opener(page).click()
  await expect(page).toHaveURL(/accessories=1/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the link beside the products opens all of them, also before a variant is chosen', async ({ page, check }) => {
  await openHydrated(page, PRODUCT_PATH.de)
  const link = page.getByRole('link', { name: w.chooseAccessories, exact: true })
  await link.click()
  const offer = offerOf(page)
  await expect(offer.getByRole('heading', { name: 'C-Profil Stahl verzinkt' })).toBeVisible()
  await check(page, 'offer by its link')
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(link).toBeFocused()
})
