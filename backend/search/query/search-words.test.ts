import { cp, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { parsePins } from './pins.ts'
import { openSearchWords } from './search-words.ts'

let folder: string
let now = 0
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-words-'))
  await cp(join(PROJECT_FOLDER, 'data/search'), folder, { recursive: true })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** Writes a file, whose time differs from the one before on every file system. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text)
  now += 1_000
  await utimes(join(folder, name), now, now)
}

test('A changed file counts without a restart, with a revision of its own.', async () => {
  const read = await openSearchWords(folder, { error: () => expect.unreachable() })
  const before = await read()
  expect(before.pins.de.size).toBe(0)
  await write('pins.txt', 'Spanner => /de/kontakt')
  await write('synonyms/de.txt', 'laufschiene => führung')
  const after = await read()
  expect(after.pins.de.get('spanner')).toEqual(['/de/kontakt'])
  expect(after.synonyms.de.find(({ from }) => from[0] === 'laufschiene')?.to).toEqual([['fuhrung']])
  expect(after.revision).not.toBe(before.revision)
})

test('A wrong line is logged once, the words before stay, and the mended file counts.', async () => {
  const errors: string[] = []
  const read = await openSearchWords(folder, { error: (fields) => void errors.push(String(Object.values(fields))) })
  await write('pins.txt', 'spanner => /de/kontakt')
  await read()
  await write('pins.txt', 'spanner => kontakt')
  const { pins } = await read()
  now += 5_000
  await read()
  expect(pins.de.get('spanner')).toEqual(['/de/kontakt'])
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(`${join(folder, 'pins.txt')}:1: has an address that does not begin with a language`)
  await write('pins.txt', 'spanner => /de/agb')
  expect((await read()).pins.de.get('spanner')).toEqual(['/de/agb'])
})

test('A wrong line stops the start, and a folder without pins has none.', async () => {
  await write('pins.txt', 'spanner')
  await expect(openSearchWords(folder, console)).rejects.toThrow(`${join(folder, 'pins.txt')}:1: needs terms`)
  await rm(join(folder, 'pins.txt'))
  expect((await (await openSearchWords(folder, console))()).pins.de.size).toBe(0)
})

test('A line has terms and addresses, each in the language of its address.', () => {
  const problems: string[] = []
  const { de, en } = parsePins('# no\nKetten-Spanner, spanner => /de/a, /en/b, /de/c\nSPANNER => /de/d', (line, text) =>
    problems.push(`${line} ${text}`),
  )
  expect(de.get('kettenspanner')).toEqual(['/de/a', '/de/c'])
  expect(de.get('spanner')).toEqual(['/de/a', '/de/c', '/de/d'])
  expect(en.get('spanner')).toEqual(['/en/b'])
  expect(problems).toEqual([])
  parsePins('spanner => /de/a?x=1, /fr/b\n, x => /de/a', (line, text) => problems.push(`${line} ${text}`))
  expect(problems.map((one) => one.slice(0, 14))).toEqual(['1 has an addre', '1 has an addre', '2 has an empty'])
})
