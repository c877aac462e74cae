import { LONGEST_NAME } from '#contracts/attachments/attachments.ts'

/** Control characters, lone surrogates, and signs that turn the direction of a text, so that `fdp.exe` reads as `exe.pdf`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]+/gu

/** Returns a file's name as it may be shown. It has no folders and invisible characters, is composed (NFC), and keeps its ending. */
export function cleanName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').replaceAll('\\', '/').split('/').at(-1) ?? ''
  const name = last.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim()
  if (name.length <= LONGEST_NAME) return name
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, LONGEST_NAME - ending.length - 1).toWellFormed()}…${ending}`
}
