import { expect, type Page } from '@playwright/test'

/** A mail as the demo's page shows it. */
export interface ShownMail {
  subject: string
  to: string
  /** Its plain text. */
  text: string
}

/** The mails that the demo's page shows for a subject, once there are `count` of them. */
export async function readMails(page: Page, number: string, count: number): Promise<ShownMail[]> {
  const rows = page.getByRole('row').filter({ hasText: number })
  await expect(async () => {
    await page.goto('/demo/mails')
    await expect(rows).toHaveCount(count)
  }).toPass({ timeout: 15_000 })
  const links = await rows.getByRole('link').all()
  const found = await Promise.all(
    links.map(async (link) => ({ subject: await link.innerText(), href: (await link.getAttribute('href')) ?? '' })),
  )
  const mails: ShownMail[] = []
  for (const { subject, href } of found) {
    await page.goto(href)
    const to = await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'To', exact: true }) })
      .getByRole('cell')
      .innerText()
    mails.push({ subject, to, text: await page.locator('pre').innerText() })
  }
  return mails
}
