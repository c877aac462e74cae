import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { loadSynonyms, parseSynonyms } from './synonyms.ts'

const parse = (text: string) => {
  const problems: string[] = []
  const synonyms = parseSynonyms(text, (line, message) => problems.push(`${line}: ${message}`))
  return { synonyms, problems }
}

test('The words of a group mean each other; an arrow leads one way.', () => {
  expect(parse('# comment\n\nPlatte, Tafel\nTeflon => PTFE, PE 1000').synonyms).toEqual([
    { from: ['platte'], to: [['tafel']] },
    { from: ['tafel'], to: [['platte']] },
    { from: ['teflon'], to: [['ptfe'], ['pe', '1000']] },
  ])
})

test.each([
  ['platte', '1: needs two words with a comma, or two sides with =>'],
  ['a, b\nplatte,', '2: has an empty place between its commas'],
  ['=> b', '1: has an empty place between its commas'],
  ['a => b => c', '1: has more than one =>'],
  ['one two three four five, six', '1: has more than 4 words in one place'],
])('%j is refused with its line.', (text, problem) => expect(parse(text).problems).toEqual([problem]))

test('Wrong lines of all files are named with file and line.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'synonyms-'))
  for (const name of ['all', 'de', 'en', 'nl', 'cz']) await writeFile(join(folder, `${name}.txt`), '')
  await writeFile(join(folder, 'de.txt'), '# ok\nplatte\n')
  await writeFile(join(folder, 'nl.txt'), 'a =>\r\n')
  const message = await loadSynonyms(folder).then(String, String)
  expect(message).toContain(`${join(folder, 'de.txt')}:2: needs two words`)
  expect(message).toContain(`${join(folder, 'nl.txt')}:1: has an empty place`)
  await rm(folder, { recursive: true })
})

test('The synonyms of the demo company are valid, and those of all languages hold in each.', async () => {
  const synonyms = await loadSynonyms(join(PROJECT_FOLDER, 'data/search/synonyms'))
  for (const locale of ['de', 'en', 'nl', 'cz'] as const) {
    expect(synonyms[locale].filter(({ from }) => from[0] === 'teflon')).toHaveLength(1)
  }
})
