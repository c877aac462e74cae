import type { Page } from '@playwright/test'

/** Runs an action that posts a form and returns the status and cache header of the response. */
export async function posted(page: Page, act: () => Promise<void>): Promise<{ status: number; cacheControl: string }> {
  const [response] = await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), act()])
  return { status: response.status(), cacheControl: response.headers()['cache-control'] ?? '' }
}
