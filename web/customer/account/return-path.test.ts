import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each(['/de/shop/checkout?step=summary', '/de', '/en/shop/account/account'])(
  '%s is a page of this site.',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

test.each([
  '//elsewhere.example',
  String.raw`/\elsewhere.example`,
  String.raw`\\elsewhere.example`,
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'https://elsewhere.example/de',
  'javascript:alert(1)',
  'de/shop',
  '',
  `/${'x'.repeat(2001)}`,
  undefined,
  null,
])('%j leads nowhere.', (given) => {
  expect(returnPath(given)).toBeUndefined()
})
