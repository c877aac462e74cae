import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/de', '/de'],
  ['/de/', '/de'],
  ['/DE', '/de'],
  ['/De/Unternehmen', '/de/Unternehmen'],
  ['/cs', '/cz'],
  ['/CS/kontakt/', '/cz/kontakt'],
  ['/FR/', '/fr'],
  ['/en/shop/category/chain-guides/', '/en/shop/category/chain-guides'],
  ['//de//kontakt', '/de/kontakt'],
  ['/de/k%C3%BC/', '/de/k%C3%BC'],
  // No language of ours.
  ['/', '/'],
  ['/kontakt/', '/kontakt/'],
  ['/typo/de/', '/typo/de/'],
  ['/assets//x.js', '/assets//x.js'],
  // Asked by scripts.
  ['/DE/shop.data', '/DE/shop.data'],
])('%s is %s', (pathname, canonical) => expect(canonicalPath(pathname)).toBe(canonical))
