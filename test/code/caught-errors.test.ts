import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync(
  '{backend,bodies,contracts,doctor,drawing,integrations,printing,server,tools,web,workbook}/**/*.{ts,tsx}',
  {
    exclude: (path) => path.includes('i18n/generated') || /\.test\.tsx?$/.test(path),
  },
)

/** Lines of the sources that match, each with its neighbours. */
const find = (pattern: RegExp) =>
  SOURCES.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      pattern.test(line)
        ? [{ place: `${file}:${index + 1}`, before: lines[index - 1] ?? '', next: lines[index + 1] ?? '' }]
        : [],
    )
  })

test('a catch that does not look at its error says in a comment which one it expects', () => {
  const all = find(/\bcatch \{$/)
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ next }) => !next.trim().startsWith('//')).map(({ place }) => place)).toEqual([])
})

const UNNAMED = /\.(?:catch\(|then\(.+, )(?:async )?\(\) =>/

test('a rejection without a look at it has the reason in the comment above', () => {
  const all = find(UNNAMED)
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ before }) => !/^\s*\/\/|\*\/$/.test(before)).map(({ place }) => place)).toEqual([])
})
