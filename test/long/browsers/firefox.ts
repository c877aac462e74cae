import { existsSync } from 'node:fs'
import { launch, type Browser, type Page } from 'puppeteer-core'
import type { DrivenPage, OtherBrowser } from './driven-page.ts'

const FILES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox']
const file = FILES.find((path) => path && existsSync(path))

/** The page of Puppeteer as others see it. */
export const drive = (browser: Browser, page: Page): DrivenPage => ({
  goto: async (address) => void (await page.goto(address)),
  run: <Args extends string[], Result>(task: (...args: Args) => Result, ...args: Args) =>
    page.evaluate(`(${task})(...${JSON.stringify(args)})`) as Promise<Result>,
  close: () => browser.close(),
})

/** Firefox over WebDriver BiDi. */
export async function launchFirefox(): Promise<{ browser: Browser; page: Page }> {
  const browser = await launch({ browser: 'firefox', ...(file && { executablePath: file }), headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  return { browser, page }
}

export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: file !== undefined,
  open: async () => {
    const { browser, page } = await launchFirefox()
    return drive(browser, page)
  },
}
