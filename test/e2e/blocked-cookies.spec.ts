import type { Page } from '@playwright/test'
import { startCookieEater } from '#test/support/cookie-eater.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { addedNote, PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const SENTENCE = /Ihr Browser lässt auf dieser Website keine Cookies zu/
// A refused form is an answer of the server, which the browser logs.
test.use({ causes: /status of 422/ })

const main = (page: Page) => page.getByRole('main')
const told = (page: Page) => expect(page.getByRole('alert').filter({ hasText: SENTENCE })).toBeVisible()

/** As the browser's own setting does. */
async function blockCookies(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
}

/** Adds a piece; nothing is added, and its length is still there. */
async function addInVain(page: Page) {
  const length = page.getByRole('spinbutton', { name: w.length })
  await length.fill('1250')
  await page.getByRole('button', { name: w.add }).click()
  await told(page)
  await expect(addedNote(page, w)).toHaveCount(0)
  await expect(length).toHaveValue('1250')
}

test('a visitor whose browser blocks cookies is told before anything seems to be added', async ({ page, site }) => {
  const { url, close } = await startCookieEater(site.url)
  await blockCookies(page)
  await test.step('product', async () => {
    await openHydrated(page, `${url}${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
    await addInVain(page)
  })
  await test.step('list', async () => {
    await openHydrated(page, `${url}/de/shop/list`)
    await main(page).getByRole('textbox').first().fill(`${VARIANT_NUMBER};2`)
    await main(page).getByRole('button', { name: 'Liste prüfen' }).click()
    await told(page)
    await expect(main(page).getByRole('textbox').first()).toHaveValue(`${VARIANT_NUMBER};2`)
  })
  await test.step('sign-in', async () => {
    await openHydrated(page, `${url}/de/shop/account/login`)
    await main(page).getByRole('textbox', { name: w.email }).fill('ada@example.com')
    await main(page).getByRole('textbox', { name: w.password }).fill('Kettenrad-7')
    await main(page).getByRole('button', { name: w.signIn }).click()
    await told(page)
    await expect(main(page).getByRole('textbox', { name: w.email })).toHaveValue('ada@example.com')
  })
  await test.step('registration', async () => {
    await openHydrated(page, `${url}/de/shop/account/register`)
    await main(page).getByRole('textbox', { name: w.company }).first().fill('Beispiel GmbH')
    await main(page).getByRole('button', { name: w.createAccount }).click()
    await told(page)
    await expect(main(page).getByRole('textbox', { name: w.company }).first()).toHaveValue('Beispiel GmbH')
  })
  close()
})

test('a visitor whose cookies an extension or a proxy drops is told as well', async ({ page, site }) => {
  const { url, close } = await startCookieEater(site.url)
  await openHydrated(page, `${url}${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(true)
  // A page that was only read has not tried it.
  expect(await page.evaluate(() => document.cookie)).not.toContain('form-cookie')
  await addInVain(page)
  await openHydrated(page, `${url}/de/shop/account/login`)
  await main(page).getByRole('textbox', { name: w.email }).fill('ada@example.com')
  await main(page).getByRole('textbox', { name: w.password }).fill('Kettenrad-7')
  await main(page).getByRole('button', { name: w.signIn }).click()
  await told(page)
  close()
})
