import { test as base } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

/** `site`: the built site with a database of this worker's own; `check`: axe on the page as it stands. */
export const test = base.extend<{ check: (page: Page, state: string) => Promise<void> }, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ template: await siteTemplate() })
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  check: async ({}, use) => {
    await use(async (page, state) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      expect(found, `axe, ${state}, ${page.url()}`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `nothing wider than the window, ${state}`).toBeLessThanOrEqual(0)
    })
  },
})
export { expect } from '@playwright/test'
import { expect } from '@playwright/test'
