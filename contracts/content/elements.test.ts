import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ELEMENT_READERS } from './elements.ts'
import { MENU_TYPES } from './elements/menu.ts'

/** Names in a folder without extension, tests left out. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(new URL(`../../${folder}`, import.meta.url), { withFileTypes: true })
  return entries.map(({ name }) => name.replace(/\.\w+$/, '')).filter((name) => !name.endsWith('.test'))
}

/** Types with the same fields and the same block: a file for the family (docs/decisions/0048). */
const FAMILIES: Record<string, readonly string[]> = { gallery: ['image', 'textmedia', 'textpic'], menu: MENU_TYPES }

const inFamilies = new Set(Object.values(FAMILIES).flat())
const types = [...Object.keys(ELEMENT_READERS).filter((type) => !inFamilies.has(type)), ...Object.keys(FAMILIES)]

test('Every element type or family has a file of its name on each side, and no file has another name.', async () => {
  expect((await namesIn('contracts/content/elements')).toSorted()).toEqual([...types, 'unknown'].toSorted())
  expect((await namesIn('backend/content/elements')).toSorted()).toEqual(types.toSorted())
  expect(await namesIn('web/blocks')).toEqual(expect.arrayContaining([...types, 'unknown']))
})
