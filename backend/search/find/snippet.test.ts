import { expect, test } from 'vitest'
import { cutSnippet, marksIn } from './snippet.ts'

const marked = { stems: new Set(['kettenfuhr', '08b1']), begin: '' }
const LONG = `${'Vorher steht viel anderes. '.repeat(20)}Eine Kettenführung für 08B-1. ${'Danach auch. '.repeat(40)}`

test('A short text is whole, with its lines joined.', () => {
  expect(cutSnippet('de', 'Eine Kettenführung\n für alle', marked)).toEqual({
    content: 'Eine Kettenführung · für alle',
    marks: [[5, 18]],
  })
})

test('A long text is cut around its first match, at most 200 characters, and the marks fit.', () => {
  const { content, marks } = cutSnippet('de', LONG, marked)
  expect(content.length).toBeLessThanOrEqual(200)
  expect(content).toMatch(/^….*…$/)
  expect(marks.map(([start, end]) => content.slice(start, end))).toEqual(['Kettenführungen'.slice(0, -2), '08B-1'])
})

test('Without a match it is the beginning.', () => {
  const { content, marks } = cutSnippet('de', 'Wort '.repeat(100), { stems: new Set(), begin: '' })
  expect(content).toMatch(/^Wort .*…$/)
  expect(marks).toEqual([])
})

test('A text without blanks is cut as well.', () => {
  expect(cutSnippet('de', 'x'.repeat(5_000), marked).content.length).toBeLessThanOrEqual(200)
})

test('The beginning of a word that is being typed is marked.', () => {
  expect(marksIn('de', 'Kettenspanner', { stems: new Set(), begin: 'kett' })).toEqual([[0, 13]])
})
