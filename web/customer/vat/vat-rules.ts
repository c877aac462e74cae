import { crossSum, vatDigits, isLuhn, isMod11, isMod1110, NONE, weighted } from './check-digits.ts'

/** The VAT numbers of a country, without their prefix. */
export interface VatRule {
  prefix: string
  /** Shapes of a number. */
  shape: RegExp
  /** Whether its check digits are right; some kinds of numbers have none that are published. */
  isRight: (number: string) => boolean
  /** With the prefix. */
  example: string
}

const ZEROES = { ten: 0, eleven: 0 }
const DOWN_FROM_8 = [8, 7, 6, 5, 4, 3, 2]
const DOWN_FROM_9 = [9, 8, 7, 6, 5, 4, 3, 2]
const last = (number: string) => Number(number.at(-1))
const ofTen = (sum: number) => (10 - (sum % 10)) % 10
/** The rest by a modulus of a number with too many digits for one division. */
const rest = (digits: string, modulus: number) => Number(BigInt(digits) % BigInt(modulus))

const rule = (prefix: string, shape: RegExp, isRight: VatRule['isRight'], example: string): VatRule => ({
  prefix,
  shape,
  isRight,
  example,
})

/**
 * Formats and check digits by ISO code of the country. The European Commission (VIES) publishes them, and the tax
 * offices of Norway, Switzerland and the United Kingdom. No network is needed.
 */
export const VAT_RULES: Readonly<Record<string, VatRule>> = {
  AT: rule('AT', /^U\d{8}$/, (n) => isAustrian(n.slice(1)), 'ATU12011204'),
  BE: rule('BE', /^[01]\d{9}$/, (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)), 'BE0428759497'),
  BG: rule('BG', /^\d{9,10}$/, (n) => n.length === 10 || isBulgarian(n), 'BG175074752'),
  CH: rule(
    'CHE',
    /^\d{9}(MWST|TVA|IVA)?$/,
    (n) => isMod11(n.slice(0, 9), [5, 4, 3, 2, 7, 6, 5, 4], { ten: NONE, eleven: 0 }),
    'CHE193843357MWST',
  ),
  CY: rule('CY', /^\d{8}[A-Z]$/, isCypriot, 'CY00532445O'),
  CZ: rule('CZ', /^\d{8,10}$/, isCzech, 'CZ00023337'),
  DE: rule('DE', /^[1-9]\d{8}$/, isMod1110, 'DE113891176'),
  DK: rule('DK', /^\d{8}$/, (n) => weighted(n, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0, 'DK13585628'),
  EE: rule('EE', /^\d{9}$/, (n) => ofTen(weighted(n, [3, 7, 1, 3, 7, 1, 3, 7])) === last(n), 'EE100594102'),
  ES: rule('ES', /^[A-Z0-9]\d{7}[A-Z0-9]$/, isSpanish, 'ESB58378431'),
  FI: rule('FI', /^\d{8}$/, (n) => isMod11(n, [7, 9, 10, 5, 8, 4, 2], { ten: NONE, eleven: 0 }), 'FI09853608'),
  FR: rule('FR', /^[A-HJ-NP-Z0-9]{2}\d{9}$/, isFrench, 'FR03552081317'),
  GB: rule('GB', /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, isBritish, 'GB980780684'),
  GR: rule('EL', /^\d{9}$/, (n) => (weighted(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(n), 'EL094259216'),
  HR: rule('HR', /^\d{11}$/, isMod1110, 'HR33392005961'),
  HU: rule('HU', /^\d{8}$/, (n) => ofTen(weighted(n, [9, 7, 3, 1, 9, 7, 3])) === last(n), 'HU10597190'),
  IE: rule('IE', /^\d[A-Z0-9+*]\d{5}[A-W][A-I]?$/, isIrish, 'IE1113571MH'),
  IT: rule('IT', /^\d{11}$/, isLuhn, 'IT00118439991'),
  LT: rule('LT', /^(\d{9}|\d{12})$/, isLithuanian, 'LT213179412'),
  LU: rule('LU', /^\d{8}$/, (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)), 'LU10000356'),
  LV: rule('LV', /^\d{11}$/, isLatvian, 'LV40003009497'),
  MT: rule('MT', /^\d{8}$/, (n) => 37 - (weighted(n, [3, 4, 6, 7, 8, 9]) % 37) === Number(n.slice(6)), 'MT10126313'),
  NL: rule('NL', /^\d{9}B\d{2}$/, isDutch, 'NL004495445B01'),
  NO: rule(
    'NO',
    /^\d{9}(MVA)?$/,
    (n) => isMod11(n.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2], { ten: NONE, eleven: 0 }),
    'NO974760673MVA',
  ),
  PL: rule('PL', /^\d{10}$/, (n) => weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(n), 'PL5260001246'),
  PT: rule('PT', /^\d{9}$/, (n) => isMod11(n, DOWN_FROM_9, ZEROES), 'PT501413197'),
  RO: rule('RO', /^\d{2,10}$/, isRomanian, 'RO99908'),
  SE: rule('SE', /^\d{10}(0[1-9]|[1-9]\d)$/, (n) => isLuhn(n.slice(0, 10)), 'SE556188840401'),
  SI: rule('SI', /^[1-9]\d{7}$/, (n) => isMod11(n, DOWN_FROM_8, { ten: 0, eleven: NONE }), 'SI15012557'),
  SK: rule('SK', /^[1-9]\d{9}$/, (n) => rest(n, 11) === 0, 'SK2020317068'),
}

