import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'

/** The page with a video at each host. */
const ADDRESS = '/en/styleguide'
const HOSTS = /youtube|ytimg|googlevideo|vimeo/

/** Responds in place of the hosts, and notes every request to them. */
async function standInHosts(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => HOSTS.test(url.host),
    async (route) => {
      asked.push(new URL(route.request().url()).origin)
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Player</p>' })
    },
  )
  return asked
}

const blockOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('figure')
    .filter({ has: page.getByRole('link', { name }) })

test('nothing is requested from a host before the visitor agrees, and both consents can be withdrawn', async ({
  page,
  context,
  check,
}) => {
  const asked = await standInHosts(context)
  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name === 'cookie-settings-video').map(({ value }) => value)
  await page.goto(ADDRESS)
  const youtube = blockOf(page, 'Your film” on YouTube')
  const vimeo = blockOf(page, 'without a poster” on Vimeo')
  await youtube.scrollIntoViewIfNeeded()
  await expect(youtube.getByRole('button', { name: 'Play video', exact: true })).toBeEnabled()
  expect([asked, await cookies()]).toEqual([[], ['declined']])

  await youtube.getByRole('button', { name: 'Play video', exact: true }).click()
  const player = youtube.locator('iframe')
  await expect(player).toBeFocused()
  await expect(player.contentFrame().getByText('Player')).toBeVisible()
  expect([new Set(asked), await cookies()]).toEqual([new Set(['https://www.youtube-nocookie.com']), ['declined']])
  await check(page, 'a video that plays')
  await youtube.getByRole('button', { name: 'Disconnect' }).click()
  await expect(player).toHaveCount(0)
  await expect(youtube.getByRole('button', { name: 'Play video', exact: true })).toBeVisible()

  asked.length = 0
  await vimeo.getByRole('button', { name: 'Always allow videos' }).click()
  // The frame is there before its host is asked.
  await expect(vimeo.locator('iframe').contentFrame().getByText('Player')).toBeVisible()
  expect([new Set(asked), await cookies()]).toEqual([new Set(['https://player.vimeo.com']), ['accepted']])

  // Another tab knows at once; its videos still wait to be started.
  const other = await context.newPage()
  await other.goto(ADDRESS)
  const otherYoutube = blockOf(other, 'Your film” on YouTube')
  await otherYoutube.scrollIntoViewIfNeeded()
  await otherYoutube.getByRole('button', { name: 'Play video: Your film', exact: true }).click()
  await expect(otherYoutube.locator('iframe')).toBeVisible()
  // Taken back there, it ends in both.
  await otherYoutube.getByRole('button', { name: 'Withdraw permission' }).click()
  await expect(otherYoutube.locator('iframe')).toHaveCount(0)
  await expect(vimeo.locator('iframe')).toHaveCount(0)
  expect(await cookies()).toEqual(['declined'])
  await other.close()
})

test('a video of a host is a link without scripts, and a film of the site plays', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const asked = await standInHosts(context)
  const page = await context.newPage()
  await page.goto(ADDRESS)
  const youtube = blockOf(page, 'Your film” on YouTube')
  await expect(youtube.getByRole('button')).toHaveCount(0)
  await expect(youtube.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//)
  await expect(page.locator('video')).toHaveAttribute('controls')
  expect(asked).toEqual([])
  await context.close()
})

test('a film of the site plays with the captions of the page’s language', async ({ page }) => {
  await page.goto('/nl/verwerking')
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await video.evaluate(async (film: HTMLVideoElement) => {
    film.muted = true
    await film.play()
  })
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.5)
  const shown = () =>
    video.evaluate((film: HTMLVideoElement) =>
      [...film.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language, cues }) => [language, cues?.length]),
    )
  await expect.poll(shown).toEqual([['nl', 4]])
})
