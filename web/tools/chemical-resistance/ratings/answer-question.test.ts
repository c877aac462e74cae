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

test('Each rating names its test, and how it differs.', () => {
  const [row] = answer('medium=natronlauge&concentration=12&temperature=35&material=PA6').rows
  expect(row).toMatchObject({
    concentration: 50,
    temperature: 60,
    cells: [
      {
        rating: 'C',
        test: { concentration: 50, temperature: 60 },
        concentrationDeviation: 'harsher',
        temperatureDeviation: 'harsher',
        isBeyond: false,
      },
    ],
  })
})

test('The next hotter and the next stronger test are named where they are worse.', () => {
  const next = (search: string) => answer(search).rows[0]?.cells[0]?.next
  expect(next('medium=schwefelsaeure&concentration=40&material=PEEK')).toEqual([
    { concentration: 40, temperature: 60, rating: 'B' },
    { concentration: 96, temperature: 'RT', rating: 'O' },
  ])
  expect(next('medium=natronlauge&concentration=50&material=PA6')).toEqual([
    { concentration: 50, temperature: 60, rating: 'C' },
  ])
  expect(next('medium=schwefelsaeure&concentration=10&material=PEEK')).toEqual([])
})

/** Ratings of all plastics that are not as bad as C. */
const hopeful = (search: string) =>
  Object.fromEntries(
    answer(search).ranking.flatMap(({ material, rating }) =>
      rating === 'A' || rating === 'B' ? [[material.name, rating]] : [],
    ),
  )

describe('No rating is outside its evidence', () => {
  test.each([
    ['medium=Wasser&temperature=95', ['PET', 'POM-H'], 'C'],
    ['medium=milch&temperature=95', ['PET', 'POM-H'], 'C'],
    ['medium=natriumchlorid-kochsalz&concentration=10&temperature=100', ['PET', 'POM-H'], 'C'],
    ['medium=schwefelsaeure&concentration=41', ['PEEK'], 'O'],
    ['medium=schwefelsaeure&concentration=67', ['PEEK'], 'O'],
    ['medium=kalilauge&concentration=29', ['PVDF', 'PA46'], 'C'],
    ['medium=salpetersaeure&concentration=10.1', ['PEEK', 'PET'], 'C'],
    ['medium=perchlorsaeure&concentration=11', ['PEEK', 'PET'], 'C'],
    ['medium=wasserstoffperoxid&concentration=4', ['POM-C'], 'C'],
    ['medium=essigsaeure&concentration=74', ['POM-C'], 'C'],
    ['medium=zinkchlorid&concentration=60', ['PA6', 'PA66', 'PA6 C', 'PA46'], 'C'],
    ['medium=citronensaeure&concentration=50', ['PA6'], 'B'],
  ] as const)('%s: %j are %s.', (search, plastics, rating) => {
    for (const plastic of plastics) expect(ratingOf(search, plastic), plastic).toBe(rating)
  })

  test('At 95 °C nothing of mostly water is stable in more than hot water is.', () => {
    const media = table.chemicals.filter(({ water }) => water === 'contains')
    expect(media.length).toBeGreaterThan(100)
    for (const { key } of media) {
      const ratings = hopeful(`medium=${key}&temperature=95`)
      expect([ratings['PET'], ratings['POM-H']], key).toEqual([undefined, undefined])
      expect(Object.values(ratings), key).not.toContain('A')
    }
  })

  test('Above its short-time limit no plastic is recommended for any medium.', () => {
    for (const { name, shortTime } of table.materials) {
      const { contacts } = answer(`material=${encodeURIComponent(name)}&temperature=${Math.min(300, shortTime + 5)}`)
      if (shortTime === 300) continue
      expect(contacts.filter(({ rating }) => rating === 'A' || rating === 'B')).toEqual([])
    }
  })

  test('“A only” leaves nothing at 300 °C.', () => {
    expect(answer('medium=salzsaeure&temperature=300&minimum=A').ranking).toEqual([])
  })
})

