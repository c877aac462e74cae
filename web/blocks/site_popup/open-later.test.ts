import { Window as TestWindow } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLater } from './open-later.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A page with a field, and the number of times that the pop-up was opened. */
function waiting(occasion: Parameters<typeof openLater>[1]) {
  const page = new TestWindow({ url: 'http://site.test/' })
  page.document.body.innerHTML = '<input>'
  const view: unknown = page
  const open = vi.fn<() => void>()
  // happy-dom's window matches the DOM in everything that is used, but not for the compiler.
  const stop = openLater(view as Window, occasion, open)
  return { page, open, stop, act: (name = 'pointerdown') => page.dispatchEvent(new page.Event(name)) }
}

const AFTER_3 = { trigger: 'load', delaySeconds: 3 } as const

test('Without an act of the visitor it never opens.', () => {
  const { page, open } = waiting(AFTER_3)
  page.dispatchEvent(new page.Event('scroll'))
  vi.advanceTimersByTime(3_600_000)
  expect(open).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])(
  'After %s it opens once, when its time has come.',
  (name) => {
    const { open, act } = waiting(AFTER_3)
    act(name)
    vi.advanceTimersByTime(2000)
    expect(open).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    act(name)
    vi.advanceTimersByTime(60_000)
    expect(open).toHaveBeenCalledOnce()
  },
)

test('It waits while the visitor writes.', () => {
  const { page, open, act } = waiting(AFTER_3)
  const field = page.document.querySelector('input')
  field?.focus()
  act()
  vi.advanceTimersByTime(10_000)
  expect(open).not.toHaveBeenCalled()
  field?.blur()
  vi.advanceTimersByTime(1000)
  expect(open).toHaveBeenCalledOnce()
})

test('It waits while a dialog is open.', () => {
  const { page, open, act } = waiting(AFTER_3)
  page.document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  act()
  vi.advanceTimersByTime(10_000)
  expect(open).not.toHaveBeenCalled()
})

test('It does not open on the page after.', () => {
  const { open, act, stop } = waiting(AFTER_3)
  act()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(open).not.toHaveBeenCalled()
})
