import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

interface Selector {
  file: string
  text: string
}

const SELECTORS = globSync('web/**/*.css').flatMap((file): Selector[] => {
  const found: Selector[] = []
  const styles = parse(readFileSync(file, 'utf8'))
  styles.walkAtRules('media', (rule) => void (/^print$|reduced-motion/.test(rule.params) && rule.remove()))
  styles.walkRules(({ selectors }) => {
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

/** The rest after `:has(…)`, which only names an element: `.form:has(:checked) div`. */
const ELEMENT_BELOW_HAS =
  /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^\s>+~]*[\s>+~](?:.*[\s>+~])?[a-z]\w*(?![\w-]*[.#[])(?::has\(.*)?$/

/**
 * Whenever a `:has()` of the page may have changed, a browser matches again what follows any `:has()`. It does so by
 * class, mark or name. With two rules that named only `svg` and `div`, each script or link added to the head restyled
 * 112 elements.
 */
test('An element that depends on :has() of another one is found by a class or a mark, not by its name.', () => {
  expect(ELEMENT_BELOW_HAS.test(".form:has([name='a']:checked) div:has(> [name='b'])")).toBe(true)
  expect(ELEMENT_BELOW_HAS.test('.button:has(+ .panel:popover-open) svg')).toBe(true)
  expect(ELEMENT_BELOW_HAS.test('.tab:has(:checked) + .art')).toBe(false)
  expect(SELECTORS.filter(({ text }) => ELEMENT_BELOW_HAS.test(text))).toEqual([])
})

/** `*::before` or `::selection`: a pseudo-element of any element. Those of a view transition belong to the root. */
const OF_ANY_ELEMENT = /^\*?::(?!view-transition)/

test('No pseudo-element is styled for all elements, because a browser then works out its styles for each of them.', () => {
  expect(OF_ANY_ELEMENT.test('*::before')).toBe(true)
  expect(OF_ANY_ELEMENT.test('html::selection')).toBe(false)
  expect(SELECTORS.filter(({ text }) => OF_ANY_ELEMENT.test(text))).toEqual([])
})

/** `:root:has(.bar)`, in any spelling: something anywhere in the page. */
const ANYWHERE = /(?:^|\()(?::root|html|body)\)*:has\((?!>)/

test('Marks of the whole page are named by their way from the root, because otherwise a browser looks through all elements.', () => {
  expect(ANYWHERE.test(':global(:root):has(.bar) .link')).toBe(true)
  expect(ANYWHERE.test(':global(html:has([data-open])) .link')).toBe(true)
  expect(ANYWHERE.test(':global(:root):has(> body > .bar) .link')).toBe(false)
  expect(SELECTORS.filter(({ text }) => ANYWHERE.test(text))).toEqual([])
})
