import { expect, type Locator, type Page } from '@playwright/test'
import { confirmAll } from './journey.ts'
import { pressAt, tabTo } from './keys.ts'
import type { Words } from './words.ts'

/** How a visitor operates a page: by keyboard alone, or with a pointer. */
export interface Hands {
  press: (target: Locator, key?: string) => Promise<void>
  /** Presses something that comes before what has the focus. */
  pressBefore: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
}

export const byKeyboard = (page: Page): Hands => ({
  press: (target, key) => pressAt(page, target, key),
  async pressBefore(target) {
    await tabTo(page, target, 'Shift+Tab')
    await page.keyboard.press('Enter')
  },
  async type(target, text) {
    await tabTo(page, target)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
})
export const byPointer: Hands = {
  press: (target) => target.click(),
  pressBefore: (target) => target.click(),
  type: (target, text) => target.fill(text),
}

interface Buyer {
  page: Page
  w: Words
  /** Beginning of the addresses. */
  language: string
  hands: Hands
  hasScripts: boolean
  check: (page: Page, state: string) => Promise<void>
}

const LENGTHS = ['1250', '835']

/** Finds a request in the history, looks at it, saves its PDF and puts its lines into the cart again. */
export async function repeatFromHistory({ page, w, language, hands, check }: Buyer, number: string) {
  const main = page.getByRole('main')
  await page.goto(`/${language}/shop/account/account`)
  await hands.press(main.getByRole('navigation').getByRole('link', { name: w.requests }))
  await expect(page.getByRole('heading', { level: 1, name: w.requests })).toBeVisible()
  await check(page, 'history')
  await hands.press(main.getByRole('link', { name: `${w.showRequest} ${number}` }))
  await expect(page.getByRole('heading', { level: 1, name: w.requestNumber(number) })).toBeVisible()
  await expect(main.getByRole('table')).toContainText('CT-08B1-S-2000')
  await check(page, 'one request')
  const downloading = page.waitForEvent('download')
  await hands.press(main.getByRole('link', { name: w.asPdf }))
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`${number}\\.pdf$`))
  await hands.pressBefore(main.getByRole('button', { name: `${w.again} ${number}` }))
  await expect(page.getByRole('heading', { level: 1, name: w.cart, exact: true })).toBeVisible()
}

/** Changes the first two lengths of the cart, sends it and returns the number of the new request. */
export async function sendWithOtherLengths({ page, w, hands, hasScripts }: Buyer): Promise<string> {
  const main = page.getByRole('main')
  const lengths = main.getByRole('textbox', { name: w.cutLength })
  for (const [index, length] of LENGTHS.entries()) {
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await hands.type(lengths.nth(index), length)
    if (!hasScripts) await main.getByRole('button', { name: w.update }).nth(index).click()
    await saved
    await expect(lengths.nth(index)).toHaveValue(length === '1250' ? /^1\s?250$/ : length)
  }
  await hands.press(main.getByRole('link', { name: w.continue }))
  await expect(main.getByText(w.signedInAs)).toBeVisible()
  await hands.press(main.getByRole('button', { name: w.toSummary }).first())
  await expect(main.getByRole('table')).toContainText(w.inSummary('835'))
  await confirmAll(page, w)
  await hands.press(main.getByRole('button', { name: w.send }).first())
  await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible()
  return main.locator('strong').innerText()
}
