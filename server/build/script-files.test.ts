import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCRIPT_FILES } from './script-files.ts'

const MODULES = globSync([
  '{web,contracts,drawing}/**/*.{ts,tsx,css,js}',
  'node_modules/{react,react-dom,react-router,scheduler}/package.json',
])
  .filter((path) => !path.includes('.test.'))
  .map((path) => `/site/${path}`)

/** Splits a pattern at each `|` that is in no group. */
function alternativesOf(pattern: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [letter] of pattern.matchAll(/\\.|[^]/g)) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** Every choice that a pattern has, as patterns without a choice: `a(b|c)` is `ab` and `ac`. A look-ahead stays whole. */
function choicesOf(pattern: string): string[] {
  const alternatives = alternativesOf(pattern)
  if (alternatives.length > 1) return alternatives.flatMap(choicesOf)
  const open = /(?<!\\)\((?!\?)/.exec(pattern)?.index
  if (open === undefined) return [pattern]
  let depth = 0
  let close = open
  do {
    if (pattern[close] === '\\') close += 1
    else if (pattern[close] === '(') depth += 1
    else if (pattern[close] === ')') depth -= 1
    close += 1
  } while (depth > 0)
  const [before, after] = [pattern.slice(0, open), pattern.slice(close)]
  return choicesOf(pattern.slice(open + 1, close - 1)).flatMap((inside) => choicesOf(`${before}${inside}${after}`))
}

test('a pattern is taken apart into its choices', () => {
  expect(choicesOf('a(b|c(d|e)?)\\(x|(?!y|z)f')).toEqual(['ab\\(x', 'acd?\\(x', 'ace?\\(x', '(?!y|z)f'])
})

test.each(SCRIPT_FILES)('each path that the file $name names is that of a module', ({ test: pattern }) => {
  if (!(pattern instanceof RegExp)) throw new Error('It has no pattern.')
  const dead = choicesOf(pattern.source).filter((choice) => {
    const path = new RegExp(choice)
    return !MODULES.some((module) => path.test(module))
  })
  expect(dead).toEqual([])
})
