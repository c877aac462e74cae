import { expect, type Locator, type Page } from '@playwright/test'

/** No text or control is outside the window, cut off by its container, or behind another control. */
export async function expectReflow(page: Page, screen: string) {
  const found = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const sticks = (element: Element | null): boolean =>
      element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement))
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const seen = (selector: string) => [...document.querySelectorAll(`main :is(${selector})`)].filter(isSeen)
    // A field that visitors neither see nor reach by keyboard.
    const isForMachines = (element: Element) => element.matches('input[tabindex="-1"]')
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left < -1 || right > innerWidth + 1) && !scrolls(element)
    }
    const outside = seen(
      'a, button, input, select, textarea, label, p, h1, h2, h3, dt, dd, td, th, li, span:not(svg *)',
    ).filter((element) => isOutside(element) && !isForMachines(element))
    // Sticky controls are above others on purpose, and those within a scrolling box may be out of sight.
    const controls = seen('button, input, select, textarea').filter(
      (control) => !sticks(control) && !scrolls(control) && !isForMachines(control),
    )
    const overlapping = controls.flatMap((control, index) => {
      const a = control.getBoundingClientRect()
      return controls
        .slice(index + 1)
        .filter((other) => {
          const b = other.getBoundingClientRect()
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          return across > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
        })
        .map((other) => [control, other])
    })
    const start = (element: Element) => element.outerHTML.slice(0, 120)
    return { wide, outside: outside.map(start), overlapping: overlapping.map((pair) => pair.map(start)) }
  })
  expect(found, screen).toEqual({ wide: 0, outside: [], overlapping: [] })
}

/**
 * A panel over the page is within the window, and its texts within the panel. None is in a column of a few letters. Its
 * last control can be scrolled to.
 */
export async function expectPanelReflow(panel: Locator, screen: string) {
  await expect(panel, screen).toBeVisible()
  // It may slide in.
  await panel.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const found = await panel.evaluate((element) => {
    const edge = element.getBoundingClientRect()
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 1
    const parts = [...element.querySelectorAll('a, button, input, label, p, h2, h3, span:not(svg *), svg')]
    // Tabs are a row that scrolls.
    const shown = parts.filter((one) => isSeen(one) && !one.closest('[role=tablist]'))
    const outside = shown.filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left < edge.left - 1 || right > edge.right + 1
    })
    const letters = 3.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const thin = shown.filter(
      (one) => one.matches('a, label, p, h2, h3') && one.textContent.length > 15 && one.clientWidth < letters,
    )
    const start = (one: Element) => one.outerHTML.slice(0, 120)
    const isWithin = edge.left >= -1 && edge.right <= innerWidth + 1 && edge.bottom <= innerHeight + 1
    return { isWithin, outside: outside.map(start), thin: thin.filter((one) => one.clientWidth > 0).map(start) }
  })
  expect(found, screen).toEqual({ isWithin: true, outside: [], thin: [] })
  const last = panel.locator('a, button').filter({ visible: true }).last()
  await last.scrollIntoViewIfNeeded()
  await expect(last, screen).toBeInViewport({ ratio: 1 })
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

/** Sets the visitor's own text size as a multiple of the usual one. As in the browser's settings, rem follows it. */
export async function setTextSize(page: Page, factor: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } })
}

/** The markup of the focused element if the banner covers a part of it. Of a text area only the first line must be free. */
export const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const region = document.querySelector('[aria-labelledby="consent-title"]')
    if (!focused || !region || region.contains(focused)) return ''
    const { top, bottom } = focused.getBoundingClientRect()
    const free = region.getBoundingClientRect().top
    const line = Number.parseFloat(getComputedStyle(focused).lineHeight)
    const isCovered = focused.matches('textarea') ? top + 2 * line > free : bottom > free
    return isCovered ? focused.outerHTML.slice(0, 120) : ''
  })
