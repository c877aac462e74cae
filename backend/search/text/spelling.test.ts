import { expect, test } from 'vitest'
import { createSpelling, distanceOf } from './spelling.ts'

const WORDS = new Map([
  ['kettenfuhrung', 20],
  ['riemenfuhrung', 3],
  ['platte', 30],
  ['latte', 1],
  ['nylon', 4],
  ['rad', 9],
])
const spelling = createSpelling(WORDS)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Every word with one letter too few, too many or wrong, or with two letters swapped. */
function errorsOf(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, index) => index)
  return places.flatMap((at) => [
    word.slice(0, at) + word.slice(at + 1),
    ...[...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at)),
    ...[...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ])
}

test.each(['kettenfuhrung', 'platte', 'nylon'])('Every single error in %s leads back to it.', (word) => {
  const wrong = errorsOf(word).filter((one) => !WORDS.has(one) && distanceOf(one, word) === 1)
  expect(wrong.length).toBeGreaterThan(200)
  expect(wrong.filter((one) => !spelling.nearest(one).includes(word))).toEqual([])
})

test('Two errors are found in a long word, not in a short one.', () => {
  expect(spelling.nearest('kettanfuhrug')).toEqual(['kettenfuhrung'])
  expect(spelling.nearest('nylxx')).toEqual([])
})

test('The more frequent word is first, and short words are left as they are.', () => {
  expect(spelling.nearest('blatte')).toEqual(['platte', 'latte'])
  expect(spelling.nearest('rat')).toEqual([])
})

test.each([
  ['', '', 0],
  ['ab', 'ba', 1],
  ['abc', 'ab', 1],
  ['abc', 'xbc', 1],
  ['kitten', 'sitting', 3],
])('The distance of %j and %j is %i.', (a, b, distance) => {
  expect(distanceOf(a, b)).toBe(distance)
  expect(distanceOf(b, a)).toBe(distance)
})
