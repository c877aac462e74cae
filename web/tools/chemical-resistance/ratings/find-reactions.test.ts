import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { findReactions } from './find-reactions.ts'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable

const plan = (...keys: string[]) =>
  keys.map((key) => table.chemicals.find((one) => one.key === key) ?? expect.unreachable(key))
const dangersOf = (...keys: string[]) => findReactions(table, plan(...keys), 'en').map(({ danger }) => danger)

const BLEACH = 'natriumhypochlorit-chlorbleichlauge'

test.each([
  [BLEACH, 'salzsaeure', 'chlorine gas'],
  [BLEACH, 'peressigsaeure', 'chlorine gas'],
  [BLEACH, 'saurer-schaumreiniger-phosphorsaeurehaltig', 'chlorine gas'],
  ['chlorhaltiger-reiniger-aktivchlorhaltig', 'citronensaeure', 'chlorine gas'],
  [BLEACH, 'ammoniakwasser', 'chloramines'],
  ['natriumsulfid', 'salzsaeure', 'hydrogen sulphide'],
  ['natriumcyanid', 'phosphorsaeure', 'hydrogen cyanide'],
  ['natriumchlorit', 'salzsaeure', 'chlorine dioxide'],
  ['salpetersaeure', 'isopropanol-2-propanol', 'burn or explode'],
  ['wasserstoffperoxid', 'aceton', 'explosive'],
  ['acetylchlorid', 'trinkwasser-kalt', 'violently'],
])('%s and %s, in both orders: %s.', (one, other, danger) => {
  expect(dangersOf(one, other)).toEqual([expect.stringContaining(danger)])
  expect(dangersOf(other, one)).toEqual(dangersOf(one, other))
  // A third medium of the plan hides nothing.
  expect(dangersOf(one, 'trinkwasser-kalt', other)).toEqual(expect.arrayContaining(dangersOf(one, other)))
})

test.each([
  ['natronlauge', 'peressigsaeure'],
  ['natronlauge', BLEACH],
  [BLEACH, BLEACH],
  ['salzsaeure', 'salzsaeure'],
])('%s and %s have no warning.', (one, other) => expect(dangersOf(one, other)).toEqual([]))

test('Every reaction has media on both sides, a text in each language, and a source.', () => {
  expect(table.reactions.length).toBeGreaterThan(15)
  for (const { first, second, danger, source } of table.reactions) {
    expect(Math.min(first.length, second.length)).toBeGreaterThan(0)
    expect(LOCALES.every((locale) => danger[locale].length > 0)).toBe(true)
    expect(source).not.toBe('')
  }
})
