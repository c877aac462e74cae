import { asText, type JsonRecord } from '#contracts/content/json-record.ts'

/** Ranges of character codes in which TYPO3 shifts a protected address: `+` to `:`, `@` to `Z`, `a` to `z`. */
const RANGES = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const

/**
 * Returns the address of a link that TYPO3 protects (`config.spamProtectEmailAddresses`), `mailto:anna@example.com`.
 * The address of such a link is `#`; its attributes contain the real one, shifted by a vector.
 */
export function readProtectedMail(attributes: JsonRecord): string | undefined {
  const token = asText(attributes['data-mailto-token'])
  const vector = Number(attributes['data-mailto-vector'])
  if (token === '' || !Number.isInteger(vector)) return undefined
  return Array.from(token, (character) => shiftBack(character, vector)).join('')
}

function shiftBack(character: string, vector: number): string {
  const code = character.charCodeAt(0)
  const range = RANGES.find(([first, last]) => code >= first && code <= last)
  if (range === undefined) return character
  const [first, last] = range
  const length = last - first + 1
  return String.fromCharCode(first + ((((code - first - vector) % length) + length) % length))
}