test('A medium outside the temperatures of a plastic says so, however well it resists.', () => {
  const outside = (search: string, plastic: string) =>
    answer(search).ranking.find(({ material }) => material.name === plastic)?.outside
  expect(outside('medium=heisswasser', 'PE-UHMW')).toEqual({ limit: 'long-term', temperature: 90 })
  expect(outside('medium=heisswasser', 'PEEK')).toBeUndefined()
  expect(outside('medium=salzsaeure&concentration=37&temperature=150', 'PE-UHMW')).toEqual({
    limit: 'short-time',
    temperature: 150,
  })
  expect(outside('medium=ethanol&temperature=-50', 'PET')).toEqual({ limit: 'cold', temperature: -50 })
})

test('A minimum leaves plastics out and counts them.', () => {
  const all = answer('medium=toluol').ranking
  const { ranking, leftOut } = answer('medium=toluol&minimum=A')
  expect(ranking.every(({ rating }) => rating === 'A')).toBe(true)
  expect(ranking.length + leftOut).toBe(all.length)
})

describe('Nothing but an exact name answers', () => {
  test.each([
    [
      'medium=chlor',
      'ambiguous',
      ['chlor-gasfoermig-trocken', 'chlor-gasfoermig-feucht', 'chlor-fluessig', 'chlorwasser'],
    ],
    ['medium=Kaliumchlorat', 'similar', ['kaliumchlorid']],
    ['medium=sodium%20hipochlorit', 'similar', ['natriumhypochlorit-chlorbleichlauge']],
    ['medium=Salz%C3%A4ure', 'similar', ['salzsaeure']],
    ['medium=unobtainium', 'unknown', []],
  ])('%s is %s: %j.', (search, problem, suggestions) => {
    const { asked, ranking, rows } = answer(search)
    expect(asked[0]?.problem).toBe(problem)
    expect(asked[0]?.suggestions.map(({ key }) => key).slice(0, 4)).toEqual(suggestions)
    expect(asked[0]?.medium).toBeUndefined()
    expect(ranking).toEqual([])
    expect(rows).toEqual([])
    expect(answer(`${search}&material=PA6`).contacts).toEqual([])
  })

  test('A name that begins many has the most frequent ones as suggestions.', () => {
    const [open] = answer('medium=sodium').asked
    expect([open?.problem, open?.suggestions.length]).toEqual(['similar', 8])
  })
})

describe('A condition that is not understood', () => {
  test.each([
    'medium=salzsaeure&temperature=400',
    'medium=salzsaeure&concentration=110',
    'medium=salzsaeure&concentration=stark',
    'medium=&temperature=400',
  ])('%s has no rating.', (search) => {
    const { asked, ranking, rows } = answer(search)
    expect([asked[0]?.wrong.length, ranking, rows]).toEqual([1, [], []])
  })

  test('The other media of the plan are rated.', () => {
    const { rows } = answer('medium=salzsaeure&medium=natronlauge&concentration=110&concentration=10')
    expect(rows.map(({ medium }) => medium.key)).toEqual(['natronlauge'])
  })
})

describe('A name with its concentration', () => {
  test.each([
    ['medium=Natronlauge%2050%20%25', 'Natronlauge', '50'],
    ['medium=50%25ige%20Schwefels%C3%A4ure', 'Schwefelsäure', '50'],
    ['medium=Natronlauge%2050%20%25&concentration=10', 'Natronlauge', '50'],
    ['medium=Speiseessig%20(5%20%25)', 'Speiseessig (5 %)', ''],
  ])('%s fills both fields: %s and %s.', (search, name, concentration) => {
    const [medium] = answer(search).asked
    expect([medium?.input.text, medium?.input.concentration]).toEqual([name, concentration])
    expect(medium?.medium).toBeDefined()
  })

  test('The rating is the one of the concentration.', () => {
    expect(ratingOf('medium=schwefels%C3%A4ure%2067%25', 'PEEK')).toBe(
      ratingOf('medium=schwefelsaeure&concentration=67', 'PEEK'),
    )
  })
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
