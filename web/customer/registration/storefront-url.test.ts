import { expect, test } from 'vitest'
import { storefrontUrlOf } from './storefront-url.ts'

const [DE, EN, NL] = ['2fbb5fe2e29a4d70aa5854ce7ce3e20b', '01a1fff47bbc7348b0f9fc7eb65b5f26', 'f'.repeat(32)]
const SHOP = 'https://shop.example.com'
const SITE = 'https://www.example.com'
const domains = [
  { url: 'default.headless0', languageId: DE },
  { url: SHOP, languageId: DE },
  { url: `${SHOP}/en`, languageId: EN },
]

test.each([
  ['the domain of the page’s language', domains, EN, `${SHOP}/en`],
  ['the site’s own domain of that language', [...domains, { url: SITE, languageId: DE }], DE, SITE],
  ['any domain if the language has none', domains, NL, SHOP],
  ['the name of a headless channel that has nothing else', domains.slice(0, 1), DE, 'default.headless0'],
  ['the site’s address if there are no domains', [], DE, SITE],
])('a guest registers with %s', (_, given, languageId, expected) => {
  expect(storefrontUrlOf(given, languageId, SITE)).toBe(expected)
})
