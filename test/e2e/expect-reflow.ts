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

/**
 * Each word that is broken over two lines is in an element that hyphenates, in the language of the page. Browsers without
 * a dictionary break it without a hyphen.
 */
export async function expectHyphens(page: Page, screen: string, language: string) {
  const cut = await page.evaluate((tag) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      // Words for screen readers only are in a box of one pixel.
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue
      const hyphenates =
        getComputedStyle(element).hyphens === 'auto' && element.closest('[lang]')?.getAttribute('lang') === tag
      for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}{5,}/gu) ?? []) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1 && !hyphenates) broken.push(word)
      }
    }
    return broken
  }, language)
  expect(cut, screen).toEqual([])
}

/** Sets the visitor's own text size as a multiple of the usual one: rem follows it, as in the browser's settings. */
export async function setTextSize(page: Page, factor: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } })
}
