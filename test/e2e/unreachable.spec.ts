import { freePort } from '#test/support/free-port.ts'
import { SHORT_PATIENCE, startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { weakLinkTo, type Mood, type WeakLink } from '#test/support/weak-link.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { readNextNumber } from '#test/support/next-number.ts'
import { putRequest } from './begun-request.ts'
import {
  addedNote,
  addToRequest,
  confirmAll,
  CUSTOMER,
  CUT_PIECES,
  fillAddress,
  newEmail,
  PRODUCT_PATH,
  readNumber,
  VARIANT_NUMBER,
} from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test as siteTest } from './site-fixture.ts'
import { posted } from './statuses.ts'
import { words } from './words.ts'

const w = words.de

/** The pages run in one process, shop and content system in another; the connections between them fail. */
interface Lines {
  services: RunningSite
  shop: WeakLink
  content: WeakLink
}

const PAGES_PORT = await freePort()

const test = siteTest.extend<object, Lines>({
  services: [
    async ({}, use) => {
      // The shop knows the pages by their address.
      const env = { PUBLIC_URL: `http://localhost:${PAGES_PORT}` }
      const services = await startSite({ template: await siteTemplate(), env })
      await use(services)
      await services.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [async ({ services }, use) => lend(await weakLinkTo(`${services.url}/store-api`), use), { scope: 'worker' }],
  content: [async ({ services }, use) => lend(await weakLinkTo(`${services.url}/typo`), use), { scope: 'worker' }],
  site: [
    async ({ shop, content }, use) => {
      const connected = { SHOP_URL: shop.url, CONTENT_URL: content.url }
      const env = { ...connected, LOG_LEVEL: 'silent', PATIENCE: SHORT_PATIENCE }
      const pages = await startSite({ env, port: PAGES_PORT })
      await use(pages)
      await pages.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function lend(link: WeakLink, use: (link: WeakLink) => Promise<void>) {
  await use(link)
  await link.close()
}

test.beforeEach(({ shop, content }) => {
  shop.mood = 'working'
  content.mood = 'working'
})

for (const mood of rowsOf(['cut off', 'broken', 'silent'] satisfies Mood[])) {
  test(`while the shop is ${mood}, its pages say so and other pages work`, async ({ page, check, shop }) => {
    shop.mood = mood
    const down = await page.goto(`/de/shop?${mood}`)
    expect([down?.status(), down?.headers()['cache-control']]).toEqual([503, 'no-store'])
    await expect(page.getByRole('heading', { level: 1, name: w.shopDown })).toBeVisible()
    await expect(page.getByText('8503')).toBeVisible()
    if (mood === 'silent') return
    await check(page, `shop ${mood}`)
    const way = await page.getByRole('main').getByRole('link', { name: w.toHome }).getAttribute('href')
    const home = await page.goto(way ?? '')
    expect([home?.status(), home?.headers()['cache-control']]).toEqual([200, 'no-store'])
    await page.getByRole('contentinfo').getByRole('link', { name: w.gtc }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(w.shopDown)

    shop.mood = 'working'
    const up = await page.goto(`/de/shop?${mood}`)
    expect(up?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  })
}

test('a link that is followed while the shop fails leads to its error page, and to the page afterwards', async ({
  page,
  shop,
}) => {
  const tool = 'Zuschnitte auf Stangen verteilen'
  shop.mood = 'cut off'
  let loads = 0
  page.on('load', () => loads++)
  await openHydrated(page, '/de/tools')
  for (const mood of ['cut off', 'garbled', 'half', 'silent'] satisfies Mood[]) {
    shop.mood = mood
    await page.getByRole('main').getByRole('link', { name: tool }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: w.shopDown }), mood).toBeVisible()
    await expect(page).toHaveURL(/\/de\/tools\/cut-list/)
    await page.goBack()
    await expect(page.getByRole('main').getByRole('link', { name: tool }).first()).toBeVisible()
  }
  shop.mood = 'working'
  await page.getByRole('main').getByRole('link', { name: tool }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible()
  expect(loads).toBe(1)
})

test('from product to confirmation no entered value is lost, and one quote request is sent', async ({
  page,
  shop,
  services,
}) => {
  const email = newEmail()
  const failing = async (act: () => Promise<void>) => {
    shop.mood = 'cut off'
    expect(await posted(page, act)).toEqual({ status: 503, cacheControl: 'no-store' })
    await expect(page.getByRole('alert').filter({ hasText: w.sendAgain })).toBeVisible()
    shop.mood = 'working'
  }

  // Before its scripts have come, a form leads to the page that offers to send it again.
  await openHydrated(page, `${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await page.getByRole('spinbutton', { name: w.length }).fill('555')
  const add = page.getByRole('button', { name: w.add })
  shop.mood = 'cut off'
  expect((await posted(page, () => add.click())).status).toBe(503)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: w.length })).toHaveValue('555')
  shop.mood = 'working'
  await add.click()
  await expect(addedNote(page, w)).toBeVisible()

  await page.goto('/de/shop/cart')
  const quantity = page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })
  shop.mood = 'cut off'
  expect((await posted(page, () => quantity.fill('5'))).status).toBe(503)
  await expect(quantity).toHaveValue('5')
  await expect(quantity).toHaveAccessibleDescription(w.cartDown)
  shop.mood = 'working'
  await quantity.fill('6')
  await expect(page.getByRole('complementary')).toContainText(w.pieceSum(6))

  await page.getByRole('link', { name: w.continue }).click()
  await page.getByRole('main').getByRole('textbox', { name: w.email }).fill(email)
  await fillAddress(page, w, 'billing', CUSTOMER)
  const toSummary = page.getByRole('button', { name: w.toSummary }).first()
  await failing(() => toSummary.click())
  await expect(page.getByRole('main').getByRole('textbox', { name: w.email })).toHaveValue(email)
  await expect(page.getByRole('group', { name: w.billing }).getByRole('combobox', { name: w.country })).toHaveText(
    /Deutschland/,
  )
  await toSummary.click()

  await page.getByRole('textbox', { name: w.comment }).fill('Eilt.')
  await confirmAll(page, w)
  const before = await readNextNumber(services.url)
  const send = page.getByRole('button', { name: w.send }).first()
  await failing(() => send.click())
  await expect(page.getByRole('textbox', { name: w.comment })).toHaveValue('Eilt.')
  await expect(page.getByRole('checkbox', { name: w.terms })).toBeChecked()
  await send.click()
  await readNumber(page, w)
  expect((await readNextNumber(services.url)) - before - 1).toBe(1)
})

test('without its own network the browser keeps the form too', async ({ page, context, site }) => {
  await putRequest(context, site.url)
  // Scripts that have not come yet do not come without a network.
  await openHydrated(page, '/de/shop/checkout')
  await page.getByRole('main').getByRole('textbox', { name: w.email }).fill('ada@example.com')
  await context.setOffline(true)
  await expect(page.getByText(w.offline)).toBeVisible()
  await page.getByRole('button', { name: w.toSummary }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: w.sendAgain })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: w.email })).toHaveValue('ada@example.com')
  await context.setOffline(false)
  await page.getByRole('button', { name: w.toSummary }).first().click()
  await expect(page.getByText(w.required).first()).toBeVisible()
})

test('while the content system is cut off, its pages say so and the shop works', async ({ page, check, content }) => {
  content.mood = 'cut off'
  const down = await page.goto('/de/agb')
  expect([down?.status(), down?.headers()['cache-control']]).toEqual([503, 'no-store'])
  await expect(page.getByRole('heading', { level: 1, name: w.failure })).toBeVisible()
  await expect(page.getByText('8503')).toBeHidden()
  await check(page, 'content system cut off')
  await page.goto(PRODUCT_PATH.de)
  await addToRequest(page, w)
  await expect(page.getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
  content.mood = 'working'
  expect((await page.goto('/de/agb'))?.status()).toBe(200)
})
