import { describe, expect, test } from 'vitest'
import { readVatId } from './vat-id.ts'
import { VAT_RULES } from './vat-rules.ts'

/** Numbers of companies and authorities, as they are published. */
const PUBLISHED: Record<string, readonly string[]> = {
  AT: ['ATU12011204', 'ATU15110001', 'ATU15394605', 'ATU00000024'],
  BE: ['BE0428759497', 'BE0403019261', 'BE0257981101'],
  BG: ['BG175074752', 'BG040683212'],
  CH: ['CHE193843357MWST', 'CHE113690319MWST'],
  CY: ['CY00532445O', 'CY10259033P'],
  CZ: ['CZ00023337', 'CZ00174939'],
  DE: ['DE113891176', 'DE111111125', 'DE136695976'],
  DK: ['DK13585628', 'DK10294819'],
  EE: ['EE100594102', 'EE100007796'],
  ES: ['ESB58378431', 'ESB64717838', 'ES54362315K', 'ESX2482300W', 'ESA0011012B'],
  FI: ['FI09853608', 'FI20774740'],
  FR: ['FR03552081317', 'FR03784359069', 'FR00300076965'],
  GB: ['GB980780684', 'GB000472631'],
  GR: ['EL094259216', 'EL000000024'],
  HR: ['HR33392005961', 'HR00045103869'],
  HU: ['HU10597190', 'HU10644371'],
  IE: ['IE1113571MH', 'IE6433435F', 'IE8D79739I', 'IE3333510LH'],
  IT: ['IT00118439991', 'IT00743110157'],
  LT: ['LT213179412', 'LT290061371314'],
  LU: ['LU10000356', 'LU15027442'],
  LV: ['LV40003009497', 'LV40003032949'],
  MT: ['MT10126313', 'MT10365719'],
  NL: ['NL004495445B01', 'NL002230884B01', 'NL123456789B13'],
  NO: ['NO974760673MVA', 'NO995525828MVA'],
  PL: ['PL5260001246', 'PL8567346215'],
  PT: ['PT501413197', 'PT501613897'],
  RO: ['RO99908'],
  SE: ['SE556188840401', 'SE556680144401'],
  SI: ['SI15012557', 'SI15418359'],
  SK: ['SK2020317068', 'SK4030000007'],
}

test('every country with a rule has published numbers to try', () => {
  expect(Object.keys(PUBLISHED).toSorted()).toEqual(Object.keys(VAT_RULES).toSorted())
})

describe.each(Object.entries(PUBLISHED))('%s', (iso, numbers) => {
  const prefix = VAT_RULES[iso]?.prefix ?? ''

  test.each([...numbers, VAT_RULES[iso]?.example ?? ''])('%s is right, with and without its prefix', (number) => {
    expect(readVatId(number, iso).value).toBe(number)
    expect(readVatId(` ${number.slice(prefix.length).toLowerCase()} `, iso).value).toBe(number)
  })

  test('a wrong digit, a missing one and letters are refused, with an example', () => {
    const [number = ''] = numbers
    const at = number.search(/\d/)
    const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1)
    for (const text of [wrong, number.slice(0, -2), `${prefix}ABCDEFGHIJKLMN`])
      expect(readVatId(text, iso), text).toEqual({ value: undefined, example: VAT_RULES[iso]?.example })
  })
})

test.each([
  ['DE 113 891 176', 'DE', 'DE113891176'],
  ['CHE-193.843.357 MWST', 'CH', 'CHE193843357MWST'],
  ['NL004495445B01', 'DE', 'NL004495445B01'],
  ['BE 0428.759.497', 'DE', 'BE0428759497'],
  ['CZ00023337', undefined, 'CZ00023337'],
])('%s at an address in %s is stored as %s', (text, iso, value) => {
  expect(readVatId(text, iso).value).toBe(value)
})

test('a country without a rule keeps what was entered', () => {
  expect(readVatId(' 12-3456789 ', 'US')).toEqual({ value: '12-3456789', example: undefined })
})
