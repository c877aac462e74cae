import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingStyles } from './missing-styles.ts'

test.each([
  ['a { color: color-mix(in srgb, red, blue) }', ['color: color-mix()']],
  ['a { grid-template-columns: subgrid }', ['grid-template-columns: subgrid']],
  ['a { max-height: calc(1lh + 2rem) }', ['max-height: lh']],
  ['a { field-sizing: content }', ['field-sizing']],
  ['@scope (a) { b { top: 0 } }', ['@scope']],
  ['a { & b { top: 0 } }', ['nested rules']],
  ['a:user-valid { top: 0 }', [':user-valid']],
  ['a { top: anchor(bottom); position-anchor: --a }', ['top: anchor', 'top: anchor()', 'position-anchor']],
])('A sheet with %s is refused.', (css, missing) => {
  expect(missingStyles(css)).toEqual(missing)
})

test.each([
  'a { max-height: 100dvh; hyphens: auto; user-select: none; inset: 0 }',
  'a { max-height: 3rem; max-height: 1lh }',
  '@supports (field-sizing: content) { a { field-sizing: content } }',
  '@supports selector(:user-valid) { a:user-valid { top: 0 } }',
  'a:has(b) { top: 0 }',
  '@container (min-width: 20rem) { a { width: 5cqi } }',
])('A sheet with %s is allowed.', (css) => {
  expect(missingStyles(css)).toEqual([])
})

test('Styles use what each promised browser has, ask for it, or declare something else before.', () => {
  const sheets = globSync('web/**/*.css')
  expect(sheets.length).toBeGreaterThan(100)
  const missing = sheets.flatMap((file) => missingStyles(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(missing).toEqual([])
})
