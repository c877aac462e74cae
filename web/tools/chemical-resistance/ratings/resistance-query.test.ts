import { expect, test } from 'vitest'
import { MOST_MEDIA, readCondition, readResistanceQuery, resistanceSearch } from './resistance-query.ts'

const read = (search: string) => readResistanceQuery(new URLSearchParams(search))

test('Fields with the same place are a medium; empty rows are left out.', () => {
  const { media } = read(
    'medium=Natronlauge&medium=&medium=Essig&concentration=2&concentration=&concentration=5&temperature=60',
  )
  expect(media).toEqual([
    { text: 'Natronlauge', concentration: '2', temperature: '60' },
    { text: 'Essig', concentration: '5', temperature: '' },
  ])
})

test('Without parameters there is nothing to answer, and a temperature alone is a row without a medium.', () => {
  expect(read('')).toEqual({ media: [], materials: [], minimum: undefined, group: '', isAdding: false })
  expect(read('medium=&temperature=60').media).toEqual([{ text: '', concentration: '', temperature: '60' }])
})

test('Unknown minimums, repeated plastics and too many media are left out.', () => {
  const many = Array.from({ length: 30 }, (_, index) => `medium=m${index}`).join('&')
  const { media, materials, minimum } = read(`${many}&material=PET&material=PET&material=&minimum=D`)
  expect([media.length, materials, minimum]).toEqual([MOST_MEDIA, ['PET'], undefined])
})

test.each([
  '',
  '?medium=natronlauge',
  '?medium=natronlauge&concentration=2&temperature=60',
  '?medium=natronlauge&medium=essigsaeure&concentration=&concentration=10&material=POM-C&minimum=B',
  '?group=ketones',
])('The address %s is read and written the same.', (search) => {
  expect(resistanceSearch(read(search))).toBe(search)
})

test.each([
  [['', ''], [undefined, undefined], []],
  [['2,5', '60'], [2.5, 60], []],
  [['37 %', '60 °C'], [37, 60], []],
  [['ud', 'rt'], ['UD', undefined], []],
  [['100', '-20'], [100, -20], []],
  [['100', '\u221220'], [100, -20], []],
  [
    ['0', '301'],
    [undefined, undefined],
    ['concentration', 'temperature'],
  ],
  [
    ['101', '1e9'],
    [undefined, undefined],
    ['concentration', 'temperature'],
  ],
  [['12,500 %', '\u221220 °C'], [12.5, -20], []],
  [
    // Neither 12,500 % nor 60,000 °C is possible.
    ['12.500', '60.000'],
    [12.5, 60],
    [],
  ],
  [['1e1', '６０'], [undefined, 60], ['concentration']],
  [
    ['viel', 'heiß'],
    [undefined, undefined],
    ['concentration', 'temperature'],
  ],
])('The concentration and temperature %j are read as %j; wrong are %j.', (typed, expected, wrong) => {
  const [concentration = '', temperature = ''] = typed
  const read = readCondition({ text: '', concentration, temperature })
  expect([[read.condition.concentration, read.condition.temperature], read.wrong]).toEqual([expected, wrong])
})
