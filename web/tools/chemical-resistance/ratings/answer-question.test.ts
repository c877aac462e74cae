import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import type { Rating, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { answerQuestion } from './answer-question.ts'
import { severityOf } from './ratings.ts'
import { readResistanceQuery } from './resistance-query.ts'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable

const answer = (search: string, locale: (typeof LOCALES)[number] = 'en') =>
  answerQuestion(table, readResistanceQuery(new URLSearchParams(search)), locale)
const ratingOf = (search: string, material: string): Rating | undefined =>
  answer(search).ranking.find((one) => one.material.name === material)?.rating

describe('Facts that everyone in the trade knows', () => {
  test.each<[plastic: string, media: string, ratings: Rating[]]>([
    ['PA6', 'medium=schwefelsaeure&concentration=96', ['C', 'O']],
    ['PA66', 'medium=salzsaeure&concentration=37', ['C', 'O']],
    ['PA6', 'medium=ameisensaeure&concentration=98', ['C', 'O']],
    ['PA6 C', 'medium=phenol&concentration=90', ['C', 'O']],
    ['POM-C', 'medium=salpetersaeure&concentration=50', ['C', 'O']],
    ['POM-H', 'medium=schwefelsaeure&concentration=40', ['C', 'O']],
    ['POM-C', 'medium=chlor-gasfoermig-feucht', ['C', 'O']],
    ['PE-UHMW', 'medium=salzsaeure&concentration=37', ['A']],
    ['PE-UHMW', 'medium=natronlauge&concentration=50', ['A']],
    ['PE-UHMW', 'medium=toluol', ['B', 'C']],
    ['PE-UHMW', 'medium=trichlorethylen-tri', ['B', 'C']],
    ['PE-HMW', 'medium=salpetersaeure&concentration=65&temperature=60', ['C']],
    ['PTFE', 'medium=schwefelsaeure&concentration=96', ['A']],
    ['PTFE', 'medium=natronlauge&concentration=50&temperature=60', ['A']],
    ['PVDF', 'medium=natronlauge&concentration=50', ['C']],
    ['PVDF', 'medium=diethylamin', ['B', 'C', 'O']],
    ['PVDF', 'medium=dimethylformamid-dmf', ['O']],
    ['PVDF', 'medium=n-methyl-2-pyrrolidon-nmp', ['O']],
    ['PET', 'medium=natronlauge&concentration=50', ['C']],
    ['PET', 'medium=heisswasser', ['C']],
    ['PPS', 'medium=salpetersaeure&concentration=65', ['B', 'C']],
    ['PEEK', 'medium=schwefelsaeure&concentration=96', ['O']],
  ])('%s and %s: one of %j.', (plastic, media, ratings) => {
    expect(ratings).toContain(ratingOf(media, plastic))
    // The other way round, the plastic's list has the medium. So has the list of attacking media at C or O.
    const key = new URLSearchParams(media).get('medium')
    const hot = media.includes('temperature') ? '&temperature=60' : ''
    const contact = answer(`material=${plastic}${hot}`).contacts.find(({ medium }) => medium.key === key)
    const rating = ratingOf(media, plastic) ?? '-'
    expect(severityOf(contact?.rating ?? 'A')).toBeGreaterThanOrEqual(severityOf(rating))
  })
})

test('Both questions agree: the list of a plastic has each chemical once, with its worst rating at room temperature.', () => {
  for (const { name } of table.materials) {
    const { contacts, rows, ranking } = answer(`material=${encodeURIComponent(name)}`)
    expect([contacts.length, rows.length, ranking.length]).toEqual([table.chemicals.length, 0, 0])
    for (const { medium, rating } of contacts.filter((_, index) => index % 40 === 0)) {
      expect(ratingOf(`medium=${medium.key}`, name), `${name} ${medium.key}`).toBe(rating)
    }
  }
})

test('Plastics are in the order of their rating, then of their price class.', () => {
  const { ranking } = answer('medium=natronlauge&concentration=10')
  const keys = ranking.map(({ rating, material }) => severityOf(rating) * 10 + material.priceClass)
  expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  expect(ranking[0]?.material.name).toBe('PE-UHMW')
})

test('A plan has the worst rating of its media, and names the medium that decides.', () => {
  const { ranking, rows } = answer('medium=natronlauge&medium=peressigsaeure&concentration=10&concentration=5')
  const pom = ranking.find(({ material }) => material.name === 'POM-C')
  expect(pom?.rating).toBe('C')
  expect(rows[pom?.decisive ?? 0]?.medium.key).toBe('peressigsaeure')
})

test('A further medium never makes a plastic better.', () => {
  const media = table.chemicals.filter((_, index) => index % 27 === 0).map(({ key }) => `medium=${key}`)
  for (const first of media) {
    for (const second of media) {
      const one = new Map(answer(first).ranking.map(({ material, rating }) => [material.name, rating]))
      for (const { material, rating } of answer(`${first}&${second}`).ranking) {
        expect(severityOf(rating)).toBeGreaterThanOrEqual(severityOf(one.get(material.name) ?? 'A'))
      }
    }
  }
})

test('Without a concentration the worst of all tested ones counts.', () => {
  expect(ratingOf('medium=schwefelsaeure', 'PEEK')).toBe('O')
  expect(answer('medium=schwefelsaeure').rows).toHaveLength(3)
})

test('Chemicals without data are never stable.', () => {
  const unknown = table.chemicals.flatMap(({ key, tests }) =>
    tests.some(({ ratings }) => ratings.includes('-')) ? [key] : [],
  )
  expect(unknown.length).toBeGreaterThan(0)
  for (const key of unknown) {
    const { ranking, rows } = answer(`medium=${key}`)
    const isUnknown = (name: string) => {
      const column = table.materials.findIndex((material) => material.name === name)
      return rows.some(({ cells }) => cells[column]?.rating === '-')
    }
    const ratings = ranking.filter(({ material }) => isUnknown(material.name)).map(({ rating }) => rating)
    expect(['-', 'C', 'O']).toEqual(expect.arrayContaining(ratings))
    expect(ratings.length).toBeGreaterThan(0)
  }
})

test('A nearest test is named, with the next hotter one.', () => {
  const [row] = answer('medium=natronlauge&concentration=12&temperature=35&material=PA6').rows
  expect(row).toMatchObject({
    concentration: 10,
    temperature: 'RT',
    concentrationDeviation: 'milder',
    temperatureDeviation: 'milder',
    cells: [{ rating: 'B', next: { temperature: 60, rating: 'C' } }],
  })
})

test('A plastic that is hotter than its limit says so, however well it resists.', () => {
  const hot = answer('medium=heisswasser').ranking
  expect(hot.find(({ material }) => material.name === 'PE-UHMW')?.tooHot).toBe(90)
  expect(hot.find(({ material }) => material.name === 'PEEK')?.tooHot).toBeUndefined()
})

test('A minimum leaves plastics out and counts them.', () => {
  const all = answer('medium=toluol').ranking
  const { ranking, leftOut } = answer('medium=toluol&minimum=A')
  expect(ranking.every(({ rating }) => rating === 'A')).toBe(true)
  expect(ranking.length + leftOut).toBe(all.length)
})

test('An ambiguous name has suggestions, an unknown one has none, and neither has ratings.', () => {
  const [open] = answer('medium=sodium').asked
  expect([open?.problem, open?.suggestions.length, open?.medium]).toEqual(['ambiguous', 8, undefined])
  const [unknown] = answer('medium=unobtainium').asked
  expect([unknown?.problem, unknown?.suggestions]).toEqual(['unknown', []])
  expect(answer('medium=unobtainium').ranking).toEqual([])
})

test('Without a question the table has the most frequent media, and with a group its own.', () => {
  expect(answer('').rows[0]?.medium.key).toBe('natronlauge')
  expect(new Set(answer('group=ketones').rows.map(({ medium }) => medium.key)).size).toBe(6)
})

test('Names are in the language of the page; the answer is the same in all.', () => {
  const names = LOCALES.map((locale) => answer('medium=NaOH', locale).asked[0]?.medium?.name)
  expect(names).toEqual(['Natronlauge', 'Sodium hydroxide solution', 'Natronloog', 'Hydroxid sodný (roztok)'])
  const rankings = LOCALES.map((locale) =>
    answer('medium=NaOH', locale)
      .ranking.map(({ material }) => material.name)
      .join(),
  )
  expect(new Set(rankings).size).toBe(1)
})

test('A plastic with ratings of another one names it.', () => {
  const { materials } = answer('')
  const ratedAs = Object.fromEntries(materials.map((material) => [material.name, material.ratedAs]))
  expect([ratedAs['PE-HMW'], ratedAs['PA6 C'], ratedAs['PA12 C'], ratedAs['POM-C']]).toEqual([
    'PE-UHMW',
    'PA6',
    undefined,
    undefined,
  ])
})
