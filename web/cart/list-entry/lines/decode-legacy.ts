import { readHeading } from './headings/read-heading.ts'

/** Code page 850 from 0x80, as "CSV (MS-DOS)" has it. Decoders do not know either page. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ '

/** Code page 852 from 0x80, as the Czech one has it. */
const CP852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■ '

/** Letters of German, Dutch, English and Czech. */
const LETTERS = /[äöüßáčďéěíňóřšťúůýžëïèêç]/iu
/** Signs of numbers and of texts. */
const SIGNS = /[€§°±²³µ×÷ø–—„“”‚‘’…•½¼¾®™«»\u00a0]/iu

const decodeAs = (encoding: string) => (bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

const decodeBy = (page: string) => (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (page[byte - 128] ?? ''))).join('')

/** The likeliest first: of two equal readings it is the right one. */
const DECODERS: ((bytes: Uint8Array) => string)[] = [
  decodeAs('windows-1252'),
  decodeAs('windows-1250'),
  decodeAs('macintosh'),
  decodeBy(CP850),
  decodeBy(CP852),
]

/** Bytes that are compared. */
const BYTES_COMPARED = 64 * 1024

/** A text in the likeliest encoding. */
export interface DecodedList {
  text: string
  /** False if another encoding, with another text, is as likely. */
  isSure: boolean
}

/** Reads a text without Unicode in the encoding in which it has known headings, and letters where letters are. */
export function decodeLegacy(bytes: Uint8Array): DecodedList {
  const begin = bytes.subarray(0, BYTES_COMPARED)
  const scored = DECODERS.map((decode) => ({ decode, text: decode(begin) })).map(({ decode, text }) => ({
    decode,
    text,
    score: scoreOf(text),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  const [first, ...others] = scored.filter(({ score }) => score === best)
  // Signs that are not likely in any encoding, or equally likely in two.
  const isSure = best > 0 && others.every(({ text }) => text === first?.text)
  return { text: first?.decode(bytes) ?? '', isSure }
}

/** Points for headings, and for signs that are not ASCII. */
function scoreOf(text: string): number {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const headings = first.split(/[\t;,|]/).filter((cell) => /[^\0-\x7f]/.test(cell) && readHeading(cell)?.isSure)
  let score = headings.length * 20
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/gu))
    score += pointsOf(sign, text[index - 1], text[index + 1])
  return score
}

/** A sign within a word and a capital behind a small letter are not likely. */
function pointsOf(sign: string, before = ' ', after = ' '): number {
  if (LETTERS.test(sign)) return /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before) ? -3 : 1
  const isInWord = /\p{L}/u.test(before) && /\p{L}/u.test(after)
  return SIGNS.test(sign) && !isInWord ? 1 : -3
}
