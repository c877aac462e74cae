import { expect, type Page } from '@playwright/test'
import type { JourneySite } from './site-fixture.ts'

/** A mail as the demo's page shows it. */
export interface ShownMail {
  subject: string
  to: string
  /** Its plain text. */
  text: string
}

/** The mails that the demo's page shows for a subject, once there are `count` of them. */
export async function readMails(
  page: Page,
  { url, backUrl = url }: Pick<JourneySite, 'url' | 'backUrl'>,
  number: string,
  count: number,
): Promise<ShownMail[]> {
  const rows = page.getByRole('row').filter({ hasText: number })
  await expect(async () => {
    await page.goto(`${backUrl}/demo/mails`)
    await expect(rows).toHaveCount(count)
  }).toPass({ timeout: 60_000 })
  const links = await rows.getByRole('link').all()
  const found = await Promise.all(
    links.map(async (link) => ({ subject: await link.innerText(), href: (await link.getAttribute('href')) ?? '' })),
  )
  const mails: ShownMail[] = []
  for (const { subject, href } of found) {
    await page.goto(new URL(href, backUrl).href)
    const to = await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'To', exact: true }) })
      .getByRole('cell')
      .innerText()
    // Below this line a request to another instance names lengths and files once more.
    const [text = ''] = (await page.locator('pre').innerText()).split('―――')
    mails.push({ subject, to, text })
  }
  return mails
}
