import { expect, test } from 'vitest'
import { RATINGS, type Dilution, type Rating } from '#contracts/resistance/resistance-table.ts'
import type { TestedCondition } from './condition-scale.ts'
import { limitRating, rateCondition, type RatedTest } from './rate-condition.ts'

/** `10 60` */
function parseCondition(text: string): TestedCondition {
  const [concentration = '', temperature = ''] = text.split(' ')
  const isCode = concentration === 'UD' || concentration === 'SS' || concentration === 'CA'
  return {
    concentration: isCode ? concentration : Number(concentration),
    temperature: temperature === 'RT' ? 'RT' : Number(temperature),
  }
}

/** `10 RT A, UD 60 C` */
const tested = (text: string): RatedTest[] =>
  text.split(', ').map((one) => ({
    ...parseCondition(one),
    rating: RATINGS.find((rating) => rating === one.split(' ')[2]) ?? '-',
  }))

/** `B by 10 60, stronger, hotter; next UD 60 C` */
function answerOf(tests: string, wanted: string, dilution?: Dilution): string {
  const { concentration, temperature } = parseCondition(wanted)
  const answer = rateCondition(
    tested(tests),
    { concentration, temperature: temperature === 'RT' ? undefined : temperature },
    dilution,
  )
  const { test: by, rating, next, isBeyond } = answer
  const words = (names: { milder: string; harsher: string }, deviation: typeof answer.concentration) =>
    deviation === undefined ? [] : [deviation === 'another kind' ? deviation : names[deviation]]
  return [
    [
      by ? `${rating} by ${by.concentration} ${by.temperature}` : rating,
      ...words({ milder: 'weaker', harsher: 'stronger' }, answer.concentration),
      ...words({ milder: 'colder', harsher: 'hotter' }, answer.temperature),
      ...(isBeyond ? ['beyond'] : []),
    ].join(', '),
    ...next.map((one) => `next ${one.concentration} ${one.temperature} ${one.rating}`),
  ].join('; ')
}

const ACID = '10 RT A, 10 60 B, 37 RT C, 37 60 O'
const STRONG = '40 RT A, 40 60 A, 96 RT O, 96 60 O'

test.each<[why: string, tests: string, wanted: string, answer: string]>([
  ['as tested', ACID, '37 60', 'O by 37 60'],
  [
    'as tested, with the next hotter and the next stronger test',
    ACID,
    '10 RT',
    'A by 10 RT; next 10 60 B; next 37 RT C',
  ],
  ['all of room temperature is one condition', ACID, '10 15', 'A by 10 RT; next 10 60 B; next 37 RT C'],
  ['colder than the test', ACID, '37 5', 'C by 37 RT, hotter; next 37 60 O'],
  ['between two temperatures, the hotter test', ACID, '10 26', 'B by 10 60, hotter; next 37 60 O'],
  ['between two concentrations, the stronger test', ACID, '11 RT', 'C by 37 RT, stronger; next 37 60 O'],
  ['just below the stronger test', STRONG, '41 20', 'O by 96 RT, stronger'],
  ['weaker than all tests', STRONG, '5 20', 'A by 40 RT, stronger; next 96 RT O'],
  ['milder in both', STRONG, '5 0', 'A by 40 RT, stronger, hotter; next 96 RT O'],
  ['hotter than all tests, which were stable', '10 RT A, 10 60 A', '10 61', '- by 10 60, colder, beyond'],
  ['hotter than all tests, which were not stable', '10 RT A, 10 60 B', '10 61', 'B by 10 60, colder, beyond'],
  ['hotter than all tests, which failed', ACID, '37 90', 'O by 37 60, colder, beyond'],
  ['hotter, and the next stronger one fails', STRONG, '40 80', '- by 40 60, colder, beyond; next 96 60 O'],
  ['stronger than all tests, which were stable', '10 RT A, 50 RT A', '51 20', '- by 50 RT, weaker, beyond'],
  ['stronger than all tests, which were not', '10 RT A, 50 RT C', '51 20', 'C by 50 RT, weaker, beyond'],
  ['stronger and hotter', '10 RT A, 10 60 A', '20 80', '- by 10 60, weaker, colder, beyond'],
  ['no test is harsh enough in both', '10 60 A, 50 RT A', '20 40', '- by 10 60, weaker, hotter, beyond'],
  [
    'no test is harsh enough in both, and one of them fails',
    '10 60 A, 50 RT C',
    '20 40',
    'C by 50 RT, stronger, colder, beyond',
  ],
  ['a harsher test that is none of the two next ones', '10 60 A, 50 RT C, 90 90 A', '5 20', 'C by 50 RT, stronger'],
  ['a weaker test that was worse', '10 RT B, 50 RT A', '50 20', 'B by 10 RT, weaker'],
  ['a weaker test that was worse, and a colder request', '10 RT B, 50 RT A', '20 0', 'B by 10 RT, weaker, hotter'],
  ['a colder test that was worse', '10 RT C, 10 60 A', '10 60', 'C by 10 RT, colder'],
  ['a saturated solution for a weaker one', '10 RT B, SS RT C', '60 20', 'C by SS RT, stronger'],
  ['a saturated solution as tested', '10 RT B, SS RT C', 'SS 20', 'C by SS RT'],
  ['a saturated solution is stronger than per cent', '10 RT A, 50 RT A', 'SS 20', '- by 50 RT, weaker, beyond'],
  ['an undiluted medium is stronger than a saturated solution', 'SS RT A', '100 20', '- by SS RT, weaker, beyond'],
  ['an undiluted medium as 100 %', '40 RT A, UD RT B', '100 20', 'B by UD RT'],
  ['an undiluted medium for a solution', '40 RT A, UD RT B', '41 20', 'B by UD RT, stronger'],
  ['a commercial product as 100 %', 'CA RT A', '100 20', 'A by CA RT'],
  ['a commercial product as undiluted', 'CA RT A', 'UD 20', 'A by CA RT'],
  ['a commercial product does not know per cent', 'CA RT A', '10 20', '- by CA RT, another kind, beyond'],
  ['a commercial product that fails', 'CA RT C', '10 20', 'C by CA RT, another kind, beyond'],
  ['per cent do not know a commercial product', '10 RT A', 'CA 20', '- by 10 RT, weaker, beyond'],
  ['hot water at room temperature', 'CA 90 B', 'CA 20', 'B by CA 90, hotter'],
  ['a test without data does not count', '10 RT -, 50 RT B', '10 20', 'B by 50 RT, stronger'],
  ['only tests without data', '10 RT -', '10 20', '-'],
  ['below zero', '10 RT A', '10 -20', 'A by 10 RT, hotter'],
])('%s: of %s, %s is %s.', (_, tests, wanted, answer) => {
  expect(answerOf(tests, wanted)).toBe(answer)
  // The order of the file says nothing.
  const reversed = tests.split(', ').toReversed().join(', ')
  expect(answerOf(reversed, wanted).split(/[,;]/)[0]).toBe(answer.split(/[,;]/)[0])
})

