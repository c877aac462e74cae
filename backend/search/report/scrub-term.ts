/** Digits of one number, with the signs that telephone numbers have between them. */
const NUMBER = /\+?\d(?:[\s./()-]{0,2}\d)+/g
/** Shorter numbers are sizes, norms and years; postcodes, customers and telephones have more digits. */
const LONGEST = 4

/** Returns a term as the report may name it: small letters, without mail addresses and long numbers. */
export const scrubTerm = (term: string): string =>
  term
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '…@…' : word))
    .join(' ')
    .replaceAll(NUMBER, (number) => (number.replaceAll(/\D/g, '').length > LONGEST ? '#' : number))
