import { expect, test } from 'vitest'
import { parseCuts } from './parse-cuts.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const read = (text: string, item?: string) =>
  parseCuts(text, item).map(({ item: number, pieces, length }) => `${number}|${pieces}|${length}`)

test.each([
  ['4 x 1250, 2 x 980', ['|4|1250', '|2|980']],
  ['4×1.250 mm; 2 × 0,98 m', ['|4|1.250 mm', '|2|0,98 m']],
  ['3 Stk. à 1 250', ['|3|1 250']],
  ['4 x 1250 und 2 x 980', ['|4|1250', '|2|980']],
  ['1250', ['|1|1250']],
  ['2,5 x 100', ['|2,5|100']],
  ['1250,5 x 100', ['|1|1250', '|5|100']],
  ['12 x 0,5 m\n\n3 x 700', ['|12|0,5 m', '|3|700']],
])('%s is read', (text, expected) => expect(read(text)).toEqual(expected))

test('an item number counts for its line and for those below it', () => {
  expect(read('CT-08B1-S-2000: 4 x 1250, 2 x 980\n1 x 300\nC30-ZN-3000 2 x 1530', 'T-1')).toEqual([
    'CT-08B1-S-2000|4|1250',
    'CT-08B1-S-2000|2|980',
    'CT-08B1-S-2000|1|300',
    'C30-ZN-3000|2|1530',
  ])
  expect(read('4 x 1250', 'CT-08B1-S-2000')).toEqual(['CT-08B1-S-2000|4|1250'])
})

test('cells of a spreadsheet are read, and its headings are left out', () => {
  expect(read('Artikel\tStück\tLänge\nCT-08B1-S-2000\t4\t1250\n\t2\t980\nC30-ZN-3000;1;700')).toEqual([
    'CT-08B1-S-2000|4|1250',
    'CT-08B1-S-2000|2|980',
    'C30-ZN-3000|1|700',
  ])
  expect(read('4\t1250\n2\t980')).toEqual(['|4|1250', '|2|980'])
})

test.each([
  ['Länge;Stück\n1250;4\n980;2', ['|4|1250', '|2|980']],
  ['Length,Width,Qty\n1250,40,4', ['|4|1250']],
  [
    'Artikel\tLänge (cm)\tMenge\nCT-08B1-S-2000\t125\t4\n\t98\t2',
    ['CT-08B1-S-2000|4|125 cm', 'CT-08B1-S-2000|2|98 cm'],
  ],
  ['Pos;Bestellmenge;Länge\n10;4;1250', ['|4|1250']],
])('the headings of %j say which cell is the length', (text, expected) => expect(read(text)).toEqual(expected))

test.each([
  ['10\t40\t1250', ['|10; 40; 1250|']],
  ['4;1250;2;980', ['|4; 1250; 2; 980|']],
  ['CT-08B1-S-2000\t1\t4\t1250', ['CT-08B1-S-2000|1; 4; 1250|']],
  ['CT-08B1-S-2000;4;1250;entgraten', ['CT-08B1-S-2000|4|1250']],
])('of three numbers in %j none is left out', (text, expected) => expect(read(text)).toEqual(expected))

test('unreadable text stays, without a length', () => {
  expect(read('vier Stück')).toEqual(['|vier Stück|'])
  expect(read('4 x kurz, 2 x 980')).toEqual(['|4 x kurz|', '|2|980'])
})

test('a long line of digits is read in time', () => {
  const began = performance.now()
  parseCuts(`${'1 '.repeat(2500)}\n${'1.1,'.repeat(1200)}\n${'4 x '.repeat(1200)}`)
  expect(performance.now() - began).toBeLessThan(onQuietMachine(3_000))
})
