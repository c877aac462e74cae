import { expect, test } from 'vitest'
import type { Download } from '#contracts/content/elements/site_download_list.ts'
import { filterDownloads, readDownloadFilter } from './filter-downloads.ts'

const file = (title: string, category: string, language: string, kind = 'PDF') =>
  ({ title, category, language, kind, version: '3', href: `/${title}-${language}` }) as Download

const ITEMS = [
  file('Příručka', 'Handling', 'cs'),
  file('Příručka', 'Handling', 'en'),
  file('FDA declaration', 'Declarations', 'de'),
  file('FDA declaration', 'Declarations', 'en'),
  file('Rail', 'Models', '', 'STEP'),
]
const filtered = (query: string, language = 'de') =>
  filterDownloads(ITEMS, readDownloadFilter(new URLSearchParams(query)), language)
const files = (query: string, language?: string) => filtered(query, language).entries.map((entry) => entry.file.href)

test('A document is shown once, in the language of the page, or else without language or in English.', () => {
  expect(files('')).toEqual(['/Příručka-en', '/FDA declaration-de', '/Rail-'])
  expect(files('', 'cs')).toEqual(['/Příručka-cs', '/FDA declaration-en', '/Rail-'])
  expect(filtered('').entries[1]?.others.map(({ language }) => language)).toEqual(['en'])
})

test.each([
  ['category=Declarations', ['/FDA declaration-de']],
  ['language=cs', ['/Příručka-cs', '/Rail-']],
  ['q=prirucka', ['/Příručka-en']],
  ['q=handling+PRIRUCKA', ['/Příručka-en']],
  ['q=step', ['/Rail-']],
  ['q=nothing', []],
  ['category=Models&language=cs&q=rail', ['/Rail-']],
])('?%s shows %j.', (query, expected) => {
  expect(files(query)).toEqual(expected)
})

test('The filters offer what the whole list has.', () => {
  const { categories, languages } = filtered('q=nothing')
  expect([categories, languages]).toEqual([
    ['Handling', 'Declarations', 'Models'],
    ['cs', 'en', 'de'],
  ])
})
