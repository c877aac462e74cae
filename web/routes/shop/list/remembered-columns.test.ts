// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readColumnChoices, rememberColumnChoices } from './remembered-columns.ts'

const HEADINGS = ['Teil', 'Wunsch', 'Maß']

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('choices come back for the same headings, in any case, and for no others', () => {
  rememberColumnChoices(HEADINGS, ['number', 'pieces', 'length cm'])
  expect(readColumnChoices(['TEIL', 'Wunsch', 'Maß'])).toEqual(['number', 'pieces', 'length cm'])
  expect(readColumnChoices(['Teil', 'Wunsch'])).toBeUndefined()
  expect(readColumnChoices(['Wunsch', 'Teil', 'Maß'])).toBeUndefined()
})

test('the last choice counts, and twenty tables are remembered', () => {
  for (let table = 0; table < 25; table += 1) rememberColumnChoices([`Teil ${table}`, 'Wunsch'], ['number', 'pieces'])
  rememberColumnChoices(['Teil 24', 'Wunsch'], ['number', 'ignored'])
  expect(readColumnChoices(['Teil 24', 'Wunsch'])).toEqual(['number', 'ignored'])
  expect(readColumnChoices(['Teil 5', 'Wunsch'])).toEqual(['number', 'pieces'])
  expect(readColumnChoices(['Teil 4', 'Wunsch'])).toBeUndefined()
})

test.each([[['pieces', 'note', 'note']], [['number', 'number', 'note']], [['number', 'x', 'note']]])(
  'choices that are not enough are not remembered: %j',
  (choices) => {
    rememberColumnChoices(HEADINGS, choices)
    expect(readColumnChoices(HEADINGS)).toBeUndefined()
  },
)

test('a table without headings is not remembered', () => {
  rememberColumnChoices([], ['number', 'pieces'])
  expect(readColumnChoices([])).toBeUndefined()
})

test.each(['{', 'null', '[7]', '[{"headings":["Teil"],"choices":["__proto__"]}]', '[{"headings":7}]'])(
  'stored texts of others are left out: %s',
  (stored) => {
    localStorage.setItem('list-columns', stored)
    expect(readColumnChoices(['Teil'])).toBeUndefined()
  },
)

test('a browser that stores nothing shows the guess', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  rememberColumnChoices(HEADINGS, ['number', 'pieces', 'length cm'])
  expect(readColumnChoices(HEADINGS)).toBeUndefined()
})
