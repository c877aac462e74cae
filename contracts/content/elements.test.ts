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

/** Plain elements of TYPO3: each has a block, and all share `stock.ts` in the contract and the backend. */
const STOCK = ['header', 'div', 'text', 'html', 'bullets', 'table', 'uploads']

const inFamilies = new Set(Object.values(FAMILIES).flat())
const blocks = [...Object.keys(ELEMENT_READERS).filter((type) => !inFamilies.has(type)), ...Object.keys(FAMILIES)]
const files = [...blocks.filter((type) => !STOCK.includes(type)), 'stock']

test('Every element type or family has a file of its name on each side, and no file has another name.', async () => {
  expect((await namesIn('contracts/content/elements')).toSorted()).toEqual([...files, 'unknown'].toSorted())
  expect((await namesIn('backend/content/elements')).toSorted()).toEqual(files.toSorted())
  expect(await namesIn('web/blocks')).toEqual(expect.arrayContaining([...blocks, 'unknown']))
})
