import { launch } from 'puppeteer-core'
import { CHROMIUM_FLAGS, findChromium } from '#test/support/chromium.ts'
import type { OtherBrowser } from './driven-page.ts'
import { drive } from './firefox.ts'

const file = findChromium()

/** The browser of the journeys, driven as the other ones are, to compare them. */
export const CHROMIUM: OtherBrowser = {
  name: 'Chromium',
  packages: 'chromium-headless-shell',
  isInstalled: file !== undefined,
  open: async () => {
    const browser = await launch({ ...(file && { executablePath: file }), args: CHROMIUM_FLAGS, headless: 'shell' })
    const page = await browser.newPage()
    await page.setViewport({ width: 1440, height: 900 })
    return drive(browser, page)
  },
}
