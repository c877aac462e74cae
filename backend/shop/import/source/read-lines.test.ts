import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLines, type FileLine } from './read-lines.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profilwerk-lines-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function linesOf(content: string) {
  const path = join(folder, 'some.jsonl')
  await writeFile(path, content)
  const bytes = await readFile(path)
  const lines: FileLine[] = []
  for await (const line of readLines(path)) lines.push(line)
  const again = lines.map(({ start, length }) => bytes.toString('utf8', start, start + length))
  expect(again, 'Each line is at the place that is named.').toEqual(lines.map(({ text }) => text))
  return lines
}

test('Lines are numbered from 1; a byte order mark and a missing last line feed make no difference.', async () => {
  const lines = await linesOf('\uFEFFä\n\nb\r\nc')
  expect(lines.map(({ line, text }) => [line, text])).toEqual([
    [1, 'ä'],
    [2, ''],
    [3, 'b\r'],
    [4, 'c'],
  ])
  expect(await linesOf('a\n')).toHaveLength(1)
  expect(await linesOf('')).toEqual([])
})

test('A line is whole and its characters are intact wherever a chunk of the file ends.', async () => {
  const long = 'ü×'.repeat(100_000)
  const lines = await linesOf(`short\n${long}\n${`x${long}`}\nlast`)
  expect(lines.map(({ text }) => text.length)).toEqual([5, long.length, long.length + 1, 4])
  expect(lines[2]?.text).toBe(`x${long}`)
})
