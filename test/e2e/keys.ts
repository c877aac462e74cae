import { expect, type Locator, type Page } from '@playwright/test'
import { untilHydrated } from '#test/support/hydrated.ts'

/** More tab stops than any page has before its main controls. */
const MOST_STOPS = 120

/** Presses Tab until `target` has the focus; the focus is visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await untilHydrated(page)
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    await page.keyboard.press(key)
    await expectFocusSeen(page, `after ${last}`)
    if (await isFocused(target)) return
  }
  throw new Error(`${target.toString()} is not reached by ${key}`)
}

/** Moves to `target` and presses it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.length === 1 && elements[0] === document.activeElement)

/** After an action the focus stays or moves to the action's result, never to the beginning of the document. */
export async function expectFocusKept(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'), { message: 'the focus is lost' })
    .not.toBe('BODY')
}

/** The focused element is inside the window, not under the header, and looks different from an unfocused one. */
export async function expectFocusSeen(page: Page, place?: string) {
  const seen = await page.evaluate(async () => {
    const compared: WeakSet<Element> = Reflect.get(globalThis, 'comparedMarks') ?? new WeakSet<Element>()
    Reflect.set(globalThis, 'comparedMarks', compared)
    // Scrolling to it and the return of the header take a moment. So does the way to what remains when it is removed.
    for (let frame = 0; ; frame++) {
      const element = document.activeElement
      const fault = faultOf(element)
      if (!fault) return ''
      if (frame === 59) return `${fault}: ${element?.outerHTML.slice(0, 120)} in ${element?.parentElement?.className}`
      await new Promise(requestAnimationFrame)
    }

    function faultOf(focused: Element | null): string {
      if (!focused || focused === document.body) return 'nothing is focused'
      // A radio button or checkbox may be drawn by its label, its row or its card.
      const around = [focused, focused.parentElement, focused.closest('label'), focused.closest('tr')]
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
      const drawn = [...around, ...labels].filter((one) => one instanceof Element)
      const marks = marksOf(drawn)
      if (marks.every((mark) => mark === '')) return 'the focus is not marked'
      const box = drawn.map((one) => one.getBoundingClientRect()).find(({ width, height }) => width > 2 && height > 2)
      if (!box) return 'the focus is on something without a size'
      if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
        return 'the focus is outside the window'
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (top?.closest('header') && !focused.closest('header')) return 'the header covers the focus'
      // Once each: a date field would lose the part of it that has the focus.
      if (compared.has(focused)) return ''
      const unmarked = withoutFocus(focused, () => marksOf(drawn))
      if (marks.every((mark, place) => mark === '' || mark === unmarked[place])) return 'the focus looks like no focus'
      compared.add(focused)
      return ''
    }

    /** Outlines and shadows of elements, an empty text where there is none. */
    function marksOf(elements: Element[]): string[] {
      // A mark that fades in or out is as it will be.
      for (const one of document.getAnimations()) {
        const target = one.effect instanceof KeyframeEffect ? one.effect.target : null
        if (one instanceof CSSTransition && target && elements.includes(target)) one.finish()
      }
      return elements.flatMap((one) =>
        [null, '::before', '::after'].map((part) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one, part)
          const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
          const outline = isOutlined ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : ''
          return outline + (boxShadow === 'none' ? '' : boxShadow)
        }),
      )
    }

    /** Reads while nothing has the focus. The page does not hear of it: leaving a field may check it or close a list. */
    function withoutFocus<Read>(focused: Element, read: () => Read): Read {
      if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return read()
      const events = ['blur', 'focusout', 'focus', 'focusin', 'change']
      const stop = (event: Event) => event.stopImmediatePropagation()
      for (const name of events) window.addEventListener(name, stop, { capture: true })
      focused.blur()
      const found = read()
      focused.focus({ preventScroll: true })
      for (const name of events) window.removeEventListener(name, stop, { capture: true })
      return found
    }
  })
  expect(seen, place).toBe('')
}
