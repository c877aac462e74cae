import type { Page } from '@playwright/test'

/** Does something that posts a form; the status of the answer, and what it says of being kept. */
export async function posted(page: Page, act: () => Promise<void>): Promise<{ status: number; cacheControl: string }> {
  const [response] = await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), act()])
  return { status: response.status(), cacheControl: response.headers()['cache-control'] ?? '' }
}
