import { eq } from 'drizzle-orm'
import { openDatabase } from '#backend/database/open.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { DEMO_PERSON } from '#backend/shop/demo/demo-requests.ts'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import {
  addedNote,
  confirmAll,
  goToSummaryPage,
  labelledField,
  newEmail,
  PRODUCT_PATH,
  readNumber,
  VARIANT_NUMBER,
} from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { posted } from './statuses.ts'
import { words } from './words.ts'

const w = words.de
/** A C-profile that no other journey uses. */
const STAINLESS = 'C30-VA-2000'

test('a product that leaves the catalogue leaves the cart with a notice, before the quote request is sent', async ({
  page,
  site,
}) => {
  // Before its scripts have come, a form leads to the cart.
  await openHydrated(page, `${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await page.getByRole('radio', { name: w.stainless }).check()
  await page.getByRole('button', { name: w.add }).click()
  await expect(addedNote(page, w)).toBeVisible()
  await page.goto('/de/shop/cart')
  await goToSummaryPage(page, w, newEmail())
  await page.getByRole('textbox', { name: w.comment }).fill('Eilt.')
  await confirmAll(page, w)
  await untilHydrated(page)

  await site.restart(async () => {
    const database = await openDatabase({ dataDir: site.dataDir })
    await database.db.update(product).set({ active: false }).where(eq(product.productNumber, STAINLESS))
    await database.close()
  })

  await test.step('on the summary', async () => {
    const answer = await posted(page, () => page.getByRole('button', { name: w.send }).first().click())
    expect(answer).toEqual({ status: 409, cacheControl: 'no-store' })
    await expect(page.getByRole('alert').filter({ hasText: w.requestChanged })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: STAINLESS })).toBeVisible()
    await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: w.comment })).toHaveValue('Eilt.')
    await page.getByRole('button', { name: w.send }).first().click()
    await readNumber(page, w)
  })

  await test.step('on its own page and on those that offer it', async () => {
    expect((await page.goto(`/de/shop/product/${STAINLESS}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: w.notFound })).toBeVisible()
    await openHydrated(page, `${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
    await expect(page.getByRole('radio', { name: w.stainless })).toHaveCount(0)
    await page.getByRole('button', { name: w.add }).click()
    await expect(addedNote(page, w)).toBeVisible()
  })
})

test('a request is requested again without products that are no longer sold, which are named apart', async ({
  page,
  site,
  check,
}) => {
  const gone = 'C20-ZN-2000'
  const sell = (active: boolean) =>
    site.restart(async () => {
      const database = await openDatabase({ dataDir: site.dataDir })
      await database.db.update(product).set({ active }).where(eq(product.productNumber, gone))
      await database.close()
    })
  const main = page.getByRole('main')
  await page.goto('/de/shop/account/login?to=/de/shop/account/orderhistory')
  await main.getByLabel(w.email).fill(DEMO_PERSON.email)
  await labelledField(main, w.password).fill(DEMO_PERSON.password)
  await main.getByRole('button', { name: w.signIn, exact: true }).click()
  const again = main.getByRole('button', { name: new RegExp(`^${w.again} A-`) }).first()
  await expect(again).toBeVisible()
  // A page that still loads its scripts would find no server.
  await untilHydrated(page)
  await sell(false)
  try {
    await again.click()
    const notice = main.getByText('1 Position führen wir nicht mehr')
    await expect(notice).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: gone })).toBeVisible()
    await expect(main.getByText('4 Positionen liegen in Ihrer Anfrage.')).toBeVisible()
    for (const width of rowsOf([390, 1024, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await check(page, `what is no longer sold at ${width} px`)
    }
    await page.goto('/de/shop/cart')
    await expect(main.getByText('CT-06B1-S-2000').first()).toBeVisible()
    await expect(main.getByText(gone)).toHaveCount(0)
  } finally {
    await sell(true)
  }
})
