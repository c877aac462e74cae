/** Letters that have no decomposition into a letter and a mark. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** Letters without marks, digits and signs: most words have no others. */
const IS_PLAIN = /^[ -~]*$/

/** Returns the text in small letters without marks: `Führung` and `fuhrung` are the same. */
export const foldText = (text: string): string =>
  IS_PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[ßæøœłđðþ]/g, (letter) => LETTERS[letter] ?? letter)

/** Returns the item number as it is compared: capitals and digits, without separators. */
export const toNumberKey = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase()
