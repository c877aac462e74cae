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
  ['salzsaeure', 'natronlauge', 'very hot'],
  ['schwefelsaeure', 'kalilauge', 'very hot'],
  ['saurer-schaumreiniger-phosphorsaeurehaltig', 'alkalischer-schaumreiniger-ph-12-13', 'very hot'],
  ['salzsaeure', 'kaliumpermanganat', 'chlorine gas'],
  ['kaliumpermanganat', 'aceton', 'catch fire'],
  [BLEACH, 'isopropanol-2-propanol', 'catch fire'],
  ['natriumsulfid', 'wasserstoffperoxid', 'catch fire'],
  ['natriumcyanid', BLEACH, 'explode'],
  ['peressigsaeure', 'ethanol', 'explosive'],
  ['wasserstoffperoxid', 'eisen-iii-chlorid', 'decomposes'],
  ['ammoniumnitrat', 'dieselkraftstoff', 'burn or explode'],
  ['trichlorethylen-tri', 'natronlauge', 'ignite'],
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
  ['salzsaeure', 'schwefelsaeure'],
  ['natronlauge', 'trinkwasser-kalt'],
  ['citronensaeure', 'ethanol'],
])('%s and %s have no warning.', (one, other) => expect(dangersOf(one, other)).toEqual([]))

test('Each strong acid and each strong alkali of the table have a warning.', () => {
  const of = (group: string) => {
    const index = table.groups.findIndex(({ key }) => key === group)
    return table.chemicals.filter((chemical) => chemical.group === index).map(({ key }) => key)
  }
  const weak = ['borsaeure', 'kohlensaeure-waessrig', 'schweflige-saeure', 'magnesiumhydroxid']
  const strong = (group: string) => of(group).filter((key) => !weak.includes(key))
  const silent = strong('inorganic-acids').flatMap((acid) =>
    strong('alkalis-bases').filter((alkali) => dangersOf(acid, alkali).length === 0),
  )
  expect(silent).toEqual([])
})

test('Every reaction has media on both sides, a text in each language, and a source.', () => {
  expect(table.reactions.length).toBeGreaterThan(15)
  for (const { first, second, danger, source } of table.reactions) {
    expect(Math.min(first.length, second.length)).toBeGreaterThan(0)
    expect(LOCALES.every((locale) => danger[locale].length > 0)).toBe(true)
    expect(source).not.toBe('')
  }
})
