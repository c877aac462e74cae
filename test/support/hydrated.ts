import type { Page, Response } from '@playwright/test'

/** Parts hydrate as their scripts come, one after the other; on a busy machine that takes a while, ms. */
const PATIENCE = 60_000

/** Waits until every part of the page has hydrated, which it marks itself (`web/ui/lazy-part.tsx`). */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: PATIENCE })

/** Opens an address whose controls are to be operated as its scripts have them. Returns the response. */
export async function openHydrated(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await untilHydrated(page)
  return response
}

/** Waits for the tasks that the page leaves for idle time, such as the search for likely next pages. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
