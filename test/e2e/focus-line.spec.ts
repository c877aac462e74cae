import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

const PAGES = [
  '/de',
  '/de/shop/category/kettenfuehrungen',
  '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex',
  '/de/shop/compare?item=T-06B1-S-2000&item=T-06B1-S-3000',
  '/de/werkstoffe',
  '/de/tools/chemical-resistance',
  '/de/tools/cut-list',
]

test.use({ viewport: { width: 1440, height: 900 } })

for (const path of rowsOf(PAGES)) {
  test(`nothing cuts off the line around what has the focus on ${path}`, async ({ page }) => {
    await openHydrated(page, path)
    const { seen, cut } = await focusAll(page)
    expect(seen).toBeGreaterThan(30)
    expect(cut).toEqual([])
  })
}

/** Focuses each control as the keyboard does. `cut` names those whose line is cut off by a box around them. */
const focusAll = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = []
    let seen = 0
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (element.tabIndex < 0) continue
      element.focus({ focusVisible: true } as FocusOptions)
      const { outlineStyle, outlineWidth, outlineOffset, position } = getComputedStyle(element)
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      // Fields in a file button's or a switch's stead are hidden and have their line elsewhere.
      if (document.activeElement !== element || outlineStyle === 'none' || width < 3) continue
      seen += 1
      const line = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.6
      let inner = position
      for (
        let box = element.parentElement;
        box && box !== document.body && inner !== 'fixed';
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        inner = style.position
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const edge = box.getBoundingClientRect()
        const x = edge.left + box.clientLeft
        const y = edge.top + box.clientTop
        const isCut =
          left - line < x ||
          right + line > x + box.clientWidth ||
          top - line < y ||
          bottom + line > y + box.clientHeight
        if (isCut) cut.push(`${element.tagName} ${element.textContent.trim().slice(0, 40)} in ${box.className}`)
      }
    }
    return { seen, cut }
  })
