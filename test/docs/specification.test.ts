import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/specification.md', 'utf8')
const rows = [...text.matchAll(/^\| \d+ \|.*$/gm)].map(([row]) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim()),
)

test('The list of differences counts its rows, and each of them has a reason.', () => {
  expect(text).toContain(`${rows.length} sentences have`)
  expect(rows.map(([number]) => Number(number))).toEqual(rows.map((_, index) => index + 1))
  expect(rows.filter((cells) => cells.length !== 6 || cells.some((cell) => cell === ''))).toEqual([])
})

test('Each record and each test that a difference names exists.', () => {
  const missing = rows.flatMap(([, , , , record = '', held = '']) =>
    [`docs/${/\((.*)\)/.exec(record)?.[1]}`, held === '–' ? 'docs' : held.replaceAll('`', '')].filter(
      (file) => !existsSync(file),
    ),
  )
  expect(missing).toEqual([])
})

test('README and the list of documents lead to the differences.', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('(docs/specification.md)')
  expect(readFileSync('docs/README.md', 'utf8')).toContain('(specification.md)')
})
