import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const RECORDS = globSync([`${FOLDER}/[0-9]*.md`, `${FOLDER}/history/*.md`]).toSorted()
const INDEX = readFileSync(`${FOLDER}/README.md`, 'utf8').split('\n')

const STATUS = /^Status: (accepted|history|superseded by \[(\d{4})\]\([^)\s]+\))$/
const isHistory = (file: string): boolean => file.startsWith(`${FOLDER}/history/`)
const numberOf = (file: string): string => /(\d{4})-[\w-]+\.md$/.exec(file)?.[1] ?? ''

/** The first lines of a record: its heading and its status. */
function headOf(file: string) {
  const [heading = '', , status = ''] = readFileSync(file, 'utf8').split('\n')
  const [, word = '', successor] = STATUS.exec(status) ?? []
  return { title: heading.replace(/^# \d{4} /, ''), heading, word, successor }
}

test('Each number belongs to one record.', () => {
  expect(RECORDS.length).toBeGreaterThan(80)
  const numbers = RECORDS.map(numberOf)
  expect(numbers.filter((number, at) => number === '' || numbers.indexOf(number) < at)).toEqual([])
})

test.each(RECORDS)('%s has a number, a status and three headings', (file) => {
  const { heading, word } = headOf(file)
  expect(heading).toMatch(new RegExp(`^# ${numberOf(file)} \\S`))
  expect(word).not.toBe('')
  const headings = readFileSync(file, 'utf8').match(/^#{2,} .*$/gm)
  expect(headings).toEqual(['## Context', '## Decision', '## Consequences'])
})

test.each(RECORDS)('%s is accepted, or in the folder of history', (file) => {
  expect(headOf(file).word === 'accepted').toBe(!isHistory(file))
})

test.each(RECORDS)('%s has a row in the index, with its title and status', (file) => {
  const number = numberOf(file)
  const { title, word, successor } = headOf(file)
  const status = successor ? `superseded by ${successor}` : word
  const start = `| [${number}](${relative(FOLDER, file)}) | ${title} | `
  const rows = INDEX.filter((line) => line.startsWith(start) && line.endsWith(` | ${status} |`))
  expect(rows).toHaveLength(1)
})

test('The index has no row without a record.', () => {
  expect(INDEX.filter((line) => /^\| \[\d/.test(line))).toHaveLength(RECORDS.length)
})

test('Each successor is a record that exists.', () => {
  const successors = RECORDS.flatMap((file) => headOf(file).successor ?? [])
  expect(successors.length).toBeGreaterThan(0)
  expect(successors.filter((number) => !RECORDS.some((file) => numberOf(file) === number))).toEqual([])
})
