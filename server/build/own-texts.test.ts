import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkOwnTexts, ownTextsMark, textsProject } from './own-texts.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'own-texts-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (texts: object) => writeFile(join(folder, 'texts.json'), JSON.stringify(texts))

test('a company without texts of its own compiles the sources as they are', async () => {
  expect(await textsProject(folder, join(folder, 'copy'))).toBe('./project.inlang')
  expect(ownTextsMark(folder)).toBe('')
  await checkOwnTexts(folder)
})

test('own words come in place of the others, and those stay', async () => {
  await write({ $schema: 'x', en: { search_send: 'Find' } })
  const copy = join(folder, 'copy')
  expect(await textsProject(folder, copy)).toBe(join(copy, 'project.inlang'))
  const read = async (locale: string) => JSON.parse(await readFile(join(copy, `${locale}.json`), 'utf8'))
  expect([(await read('en')).search_send, (await read('de')).search_send]).toEqual(['Find', 'Suchen'])
  expect(Object.keys(await read('en')).toSorted()).toEqual(Object.keys(await read('de')).toSorted())
  expect(ownTextsMark(folder)).not.toBe('')
})

test('an unknown key, placeholder or language is named', async () => {
  await write({ en: { cart_emty: 'x', shell_cart_count: '{pieces} pieces' } })
  await expect(checkOwnTexts(folder)).rejects.toThrow(
    'texts.json: en.cart_emty is not a text of the interface.\n' +
      'texts.json: en.shell_cart_count has {pieces}, which this text does not get.',
  )
  await write({ fr: {} })
  await expect(checkOwnTexts(folder)).rejects.toThrow(/texts\.json: .*"fr"/s)
  await writeFile(join(folder, 'texts.json'), '{')
  await expect(checkOwnTexts(folder)).rejects.toThrow()
})
