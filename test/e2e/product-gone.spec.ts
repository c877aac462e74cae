import { eq } from 'drizzle-orm'
import { openDatabase } from '#backend/database/open.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { confirmAll, goToSummaryPage, newEmail, PRODUCT_PATH, readNumber, VARIANT_NUMBER } from './journey.ts'
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
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await page.getByRole('radio', { name: w.stainless }).check()
  await page.getByRole('button', { name: w.add }).click()
  await expect(page.getByRole('dialog', { name: w.added })).toBeVisible()
  await page.goto('/de/shop/cart')
  await goToSummaryPage(page, w, newEmail())
  await page.getByRole('textbox', { name: w.comment }).fill('Eilt.')
  await confirmAll(page, w)

  await site.restart(async () => {
    const database = await openDatabase({ dataDir: site.dataDir })
    await database.db.update(product).set({ active: false }).where(eq(product.productNumber, STAINLESS))
    await database.close()
  })

  await test.step('on the summary', async () => {
    const answer = await posted(page, () => page.getByRole('button', { name: w.send }).first().click())
    expect(answer).toEqual({ status: 409, cacheControl: 'no-store' })
    await expect(page.getByRole('alert')).toContainText(w.requestChanged)
    await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: w.comment })).toHaveValue('Eilt.')
    await page.getByRole('button', { name: w.send }).first().click()
    await readNumber(page, w)
  })

  await test.step('on its own page and on those that offer it', async () => {
    expect((await page.goto(`/de/shop/product/${STAINLESS}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: w.notFound })).toBeVisible()
    await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
    await expect(page.getByRole('radio', { name: w.stainless })).toHaveCount(0)
    await page.getByRole('button', { name: w.add }).click()
    await expect(page.getByRole('dialog', { name: w.added })).toBeVisible()
  })
})
