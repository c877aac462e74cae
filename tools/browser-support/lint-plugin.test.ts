import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'
import { missingInBrowsers } from './lint-plugin.ts'

RuleTester.describe = describe
RuleTester.it = test

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })
const refused = (name: string) => [
  { message: `A browser of package.json lacks ${name}: ask for it, or give it a stand-in.` },
]

tester.run(
  'What a promised browser lacks is refused, unless a file asks for it or it has a stand-in.',
  missingInBrowsers,
  {
    valid: [
      // Every promised browser has these.
      '[1].findLast((x) => x > 0); [1].at(-1); structuredClone({}); Object.hasOwn({}, "a")',
      // Stand-ins.
      '[1].toSorted(); Map.groupBy([], String); Promise.withResolvers(); URL.canParse("x")',
      // Asked for.
      "if (typeof requestIdleCallback === 'undefined') run(); else requestIdleCallback(run)",
      'globalThis.navigation?.addEventListener("navigate", run)',
      // Names of our own.
      'const URLPattern = 1; use(URLPattern)',
      'z.union([])',
      'const copy = paper.union',
    ],
    invalid: [
      { code: 'requestIdleCallback(run)', errors: refused('requestIdleCallback') },
      { code: 'new URLPattern("x")', errors: refused('URLPattern') },
      { code: 'Promise.try(run)', errors: refused('Promise.try') },
      { code: 'URL.parse("x")', errors: refused('URL.parse') },
      { code: 'Iterator.from([])', errors: refused('Iterator.from') },
      { code: 'one.union(other)', errors: refused('union') },
      { code: 'map.getOrInsert("a", 1)', errors: refused('getOrInsert') },
      { code: 'element.checkVisibility()', errors: refused('checkVisibility') },
      { code: '<p writingSuggestions="false" />', errors: refused('writingSuggestions') },
    ],
  },
)
