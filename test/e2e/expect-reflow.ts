import { expect, type Page } from '@playwright/test'

/** No text or control is outside the window or cut off by its container. */
export async function expectReflow(page: Page, screen: string) {
  const found = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const outside = [
      ...document.querySelectorAll('main a, main button, main input, main select, main p, main h1, main h2, main h3'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element)
      })
    return { wide, outside: outside.map((element) => element.outerHTML.slice(0, 120)) }
  })
  expect(found, screen).toEqual({ wide: 0, outside: [] })
}

/** Sets the visitor's own text size as a multiple of the usual one: rem follows it, as in the browser's settings. */
export async function setTextSize(page: Page, factor: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } })
}
