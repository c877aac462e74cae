import { expect, test } from 'vitest'
import type { ConditionTest } from '#contracts/resistance/resistance-table.ts'
import { chooseTests, type Condition } from './choose-tests.ts'

type Tested = Pick<ConditionTest, 'concentration' | 'temperature'>

/** `10 RT, 10 60, UD RT` */
const tested = (text: string): Tested[] =>
  text.split(', ').map((one) => {
    const [concentration = '', temperature = ''] = one.split(' ')
    return {
      concentration:
        concentration === 'UD' || concentration === 'SS' || concentration === 'CA'
          ? concentration
          : Number(concentration),
      temperature: temperature === 'RT' ? 'RT' : Number(temperature),
    }
  })

const chosen = (tests: string, condition: Partial<Condition>) =>
  chooseTests(tested(tests), { concentration: undefined, temperature: undefined, ...condition }).map(
    ({ test: { concentration, temperature }, ...differs }) =>
      [`${concentration} ${temperature}`, differs.concentration, differs.temperature].filter(Boolean).join(', '),
  )

const ACID = '10 RT, 10 60, 37 RT, 37 60'

test.each<[string, Partial<Condition>, string[]]>([
  [ACID, { concentration: 10, temperature: 20 }, ['10 RT']],
  [ACID, { concentration: 10, temperature: 60 }, ['10 60']],
  [ACID, { concentration: 37 }, ['37 RT']],
  [ACID, {}, ['10 RT', '37 RT']],
  [ACID, { concentration: 20 }, ['10 RT, milder']],
  [ACID, { concentration: 30 }, ['37 RT, harsher']],
  [ACID, { concentration: 50 }, ['37 RT, milder']],
  [ACID, { concentration: 5, temperature: 80 }, ['10 60, harsher, milder']],
  [ACID, { concentration: 10, temperature: 40 }, ['10 RT, milder']],
  [ACID, { concentration: 10, temperature: 43 }, ['10 60, harsher']],
  [ACID, { concentration: 10, temperature: 5 }, ['10 RT, harsher']],
  [ACID, { concentration: 'SS' }, ['10 RT, another kind', '37 RT, another kind']],
  ['10 RT, 50 RT', { concentration: 30 }, ['50 RT, harsher']],
  ['40 RT, UD RT', { concentration: 100 }, ['UD RT']],
  ['40 RT, UD RT', { concentration: 90 }, ['UD RT, harsher']],
  ['SS RT', { concentration: 20 }, ['SS RT, another kind']],
  ['10 RT, SS RT', { concentration: 20 }, ['10 RT, milder']],
  ['CA RT', { concentration: 'CA' }, ['CA RT']],
  ['CA 90', {}, ['CA 90']],
  ['CA 90', { temperature: 20 }, ['CA 90, harsher']],
])('Of %s, for %j: %j.', (tests, condition, expected) => expect(chosen(tests, condition)).toEqual(expected))

test('A test that was colder than asked for names the next hotter one.', () => {
  const [one] = chooseTests(tested(ACID), { concentration: 10, temperature: 40 })
  expect(one?.next).toEqual({ concentration: 10, temperature: 60 })
  const [hotter] = chooseTests(tested(ACID), { concentration: 10, temperature: 90 })
  expect([hotter?.temperature, hotter?.next]).toEqual(['milder', undefined])
})

test('Whatever is asked for, a chosen test is a tested one, and only an exact one has no deviation.', () => {
  const tests = tested('10 RT, 10 60, 50 RT, UD 60')
  for (let concentration = 1; concentration <= 100; concentration += 3) {
    for (let temperature = -20; temperature <= 120; temperature += 5) {
      for (const one of chooseTests(tests, { concentration, temperature })) {
        expect(tests).toContain(one.test)
        const isSame =
          one.test.concentration === concentration || (one.test.concentration === 'UD' && concentration === 100)
        expect(one.concentration === undefined).toBe(isSame)
        const isRoom = one.test.temperature === 'RT' && temperature >= 15 && temperature <= 25
        expect(one.temperature === undefined).toBe(isRoom || one.test.temperature === temperature)
      }
    }
  }
})
