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

const SOURCES = globSync(
  '{backend,bench,bodies,contracts,doctor,drawing,integrations,printing,server,test,tools,web,workbook}/**/*.{ts,tsx}',
  {
    exclude: ['web/i18n/generated/**', '**/*.test.ts', '**/*.test.tsx', '**/*.d.ts'],
  },
)

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
  expect(duplicates.toSorted()).toEqual([])
})

/** Exports that no other line of the repository names. */
const UNNAMED: Record<string, string> = {
  handleError: 'called by React Router',
  ReadFromPublished: 'checked by the compiler',
}

test('Each exported name is used.', () => {
  const files = globSync(
    '{*.ts,{backend,bench,bodies,contracts,doctor,drawing,integrations,printing,server,test,tools,web,workbook}/**/*.{ts,tsx}}',
    {
      exclude: ['web/i18n/generated/**', 'test/code/**'],
    },
  )
  const uses = new Map<string, number>()
  for (const file of files)
    for (const [name] of readFileSync(file, 'utf8').matchAll(/[\w$]+/g)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const unused = SOURCES.flatMap((file) => exportsOf(file).map((name) => ({ file, name })))
    .filter(({ name }) => name !== 'default' && (uses.get(name) ?? 0) < 2)
    .map(({ file, name }) => (name in UNNAMED ? name : `${file}: ${name}`))
  expect(unused.toSorted()).toEqual(Object.keys(UNNAMED).toSorted())
})
