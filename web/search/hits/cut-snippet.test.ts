import { expect, test } from 'vitest'
import { cutAroundMark, LONGEST_SNIPPET } from './cut-snippet.ts'
import { findMarks } from './find-marks.ts'

const snippet = (text: string, term: string) => cutAroundMark({ text, marks: findMarks(text, term) })
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('a short text stays whole', () => {
  expect(snippet('a short text', 'short')).toEqual({ text: 'a short text', marks: [{ start: 2, end: 7 }] })
})

test('a long text is cut between words around its first match, which stays marked', () => {
  const { text, marks } = snippet(words(200), 'word100')
  expect(text.length).toBeLessThanOrEqual(LONGEST_SNIPPET)
  expect(text).toMatch(/^… word\d+ .* word\d+ …$/)
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['word100'])
})

test('a match near the beginning or the end needs no sign of omission there', () => {
  expect(snippet(words(200), 'word3').text).toMatch(/^word0 .* …$/)
  expect(snippet(words(200), 'word199').text).toMatch(/^… .*word199$/)
})

test('a text without spaces and one of pairs are cut, and no character is halved', () => {
  expect(snippet('x'.repeat(500), 'y').text.length).toBeLessThanOrEqual(LONGEST_SNIPPET)
  for (const lead of ['', 'a']) {
    const { text } = snippet(`${lead}${'😀'.repeat(300)}`, 'y')
    expect(text.length).toBeLessThanOrEqual(LONGEST_SNIPPET)
    expect(text.isWellFormed()).toBe(true)
  }
})

test('marks that the cut leaves out are gone', () => {
  const { text, marks } = snippet(`kette ${words(100)} kette`, 'kette')
  expect(marks).toEqual([{ start: 0, end: 5 }])
  expect(text).toMatch(/^kette word0/)
})
