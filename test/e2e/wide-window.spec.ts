import type { Page } from '@playwright/test'
import { expectPanelReflow, expectReflow } from './expect-reflow.ts'
import { CUT_PIECES, addToRequest, PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

test.use({ viewport: { width: 1920, height: 1080 } })

test('a window of 1920 px has its content away from its edges, and lines that can be read', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  await expectWide(page)
  await addToRequest(page, w)
  await expect(page.getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
  for (const path of [
    '/de',
    '/de/shop/category/kettenfuehrungen',
    '/de/shop/cart',
    '/de/branchen/verpackung',
    '/de/agb',
    '/de/search?term=Kette',
  ]) {
    await page.goto(path)
    await expectWide(page)
  }
  await expectPanelReflow(page.getByRole('banner'), 'header')
})

/** Nothing is cut or at the window's edge, and no text has much more than 90 letters a line. */
async function expectWide(page: Page) {
  const { pathname } = new URL(page.url())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectReflow(page, pathname)
  const found = await page.evaluate(() => {
    const range = document.createRange()
    const { left, right } = document.querySelector('main h1')?.getBoundingClientRect() ?? { left: 0, right: 0 }
    /** Letters of each line of a text. */
    const lettersOf = (text: Node) => {
      const lines = new Map<number, number>()
      for (let at = 0; at < (text.textContent?.length ?? 0); at += 1) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { width, bottom } = range.getBoundingClientRect()
        if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1)
      }
      return Math.max(0, ...lines.values())
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const long: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility({ visibilityProperty: true }) && lettersOf(text) > 95)
        long.push(text.textContent ?? '')
    }
    return { long, isIndented: left >= 100 && right <= innerWidth - 100 }
  })
  expect(found, pathname).toEqual({ long: [], isIndented: true })
}
