import { expect, test } from 'vitest'
import { readChainSizes } from './chain-sizes.ts'

test.each([
  ['Kettenführung 1/2 x 5/16', ['08b']],
  ['1/2" x 5/16"', ['08b']],
  ['ketting 3/4 x 7/16', ['12b']],
  ['Kette 1 x 17,02', ['16b']],
  ['Kettenrad 1/2 Zoll z=17', ['08b', '08a']],
  ['guide for 5/8" chain', ['10b', '10a']],
  ['Kette 1 1/4"', ['20b', '20a']],
  ['Kette 1"', ['16b', '16a']],
  ['Teilung 12,7', ['08b', '08a']],
  ['19.05 pitch', ['12b', '12a']],
  ['ANSI 40', ['08a']],
  ['ASA-60 chain', ['12a']],
  ['#80', ['16a']],
  ['08 B', ['08b']],
  ['10 B 2 duplex', ['10b2']],
  ['Rohr 1"', []],
  ['Platte 20 x 500', []],
  ['EU 10/2011', []],
  ['Platte 40', []],
])('%j names the chains %j.', (term, chains) => {
  expect(readChainSizes(term).flatMap((one) => one.chains)).toEqual(chains)
})

test('A pitch in mm may be a measure as well, an inch is not.', () => {
  expect(readChainSizes('12,7')).toMatchObject([{ values: [12.7] }])
  expect(readChainSizes('Kette 1/2"')).toMatchObject([{ values: [] }])
})
