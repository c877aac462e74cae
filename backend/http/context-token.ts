import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** A longer one would not fit its column; it counts as none. */
const LONGEST = 255

/** 32 letters and digits. */
export const mintToken = (): string => Array.from({ length: 32 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** The token that the request brought. Any string is one: an unknown token is a new session under that name. */
export const givenToken = (header: string | undefined): string | undefined =>
  header === undefined || header === '' || header.length > LONGEST ? undefined : header
