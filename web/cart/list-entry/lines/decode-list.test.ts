import { expect, test } from 'vitest'
import { decodeList } from './decode-list.ts'

const TEXT = 'CT-08B1-S-2000;4;1250;Höhe prüfen\r\nKR-08B1-15;2'

const utf16 = (text: string, isBig: boolean, mark: boolean): Uint8Array => {
  const buffer = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return isBig ? buffer.swap16() : buffer
}

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, little-endian, with a byte order mark', utf16(TEXT, false, true)],
  ['UTF-16, big-endian, with a byte order mark', utf16(TEXT, true, true)],
  ['UTF-16, little-endian', utf16(TEXT, false, false)],
  ['UTF-16, big-endian', utf16(TEXT, true, false)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
])('a file in %s is read', (_, bytes) => expect(decodeList(bytes)).toBe(TEXT))

test('an empty file is an empty list', () => expect(decodeList(new Uint8Array())).toBe(''))
