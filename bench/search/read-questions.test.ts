import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { LOCALES } from '#contracts/locales.ts'
import { catalogueSource } from '#test/support/catalogue-source.ts'
import { readFindingCatalogue } from './read-finding-catalogue.ts'
import { parseQuestions, readQuestions } from './read-questions.ts'

test('There are at least 600 questions, of every kind, and in every language.', async () => {
  const questions = await readQuestions()
  expect(questions.length).toBeGreaterThanOrEqual(600)
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(18)
  for (const locale of LOCALES) {
    const terms = questions.filter((one) => one.locale === locale).map(({ term }) => term)
    expect(terms.length).toBeGreaterThan(60)
    expect(new Set(terms).size, `twice in ${locale}`).toBe(terms.length)
  }
})

test('Each wanted family and item number is in the catalogue.', async () => {
  const { products } = await readFindingCatalogue(catalogueSource(join(PROJECT_FOLDER, 'data/catalogue')))
  const families = products.map(({ number }) => number)
  const numbers = products.flatMap(({ variants }) => variants.map(({ number }) => number))
  const unknown = (await readQuestions()).flatMap(({ locale, term, wanted }) =>
    wanted.flatMap((answer) => {
      if (answer.of !== 'family' && answer.of !== 'number') return []
      const known = answer.of === 'family' ? families : numbers
      return known.some((one) => answer.pattern.test(one)) ? [] : [`${locale} ${term}: ${answer.pattern.source}`]
    }),
  )
  expect(unknown).toEqual([])
})

test('A line that cannot be read is named.', () => {
  expect(() => parseQuestions('de', '## product\nPlatte')).toThrow('de: cannot read "Platte"')
  expect(() => parseQuestions('de', '## product\nPlatte => x:1')).toThrow('no answer begins so: x:1')
})
