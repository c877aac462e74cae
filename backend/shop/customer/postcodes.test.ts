import { expect, test } from 'vitest'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'
import { zipcodeProblem } from './check-places.ts'

const ask = useTinyShop()

/** Postcodes of each country as its post office publishes them, with the variants that people write. */
const PUBLISHED: Record<string, string[]> = {
  DE: ['01067', '99998'],
  AT: ['1010'],
  CH: ['8001'],
  BE: ['1000'],
  BG: ['1000'],
  CY: ['2008'],
  CZ: ['110 00', '11000'],
  DK: ['1050', 'DK-1050'],
  EE: ['10111'],
  ES: ['28001'],
  FI: ['00100'],
  FR: ['75001', '75 001'],
  GB: ['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 1HQ', 'EC1A 1BB', 'ec1a1bb']
    .concat('GIR 0AA', 'GIR0AA')
    .concat('BFPO 1', 'BFPO 5405', 'BF1 2AA'),
  GR: ['104 31', '10431'],
  HR: ['10000', 'HR-10000'],
  HU: ['1011'],
  IE: ['D02 AF30', 'D6W XY00', 'A65F4E2'],
  IT: ['00144'],
  LT: ['01100', 'LT-01100'],
  LU: ['1234', 'L-1234'],
  LV: ['1010', 'LV-1010'],
  MT: ['VLT 1117', 'VLT1117', 'NXR 01'],
  NL: ['1012 AB', '1012AB'],
  NO: ['0010'],
  PL: ['00-950', '00950', '00 950'],
  PT: ['1000-205', '1000 205', '1000205'],
  RO: ['010011'],
  SE: ['111 22', '11122'],
  SI: ['1000', 'SI-1000'],
  SK: ['811 01', '81101'],
}

/** Texts that are postcodes in none of the countries, or not in this one. */
const WRONG: Record<string, string[]> = {
  DE: ['3310', '331000', '33100x'],
  GB: ['33100', 'GIR 1AA', 'BFPO', 'BFPO 12345', 'SW1A'],
  NL: ['1012', '1012 A'],
  PT: ['1000', '1000--205'],
}

test('The postcodes of all countries are taken as they are published, and others are refused.', async () => {
  const { json } = await ask('POST /country', { body: { limit: 100 } })
  type Listed = { iso: string; defaultPostalCodePattern: string; postalCodeRequired: boolean }
  const countries = new Map<string, Listed>(json.elements.map((one: Listed) => [one.iso, one]))
  expect([...countries.keys()].toSorted()).toEqual(Object.keys(PUBLISHED).toSorted())
  const refused = (table: Record<string, string[]>) =>
    Object.entries(table).flatMap(([iso, postcodes]) =>
      postcodes.flatMap((postcode) => {
        const { postalCodeRequired = true, defaultPostalCodePattern = '' } = countries.get(iso) ?? {}
        const rules = { postalCodeRequired, postalCodePattern: defaultPostalCodePattern }
        return zipcodeProblem(postcode, rules) ? [`${iso} ${postcode}`] : []
      }),
    )
  expect(refused(PUBLISHED)).toEqual([])
  expect(refused(WRONG)).toEqual(Object.entries(WRONG).flatMap(([iso, all]) => all.map((one) => `${iso} ${one}`)))
})
