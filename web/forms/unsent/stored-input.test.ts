// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetStoredInput, UNSENT_INPUT } from './forget-input.ts'
import { readStoredInput, storeInput } from './stored-input.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const FIELDS = [
  ['comment', 'Zeile 1\nZeile 2'],
  ['terms', 'on'],
] as const

const read = (owner: string) => {
  const input = readStoredInput('summary', owner)
  return input && [...input]
}

test('Each form has its own input.', () => {
  storeInput('summary', '', FIELDS)
  storeInput('address', '', [['city', 'Wien']])
  expect(read('')).toEqual(FIELDS)
  expect(readStoredInput('address', '')?.get('city')).toBe('Wien')
  expect(readStoredInput('choice', '')).toBeUndefined()
})

test('A guest who signs in takes it along; neither a guest nor another customer gets that of a customer.', () => {
  storeInput('summary', '', FIELDS)
  expect(read('ada')).toEqual(FIELDS)
  storeInput('summary', 'ada', FIELDS)
  expect(read('ada')).toEqual(FIELDS)
  expect(read('grace')).toBeUndefined()
  expect(sessionStorage.getItem(UNSENT_INPUT)).toBe('')
  storeInput('summary', 'ada', FIELDS)
  expect(read('')).toBeUndefined()
  expect(read('ada')).toBeUndefined()
})

test('It is forgotten an hour after the last change, and when asked.', () => {
  storeInput('summary', '', FIELDS)
  vi.advanceTimersByTime(59 * 60_000)
  expect(read('')).toEqual(FIELDS)
  storeInput('address', '', [])
  vi.advanceTimersByTime(61 * 60_000)
  expect(read('')).toBeUndefined()
  expect(sessionStorage.getItem(UNSENT_INPUT)).toBe('')
  storeInput('summary', '', FIELDS)
  forgetStoredInput()
  expect(sessionStorage.getItem(UNSENT_INPUT)).toBe('')
})

test.each(['', '{', 'null', '[]', '{"at":1}', '{"at":1e15,"owner":"","forms":{"summary":[["comment",7]]}}'])(
  'Another text in the tab’s storage is nothing: %s',
  (text) => {
    sessionStorage.setItem(UNSENT_INPUT, text)
    expect(read('')).toBeUndefined()
  },
)
