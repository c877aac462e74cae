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
])('a file in %s is read', (_, bytes) => expect(decodeList(bytes).text).toBe(TEXT))

test('an empty file is an empty list', () => expect(decodeList(new Uint8Array())).toEqual({ text: '', isSure: true }))

test.each([
  [
    'Mac Roman',
    'QXJ0aWtlbG51bW1lcjtTdJ9ja3phaGw7TIpuZ2UgKG1tKTtOb3RpegpDVC0wOEIxLVMtMjAwMDs0OzEyNTA7Zp9yIE2fbGxlcg==',
    'Artikelnummer;Stückzahl;Länge (mm);Notiz\nCT-08B1-S-2000;4;1250;für Müller',
  ],
  [
    'CP850',
    'QXJ0aWtlbG51bW1lcjtTdIFja3phaGw7TIRuZ2UgKG1tKTtOb3RpegpDVC0wOEIxLVMtMjAwMDs0OzEyNTA7ZoFyIE2BbGxlcg==',
    'Artikelnummer;Stückzahl;Länge (mm);Notiz\nCT-08B1-S-2000;4;1250;für Müller',
  ],
  [
    'Windows-1252',
    'QXJ0aWtlbG51bW1lcjtTdPxja3phaGw7TORuZ2UgKG1tKTtOb3RpegpDVC0wOEIxLVMtMjAwMDs0OzEyNTA7ZvxyIE38bGxlcg==',
    'Artikelnummer;Stückzahl;Länge (mm);Notiz\nCT-08B1-S-2000;4;1250;für Müller',
  ],
  [
    'Windows-1250',
    'QXJ0aWtlbG51bW1lcjtTdPxja3phaGw7TORuZ2UgKG1tKTtOb3RpegpDVC0wOEIxLVMtMjAwMDs0OzEyNTA7ZvxyIE38bGxlcg==',
    'Artikelnummer;Stückzahl;Länge (mm);Notiz\nCT-08B1-S-2000;4;1250;für Müller',
  ],
  [
    'Windows-1250, Czech',
    'S2F0YWxvZ2926SDo7XNsbztQb+hldCBrdXP5O0TpbGthCkNULTA4QjEtUy0yMDAwOzQ7MTI1MA==',
    'Katalogové číslo;Počet kusů;Délka\nCT-08B1-S-2000;4;1250',
  ],
  [
    'Mac Roman, without headings',
    'Q1QtMDhCMS1TLTIwMDA7NDsxMjUwO0tldHRlbmafaHJ1bmcgZp9yIEaacmRlcmVyLCBHcpqnZSCKbmRlcm4=',
    'CT-08B1-S-2000;4;1250;Kettenführung für Förderer, Größe ändern',
  ],
  [
    'CP850, without headings',
    'Q1QtMDhCMS1TLTIwMDA7NDsxMjUwO0tldHRlbmaBaHJ1bmcgZoFyIEaUcmRlcmVyLCBHcpThZSCEbmRlcm4=',
    'CT-08B1-S-2000;4;1250;Kettenführung für Förderer, Größe ändern',
  ],
  ['Windows-1250, Czech text', 'Q1QtMTs0OztP+GV6YXQgaHJhbnksIPhl7yCaaWttbw==', 'CT-1;4;;Ořezat hrany, řeď šikmo'],
  [
    'Windows-1252, Dutch',
    'QXJ0aWtlbG51bW1lcjtBYW50YWw7T3BtZXJraW5nCkNULTE7NDvp6W4gc3R1aywgcmXrZWw=',
    'Artikelnummer;Aantal;Opmerking\nCT-1;4;één stuk, reëel',
  ],
  [
    'CP852, Czech',
    'S2F0YWxvZ292giCfoXNsbztQb59ldCBrdXOFO0SCbGthCkNULTA4QjEtUy0yMDAwOzQ7MTI1MA==',
    'Katalogové číslo;Počet kusů;Délka\nCT-08B1-S-2000;4;1250',
  ],
  [
    'CP852, Czech text',
    'Q1QtMTs0OztP/WV6YXQgaHJhbnksIP1l1CDnaWttbywgp2x1dOwgnHVr',
    'CT-1;4;;Ořezat hrany, řeď šikmo, žlutý ťuk',
  ],
  [
    'CP850, Dutch',
    'QXJ0aWtlbG51bW1lcjtBYW50YWw7T3BtZXJraW5nCkNULTE7NDuCgm4gc3R1aywgcmWJZWw=',
    'Artikelnummer;Aantal;Opmerking\nCT-1;4;één stuk, reëel',
  ],
])('a file in %s is read by its headings and letters', (_, base64, text) =>
  expect(decodeList(Buffer.from(base64, 'base64'))).toEqual({ text, isSure: true }),
)

test.each<[string, number[]]>([
  ['ø and ť of two code pages', [0x9b]],
  ['a sign that is likely in none', [0x71, 0xa4]],
])('a text with %s is read, and not sure', (_, signs) => {
  const bytes = Buffer.concat([Buffer.from('CT-1;4;;'), Buffer.from(signs), Buffer.from('rt')])
  expect(decodeList(bytes)).toMatchObject({ text: expect.stringContaining('CT-1;4;;'), isSure: false })
})
