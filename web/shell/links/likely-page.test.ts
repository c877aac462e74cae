import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './likely-page.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a task waits for an idle browser 2000 ms at most', () => {
  const request = vi.fn(() => 7)
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const task = vi.fn()
  const forget = whenIdle(task)
  expect(request.mock.calls).toEqual([[task, { timeout: 2000 }]])
  expect(task).not.toHaveBeenCalled()
  forget()
  expect(cancel.mock.calls).toEqual([[7]])
})

test('without an idle callback the task is run after 2000 ms, unless it was cancelled', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const task = vi.fn()
  const cancelled = vi.fn()
  whenIdle(task)
  whenIdle(cancelled)()
  vi.advanceTimersByTime(1999)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(cancelled).not.toHaveBeenCalled()
})
