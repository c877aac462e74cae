import { expect, type Locator, type Page } from '@playwright/test'

/** Everything that a visitor can notice: address, texts, values, choices, focus and place. */
const seenOf = (page: Page) =>
  page
    .evaluate(() =>
      JSON.stringify([
        location.href,
        scrollY,
        document.body.innerText,
        document.activeElement?.id,
        [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
      ]),
    )
    // A press before the scripts came leads to a document, which may begin at this moment.
    .catch((error: unknown) =>
      /context was destroyed/.test(String(error)) ? 'the next document' : Promise.reject(error),
    )

/** Presses as a person does, by finger where the screen feels one; counts it, and fails if nothing becomes of it. */
export function counting(page: Page, hasTouch = false) {
  const counted = { clicks: 0 }
  const press = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const before = await seenOf(page)
    await (hasTouch ? target.tap() : target.click())
    counted.clicks += 1
    await expect.poll(() => seenOf(page), { message: `${target.toString()} has no effect` }).not.toBe(before)
  }
  return { counted, press }
}
