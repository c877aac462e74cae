import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareServed, warnOfOtherRows } from './compare-served.ts'
import { SERVED } from './served-files.ts'

const DIFFERS = 'differs from the CSV files, and the site shows it: run npm run import:resistance'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resistance-'))
  await cp('data/resistance', folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function change(name: string, from: RegExp, to: string): Promise<void> {
  const path = join(folder, name)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(from)
  await writeFile(path, text.replace(from, to))
}

test('Rows as they were imported are not warned of.', async () => {
  await compareServed(folder)
  expect(await warnOfOtherRows(folder)).toBeUndefined()
})

test('A changed rating is served only after an import, and the start and the check say so.', async () => {
  await change('ratings.csv', /,A,/, ',C,')
  await expect(compareServed(folder)).rejects.toThrow(`${SERVED.table}: ${DIFFERS}`)
  expect(await warnOfOtherRows(folder)).toBe(
    `${folder} is shown as it was at the last import:\n${SERVED.table}: ${DIFFERS}`,
  )
})

test('A changed structure is another drawing.', async () => {
  await change(SERVED.formulas, /"smiles":"[^"]+"/, '"smiles":"C"')
  await expect(compareServed(folder)).rejects.toThrow(`${SERVED.formulas}: ${DIFFERS}`)
})

test('A changed comment is not warned of.', async () => {
  await change('ratings.csv', /^/, '# Checked in 2026\n')
  expect(await warnOfOtherRows(folder)).toBeUndefined()
})

test('Wrong rows are named at a start, which goes on with the table of the last import.', async () => {
  await change('ratings.csv', /,A,/, ',D,')
  expect(await warnOfOtherRows(folder)).toContain('ratings.csv line ')
})

test.each(['table', 'formulas'] as const)(
  'Without the served %s the command that writes it is named.',
  async (name) => {
    await rm(join(folder, SERVED[name]))
    const path = join(folder, SERVED[name])
    await expect(compareServed(folder)).rejects.toThrow(`${path} is missing: run npm run import:resistance.`)
    await writeFile(path, '[]')
    await expect(compareServed(folder)).rejects.toThrow(`${path} is wrong: run npm run import:resistance.`)
  },
)
