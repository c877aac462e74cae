import { expect, test } from 'vitest'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { describeDocuments } from './described-documents.server.ts'

const document = (kind: 'fda' | 'data-sheet' | 'drawing', title: string, language?: string) => ({
  kind,
  title,
  language,
  url: `/${title}.pdf`,
  mediaType: 'application/pdf',
  size: 1,
})
const shownTo = (locale: 'cz' | 'de', ...documents: ReturnType<typeof document>[]) =>
  runWithLocale(locale, () =>
    describeDocuments(documents, PAGE_LANGUAGE).map((shown) => [
      shown.title,
      shown.titleLanguage,
      shown.language,
      shown.languageName,
    ]),
  )

test('a document in another language is named in that of the page, with its own language beside it', () => {
  expect(shownTo('cz', document('fda', 'Declaration of compliance', 'en'))).toEqual([
    ['Prohlášení o shodě pro styk s potravinami', undefined, 'en', 'angličtina'],
  ])
})

test('a document in the language of the page keeps its title', () => {
  expect(shownTo('de', document('fda', 'Erklärung', 'de'), document('data-sheet', 'Blatt'))).toEqual([
    ['Erklärung', undefined, undefined, undefined],
    ['Blatt', undefined, undefined, undefined],
  ])
})

test('two documents of a kind, and those without a usual name, keep the titles that tell them apart', () => {
  const given = [
    document('data-sheet', 'Sheet of 08B', 'en'),
    document('data-sheet', 'Sheet of 10B', 'en'),
    document('drawing', 'Assembly', 'en'),
  ]
  expect(shownTo('cz', ...given).map(([title, language]) => [title, language])).toEqual([
    ['Sheet of 08B', 'en'],
    ['Sheet of 10B', 'en'],
    ['Assembly', 'en'],
  ])
})
