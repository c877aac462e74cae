import { expect, test } from 'vitest'
import { followedUrl } from './followed-url.ts'

test.each([
  ['/de/kontakt', '/de/kontakt'],
  ['/de/suche?a=1&amp;b=2', '/de/suche?a=1&b=2'],
  ['/de/suche?a=1&amp;amp;b=2', '/de/suche?a=1&b=2'],
  ['%2Fde%2Fkontakt%3Fa%3D1', '/de/kontakt?a=1'],
  ['https%3A%2F%2Fwww.example.com%2Fa', 'https://www.example.com/a'],
  ['/de/f%C3%BChrung', '/de/f%C3%BChrung'],
  ['/de/führung', '/de/f%C3%BChrung'],
  ['/de/a?q=1%26b', '/de/a?q=1%26b'],
  ['/de/100%', '/de/100%'],
  ['https://shop.example.com/a?b=1&amp;c=2#d', 'https://shop.example.com/a?b=1&c=2#d'],
  ['HTTP://example.com', 'http://example.com/'],
  ['  /de/kontakt ', '/de/kontakt'],
])('the address %s is followed as %s', (url, expected) => {
  expect(followedUrl(url)).toBe(expected)
})

test.each([
  '',
  'kontakt',
  '#c1',
  '?a=1',
  'javascript:alert(1)',
  'javascript%3Aalert(1)',
  'JAVAamp;SCRIPT:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'mailto:anna@example.com',
  'tel:+49555',
  '//evil.example/a',
  '/\\evil.example/a',
  '/\t/evil.example',
  '%2F%2Fevil.example',
  '/amp;/evil.example',
  'https://www.example.com@evil.example/',
  'https://',
  'http://[',
])('the address %j is not followed', (url) => {
  expect(followedUrl(url, 'https://www.example.com')).toBeUndefined()
})

test('an absolute address of this site becomes a path', () => {
  expect(followedUrl('https://www.example.com/de/kontakt#c2', 'https://www.example.com')).toBe('/de/kontakt#c2')
  expect(followedUrl('http://www.example.com/de', 'https://www.example.com')).toBe('http://www.example.com/de')
})
