import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { putRequest } from './begun-request.ts'
import {
  CUT_PIECES,
  confirmAll,
  CUTS,
  goToSummaryPage,
  newEmail,
  opener,
  PRODUCT_PATH,
  readNumber,
  VARIANT_NUMBER,
} from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const { de, en } = words

/** Switches by the select in the header, as a visitor does. */
async function switchTo(page: Page, language: string) {
  await opener(page, /^(Sprache wählen|Choose language)/).click()
  await page.getByRole('banner').getByRole('link', { name: language }).filter({ visible: true }).click()
}

const PAGES: [name: string, german: string, english: string, heading: string | RegExp][] = [
  ['home', '/de', '/en', /chain/i],
  ['a content page', '/de/impressum', '/en/imprint', /imprint|legal notice/i],
  ['the shop', '/de/shop', '/en/shop', 'Shop'],
  ['a category', '/de/shop/category/kettenfuehrungen', '/en/shop/category/chain-guides', en.category],
  ['a product', PRODUCT_PATH.de, PRODUCT_PATH.en, en.product],
  ['an empty request', '/de/shop/cart', '/en/shop/cart', en.cart],
]

for (const [name, german, english, heading] of rowsOf(PAGES)) {
  test(`${name} can be switched to English and back`, async ({ page }) => {
    await page.goto(german)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await switchTo(page, 'English')
    await expect(page).toHaveURL(english)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await switchTo(page, 'Deutsch')
    await expect(page).toHaveURL(german)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
}

// Differs from the specification: 22.
test('the cart keeps its lines in every language, over a reload and a restart of the server', async ({
  page,
  site,
}) => {
  await putRequest(page.context(), site.url)
  await page.goto('/de/shop/cart')
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton'), hasNot: page.getByRole('heading') })
  const expectLines = async (w: typeof de | typeof en) => {
    await expect(lines).toHaveCount(4)
    await expect(lines.first().getByLabel(w.cutLength)).toHaveValue(String(CUTS[0].length))
    await expect(page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) }).first()).toHaveValue(
      String(CUTS[0].pieces),
    )
    await expect(page.getByRole('banner').getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
  }
  await expectLines(de)
  await page.reload()
  await expectLines(de)
  await switchTo(page, 'English')
  await expectLines(en)
  await expect(page.getByRole('main').getByRole('link', { name: en.product }).first()).toBeVisible()
  // A page that still loads its scripts would find no server.
  await untilHydrated(page)
  await site.restart()
  await page.reload()
  await expectLines(en)

  await page.getByRole('link', { name: en.continue }).click()
  await expect(page.getByRole('group', { name: en.billing })).toBeVisible()
  await switchTo(page, 'Deutsch')
  await expect(page.getByRole('group', { name: de.billing })).toBeVisible()
  await expect(page.getByRole('main').getByText('4', { exact: true })).toBeVisible()
  await page.goto('/de/shop/cart')
  await goToSummaryPage(page, de, newEmail())
  await switchTo(page, 'English')
  await expect(page.getByText(en.sameAsBilling)).toBeVisible()
  await confirmAll(page, en)
  await page.getByRole('button', { name: en.send }).first().click()
  const number = await readNumber(page, en)
  await switchTo(page, 'Deutsch')
  expect(await readNumber(page, de)).toBe(number)
})

test('a page that does not exist leads to existing pages in English', async ({ page }) => {
  for (const [path, english, heading] of [
    ['/de/shop/category/nirgends', '/en/shop/category', 'All categories'],
    ['/de/nirgends', '/en', /chain/i],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: de.notFound })).toBeVisible()
    await switchTo(page, 'English')
    await expect(page).toHaveURL(english)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a page that exists in other languages only lists them', async ({ page }) => {
  await page.goto('/en/styleguide')
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/nl/styleguide'))
  await switchTo(page, 'Nederlands')
  expect((await answered).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nog niet beschikbaar in deze taal' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  const list = page.getByRole('navigation', { name: 'Beschikbare talen' })
  await expect(list.getByRole('link')).toHaveText(['English'])
  await list.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/styleguide')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a language without full text opens its own site in a new tab', async ({ page, context }) => {
  await context.route('https://*.example.com/**', (route) => route.fulfill({ body: 'elsewhere' }))
  // Escape closes the list by a script.
  await openHydrated(page, '/de')
  for (const [language, host] of [
    ['Español', 'es.example.com'],
    ['Français', 'fr.example.com'],
    ['Italiano', 'it.example.com'],
    ['Русский', 'ru.example.com'],
  ] as const) {
    await opener(page, de.languages).click()
    const link = page.getByRole('banner').getByRole('link', { name: language }).filter({ visible: true })
    await expect(link).toHaveAttribute('rel', /noopener/)
    const opened = context.waitForEvent('page')
    await link.click()
    const other = await opened
    await expect(other).toHaveURL(new RegExp(`^https://${host}/`))
    await other.close()
    await page.keyboard.press('Escape')
  }
  await expect(page).toHaveURL('/de')
})

test('a browser is redirected to the first of its languages that there is, but may choose another', async ({
  browser,
  site,
}) => {
  for (const [accepts, leadsTo] of [
    ['en-US,en;q=0.9', '/en'],
    ['nl-NL', '/nl'],
    ['cs-CZ,cs;q=0.9', '/cz'],
    ['fr-FR,de;q=0.5', '/de'],
    ['fr-FR', '/de'],
  ] as const) {
    const visitor = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { 'accept-language': accepts } })
    const answer = await visitor.request.get('/', { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location'], answer.headers()['cache-control']], accepts).toEqual([
      302,
      leadsTo,
      'no-store',
    ])
    expect((await visitor.request.get('/de/impressum', { maxRedirects: 0 })).status()).toBe(200)
    await visitor.close()
  }
})

test('the last chosen language is used on the next visit', async ({ page }) => {
  // The browser remembers it by a script.
  await openHydrated(page, '/de')
  await switchTo(page, 'English')
  await expect(page).toHaveURL('/en')
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value)
    .toBe('en')
  await page.goto('/')
  await expect(page).toHaveURL('/en')
})