function isAustrian(digits: string): boolean {
  const sum = vatDigits(digits.slice(0, 7)).reduce((all, one, at) => all + (at % 2 === 0 ? one : crossSum(one * 2)), 4)
  return ofTen(sum) === last(digits)
}

function isBulgarian(number: string): boolean {
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = first === 10 ? (weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first
  return check === last(number)
}

function isCypriot(number: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = vatDigits(number.slice(0, 8)).reduce((all, one, at) => all + (at % 2 === 0 ? (odd[one] ?? 0) : one), 0)
  return String.fromCharCode(65 + (sum % 26)) === number.at(-1)
}

/** Companies have eight digits. Those of a person are a birth number. */
function isCzech(number: string): boolean {
  if (number.length === 8) return number[0] !== '9' && isMod11(number, DOWN_FROM_8, { ten: 0, eleven: 1 })
  if (number.length === 9) return true
  return rest(number, 11) === 0 || (rest(number.slice(0, 9), 11) === 10 && last(number) === 0)
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A company, or a person: Spanish (digits first), or foreign (X, Y, Z). */
function isSpanish(number: string): boolean {
  const [first = '', end = ''] = [number[0], number.at(-1)]
  const foreign = 'XYZ'.indexOf(first)
  if (/\d/.test(first) || foreign >= 0) {
    const digits = (foreign >= 0 ? String(foreign) : first) + number.slice(1, 8)
    return SPANISH_LETTERS[Number(digits) % 23] === end
  }
  if ('KLM'.includes(first)) return SPANISH_LETTERS[Number(number.slice(1, 8)) % 23] === end
  const sum = vatDigits(number.slice(1, 8)).reduce((all, one, at) => all + (at % 2 === 0 ? crossSum(one * 2) : one), 0)
  return end === String(ofTen(sum)) || end === 'JABCDEFGHI'[ofTen(sum)]
}

/** Keys with a letter have no published rule. Monaco's numbers begin with 000 and follow no Luhn. */
function isFrench(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)]
  if (!isLuhn(siren) && !siren.startsWith('000')) return false
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(siren) % 97)) % 97 === Number(key)
}

/** Government departments and health authorities have no check digits. */
function isBritish(number: string): boolean {
  if (!/^\d/.test(number)) return true
  const sum = weighted(number, DOWN_FROM_8) + Number(number.slice(7, 9))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/** Numbers of the old shape have a letter in place of the second digit. */
function isIrish(number: string): boolean {
  const digits = /^\d{7}/.test(number) ? number.slice(0, 7) : `0${number.slice(2, 7)}${number[0] ?? ''}`
  const second = number.length === 9 ? (number.codePointAt(8) ?? 0) - 64 : 0
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(digits, DOWN_FROM_8) + 9 * second) % 23] === number[7]
}

function isLithuanian(number: string): boolean {
  const weightsFrom = (start: number) =>
    Array.from({ length: number.length - 1 }, (_, at) => ((start + at - 1) % 9) + 1)
  const first = weighted(number, weightsFrom(1)) % 11
  return (first === 10 ? (weighted(number, weightsFrom(3)) % 11) % 10 : first) === last(number)
}

/** Persons have a birth number, without a published rule. */
function isLatvian(number: string): boolean {
  if (/^[0-3]/.test(number)) return true
  const check = 3 - (weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)
  return (check < -1 ? check + 11 : check) === last(number)
}

/** Companies by the rule of eleven, sole traders since 2020 by ISO 7064, MOD 97-10, with the letters as numbers. */
function isDutch(number: string): boolean {
  if (weighted(number, DOWN_FROM_9) % 11 === Number(number[8])) return true
  return rest(`2321${number.slice(0, 9)}11${number.slice(10)}`, 97) === 1
}

function isRomanian(number: string): boolean {
  const padded = number.padStart(10, '0')
  return ((weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(padded)
}
