import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Names that React Router gives to the exports of a route module. */
const ROUTE_EXPORTS = new Set([
  'action',
  'clientAction',
  'clientLoader',
  'ErrorBoundary',
  'handle',
  'headers',
  'HydrateFallback',
  'links',
  'loader',
  'meta',
  'middleware',
  'shouldRevalidate',
])

/** Duplicates from before this test. The list may only become shorter. */
const KNOWN_DUPLICATES: string[] = ['ProductFacts']

const SOURCES = globSync('{backend,bench,contracts,drawing,server,test,tools,web}/**/*.{ts,tsx}', {
  exclude: ['web/i18n/generated/**', '**/*.test.ts', '**/*.test.tsx', '**/*.d.ts'],
})

const isRouteModule = (file: string): boolean => /^web\/(root|routes\/.*)\.tsx?$/.test(file)

/** The names that a file exports, each once: a type and a value may share one. */
function exportsOf(file: string): string[] {
  const { errors, module } = parseSync(file, readFileSync(file, 'utf8'))
  expect(errors, file).toEqual([])
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )
  return [...new Set(names)].filter((name) => !(isRouteModule(file) && ROUTE_EXPORTS.has(name)))
}

test('Each exported name exists once in the repository, so that a search finds one meaning.', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  const places = SOURCES.flatMap((file) => exportsOf(file).map((name) => ({ file, name })))
  const duplicates = [...Map.groupBy(places, ({ name }) => name)]
    .filter(([, found]) => found.length > 1)
    .map(
      ([name, found]) =>
        `${name}: ${found
          .map(({ file }) => file)
          .toSorted()
          .join(', ')}`,
    )
    .filter((line) => !KNOWN_DUPLICATES.includes(line.split(':')[0] ?? ''))
  expect(duplicates.toSorted()).toEqual([])
})

test('The list of known duplicates contains only names that are still duplicates.', () => {
  const counts = Map.groupBy(SOURCES.flatMap(exportsOf), (name) => name)
  expect(KNOWN_DUPLICATES.filter((name) => (counts.get(name)?.length ?? 0) < 2)).toEqual([])
})
