// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, readLastSearches, rememberSearch } from './last-searches.ts'

beforeEach(() => localStorage.clear())

test('the last five terms are stored, newest first and each once', () => {
  for (const term of ['a1', 'b2', 'c3', 'd4', 'e5', 'B2', 'f6', '']) rememberSearch(term)
  expect(readLastSearches()).toEqual(['f6', 'B2', 'e5', 'd4', 'c3'])
  forgetSearches()
  expect(readLastSearches()).toEqual([])
})

test.each(['not json', '{"a":1}', '[1,null]'])('of %s in the storage nothing is read', (text) => {
  localStorage.setItem('last-searches', text)
  expect(readLastSearches()).toEqual([])
})
