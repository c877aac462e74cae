import { expect, test } from 'vitest'
import { createSearchReport, type SearchesReport } from './search-report.ts'
import { scrubTerm } from './scrub-term.ts'

function open() {
  const reports: SearchesReport[] = []
  let now = Date.parse('2026-11-27T08:00:00Z')
  let network = ''
  const report = createSearchReport({
    network: () => network,
    write: (one) => reports.push(one),
    clock: () => new Date(now),
  })
  return {
    reports,
    end: report.end,
    pass: (milliseconds: number) => (now += milliseconds),
    ask(visitor: string, term: string, hits: number, isFollowed = false) {
      network = visitor
      report.note('de', { term, hits, isFollowed })
    },
  }
}

test('Terms that three visitors asked are named, those of fewer are only counted.', () => {
  const { ask, end, reports } = open()
  for (const visitor of ['a', 'b', 'c']) ask(visitor, 'Gelenkwelle', 0)
  for (const visitor of ['a', 'b']) ask(visitor, 'Frau Novák', 0)
  end()
  expect(reports).toEqual([
    {
      since: '2026-11-27T08:00:00.000Z',
      searches: 5,
      withoutHits: 5,
      withoutPress: 0,
      termsWithoutHits: [{ language: 'de', term: 'gelenkwelle', visitors: 3, of: 3 }],
      termsWithoutPress: [],
    },
  ])
  expect(JSON.stringify(reports)).not.toMatch(/nov/i)
})

test('A visitor counts once for a term, however it was written, and a press stays one.', () => {
  const { ask, end, reports } = open()
  for (const term of ['Platte', ' platte ', 'PLATTE']) ask('a', term, 8)
  ask('b', 'platte', 8, true)
  ask('b', 'platte', 8)
  ask('c', 'platte', 8)
  end()
  expect(reports[0]).toMatchObject({
    searches: 3,
    withoutPress: 2,
    termsWithoutPress: [{ language: 'de', term: 'platte', visitors: 3, of: 2 }],
  })
})

test('A report ends after a day, and the next one has other hashes of the same networks.', () => {
  const { ask, pass, end, reports } = open()
  ask('a', 'Platte', 1)
  pass(86_400_000)
  ask('a', 'Platte', 1)
  expect(reports).toHaveLength(1)
  end()
  expect(reports.map(({ searches, since }) => [searches, since])).toEqual([
    [1, '2026-11-27T08:00:00.000Z'],
    [1, '2026-11-28T08:00:00.000Z'],
  ])
  end()
  expect(reports).toHaveLength(2)
})

test('Many terms of one visitor do not push out a term of several.', () => {
  const { ask, end, reports } = open()
  for (const visitor of ['a', 'b', 'c']) ask(visitor, 'Gelenkwelle', 0)
  for (let number = 0; number < 6_000; number += 1) ask('d', `term ${number}`, 0)
  ask('a', 'Platte', 0)
  ask('b', 'Platte', 0)
  ask('c', 'Platte', 0)
  end()
  expect(reports[0]?.termsWithoutHits.map(({ term }) => term)).toEqual(['gelenkwelle', 'platte'])
  expect(reports[0]?.searches).toBeLessThanOrEqual(5_006)
})

test.each([
  ['Jan.Novak@firma.example anrufen', '…@… anrufen'],
  ['0555 23125-102', '#'],
  ['+49 (231) 12 34 56', '#'],
  ['K-10002', 'k-#'],
  ['44139 Dortmund', '# dortmund'],
  ['T-08B1-S-2000', 't-08b1-s-2000'],
  ['Platte 20 x 500 x 1000', 'platte 20 x 500 x 1000'],
  ['DIN 8187', 'din 8187'],
])('%s is named as %s', (term, named) => expect(scrubTerm(term)).toBe(named))