test.each<[why: string, dilution: Dilution, tests: string, wanted: string, answer: string]>([
  ['a dry gas is another medium in water', 'other', 'UD RT A', '30 20', '- by UD RT, another kind, beyond'],
  ['one that attacks does not become harmless', 'other', 'UD RT C', '30 20', 'C by UD RT, another kind, beyond'],
  ['saturated with the gas', 'other', 'UD RT A', 'SS 20', '- by UD RT, another kind, beyond'],
  ['the dry gas itself', 'other', 'UD RT A', '100 20', 'A by UD RT'],
  [
    'a cleaner in use is a part of the product',
    'product',
    'CA RT A, CA 60 B',
    '3 20',
    'A by CA RT, stronger; next CA 60 B',
  ],
])('%s (%s): of %s, %s is %s.', (_, dilution, tests, wanted, answer) =>
  expect(answerOf(tests, wanted, dilution)).toBe(answer),
)

const LIMITS = { longTerm: 80, shortTime: 120 }

test.each<[rating: Rating, heat: number, water: Rating | undefined, limited: Rating]>([
  ['A', 80, undefined, 'A'],
  ['A', 81, undefined, 'B'],
  ['B', 120, undefined, 'B'],
  ['A', 121, undefined, '-'],
  ['B', 121, undefined, '-'],
  ['C', 121, undefined, 'C'],
  ['O', 300, undefined, 'O'],
  ['-', 81, undefined, '-'],
  ['A', 90, 'A', 'B'],
  ['A', 90, 'C', 'C'],
  ['-', 90, 'B', '-'],
  ['-', 90, 'C', 'C'],
  ['O', 90, 'C', 'O'],
])('With limits of 80 and 120 °C, %s at %i °C in water that is %s becomes %s.', (rating, heat, water, limited) =>
  expect(limitRating(rating, { ...LIMITS, heat, water })).toBe(limited),
)

test('A request that is stronger never has a better answer.', () => {
  for (const tests of [ACID, STRONG, '10 RT B, 50 RT A, SS 60 C']) {
    const severities = (temperature: number) =>
      [5, 10, 20, 40, 60, 96, 100].map((concentration) =>
        'AB-CO'.indexOf(rateCondition(tested(tests), { concentration, temperature }).rating),
      )
    for (const temperature of [0, 20, 40, 60, 80]) {
      expect(severities(temperature)).toEqual(severities(temperature).toSorted((a, b) => a - b))
    }
  }
})
