import { expect, test } from 'vitest'
import { passwordProgress } from './password-progress.ts'

test.each([
  ['', []],
  ['abcdefgh', [0, 1]],
  ['ÄÖÜ', [2]],
  ['Ab1', [1, 2, 3]],
  // A space does not count as a sign, and a letter outside the base plane is one character.
  ['Ab1 efgh', [0, 1, 2, 3]],
  ['𝒜b1-', [1, 2, 3, 4]],
  ['Kettenrad-7', [0, 1, 2, 3, 4]],
])('%j meets the rules %j.', (password, met) => {
  expect(passwordProgress(password).flatMap(({ isMet }, index) => (isMet ? [index] : []))).toEqual(met)
})
