import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

interface Selector {
  file: string
  text: string
}

const SELECTORS = globSync('web/**/*.css').flatMap((file): Selector[] => {
  const found: Selector[] = []
  parse(readFileSync(file, 'utf8')).walkRules(({ selectors }) => {
    found.push(...selectors.map((text) => ({ file, text })))
  })
  return found
})

/** After `+ *` or `~ *` a browser matches a whole subtree again when an element comes or goes anywhere. */
const ANY_SIBLING = /[+~]\s*\*/

test('No selector has any element as a sibling, because each insertion would restyle all elements beside it.', () => {
  expect(SELECTORS.length).toBeGreaterThan(1000)
  expect(SELECTORS.filter(({ text }) => ANY_SIBLING.test(text))).toEqual([])
})
