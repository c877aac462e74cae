import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/specification.md', 'utf8')
const rows = [...text.matchAll(/^\| \d+ \|.*$/gm)].map(([row]) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim()),
)

/** A test that holds a difference has its number: `Differs from the specification: 17, 32.` */
const MARK = /^ *\/\/ Differs from the specification: ([\d, ]+)\.\n *(?:test|it|describe)\b/gm

const FILES = globSync('**/*.{test,spec,suite}.{ts,tsx}', {
  exclude: ['**/node_modules/**', 'build/**', 'test-results/**'],
})
const held = FILES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(MARK)].flatMap(([, numbers = '']) =>
    numbers.split(', ').map((number) => `${number} \`${file}\``),
  ),
)

test('The list of differences counts its rows, and each of them has a reason.', () => {
  expect(text).toContain(`${rows.length} sentences have`)
  const numbers = rows.map(([number]) => Number(number))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  expect(rows.filter((cells) => cells.length !== 6 || cells.some((cell) => cell === ''))).toEqual([])
})

test('Each difference is held by the test that it names, and each test that holds one is named.', () => {
  expect(held.toSorted()).toEqual(rows.map(([number, , , , , test]) => `${number} ${test}`).toSorted())
})

test('Each record that a difference names exists.', () => {
  const records = rows.map(([, , , , record = '']) => `docs/${/\((.*)\)/.exec(record)?.[1]}`)
  expect(records.filter((file) => !existsSync(file))).toEqual([])
})

test('README and the list of documents lead to the differences.', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('(docs/specification.md)')
  expect(readFileSync('docs/README.md', 'utf8')).toContain('(specification.md)')
})
