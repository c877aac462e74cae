import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{backend,contracts,drawing,integrations,printing,server,tools,web}/**/*.{ts,tsx}', {
  exclude: (path) => path.includes('i18n/generated') || /\.test\.tsx?$/.test(path),
})

test('a catch that does not look at its error says in a comment which one it expects', () => {
  const all = SOURCES.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      /\bcatch \{$/.test(line) ? [{ place: `${file}:${index + 1}`, next: lines[index + 1] ?? '' }] : [],
    )
  })
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ next }) => !next.trim().startsWith('//')).map(({ place }) => place)).toEqual([])
})
