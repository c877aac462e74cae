import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'

/** The page with every block in all its variants. */
const ADDRESS = '/en/styleguide'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every block passes on a phone, a tablet and a desktop', async ({ page, check }) => {
  await page.goto(ADDRESS)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await goThrough(page)
    await check(page, `all blocks at ${width} px`)
  }
})

/** Goes through the page once, as a visitor does: what is far below is laid out and loaded when it comes near. */
const goThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 50))
    }
    scrollTo(0, 0)
  })

test('a dialog opens by its button and gives the focus back; a notice closes', async ({ page, check }) => {
  await page.goto(ADDRESS)
  const button = page.getByRole('button', { name: 'What does “without obligation” mean?' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'What does “without obligation” mean?' })
  await expect(dialog.getByText('Nothing is ordered')).toBeVisible()
  await check(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  const notice = page.getByRole('region', { name: 'Holiday closure' })
  // The notice is markup until its own scripts have come.
  await expect(async () => {
    await notice.getByRole('button').click({ timeout: 1000 })
    await expect(notice).toBeHidden({ timeout: 1000 })
  }).toPass()
})
