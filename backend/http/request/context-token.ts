import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Characters. A longer token does not fit its column and counts as none. */
const MAX_TOKEN_LENGTH = 255

/** Creates a token of 32 letters and digits. */
export const createToken = (): string => Array.from({ length: 32 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Returns the token of the request. Any string is a token: an unknown one begins a new session of that name. */
export const readToken = (header: string | undefined): string | undefined =>
  header === undefined || header === '' || header.length > MAX_TOKEN_LENGTH ? undefined : header
