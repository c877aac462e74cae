import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEXT = readFileSync('docs/README.md', 'utf8')

/** Names in the first cells of the table with this head. */
function roomsBelow(head: string): string[] {
  const [, table = ''] = TEXT.split(`| ${head} | content |\n`)
  const [rows = ''] = table.split('\n\n')
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)\/?`/g)].map(([, name = '']) => name))
}

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

test.each(['web', 'backend'])('The documents list each room of %s once.', (folder) => {
  expect(roomsBelow(`room of \`${folder}/\``).toSorted()).toEqual(foldersOf(folder).toSorted())
})
