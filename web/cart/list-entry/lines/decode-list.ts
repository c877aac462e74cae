import { type DecodedList, decodeLegacy } from './decode-legacy.ts'

/** UTF-8, UTF-16 with or without a byte order mark, otherwise one of the encodings of older spreadsheets. */
export function decodeList(bytes: Uint8Array): DecodedList {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  // Item numbers are ASCII: in UTF-16 every other byte is zero.
  if (first !== undefined && first !== 0 && second === 0) return decodeAs('utf-16le', bytes)
  if (first === 0 && second !== undefined && second !== 0) return decodeAs('utf-16be', bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isSure: true }
  } catch (error) {
    if (error instanceof TypeError) return decodeLegacy(bytes)
    throw error
  }
}

/** The decoder drops a byte order mark. */
const decodeAs = (encoding: string, bytes: Uint8Array): DecodedList => ({
  text: new TextDecoder(encoding).decode(bytes),
  isSure: true,
})
