import { openHydrated } from '#test/support/hydrated.ts'
import { startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { startStandInTypo3 } from '#test/support/typo3/server.ts'
import { LEADING_FORM, STEPS_FORM } from '#test/support/typo3/steps-form.ts'
import { expect, test as siteTest } from './site-fixture.ts'

const test = siteTest.extend({
  site: [
    async ({}, use) => {
      const content = await startStandInTypo3()
      const env = { CONTENT_URL: content.url, LOG_LEVEL: 'silent' }
      const site = await startSite({ template: await siteTemplate(), env })
      await use(site)
      await site.dispose()
      await content.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('a form of several pages is gone through with scripts, and the place in it has the focus', async ({
  page,
  check,
}) => {
  await openHydrated(page, STEPS_FORM)
  await page.getByLabel('Ihr Name').fill('Ute')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Schritt 2 von 3')).toBeVisible()
  await expect(page.getByText('Schritt 1 von 3')).toHaveCount(0)
  await expect(page.locator('main :focus')).toContainText('Schritt 2 von 3')
  await expect(page.getByText('Vielen Dank')).toHaveCount(0)
  await page.getByLabel('Thema').selectOption('order')
  await page.getByRole('button', { name: 'Zurück' }).click()
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Ute')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Thema').selectOption('order')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Schritt 3 von 3')).toBeVisible()
  await check(page, 'summary of a form')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText('Vielen Dank')).toBeVisible()
})

test('a finisher that leads on does so with scripts, too', async ({ page }) => {
  await openHydrated(page, LEADING_FORM)
  await page.getByLabel('Ihr Name').fill('Ute')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.waitForURL('**/de/unternehmen')
})
