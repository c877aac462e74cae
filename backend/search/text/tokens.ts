import { foldText } from './fold.ts'

/** A word or number of a text. */
export interface Token {
  /** Folded and without separators: `08b1` of `08B-1`, `10.5` of `10,5`, `1000` of `1 000`. */
  word: string
  /** Folded pieces of a token with separators: `08b` and `1`; empty without separators. */
  parts: string[]
  /** As in the text. */
  text: string
  /** Place in the text in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
}

/** Digits in groups of three: with a no-break space, or with a blank after a single digit. */
const GROUPED = String.raw`(?<![\p{N}.,])\p{N}{1,3}(?:[\u00a0\u202f]\p{N}{3})+(?!\p{N})|(?<![\p{N}.,]|\p{N} )\p{N} \p{N}{3}(?![\p{N}\u00a0\u202f]| \p{N}{3})`
const DECIMAL = String.raw`(?<![\p{L}\p{N}])\p{N}+[.,]\p{N}+(?![\p{L}\p{N}]|[.,]\p{N})`
const JOINED = String.raw`[\p{L}\p{M}\p{N}]+(?:[-‐‑/._+&][\p{L}\p{M}\p{N}]+)*`
const TOKEN = new RegExp(`${GROUPED}|${DECIMAL}|${JOINED}`, 'gu')
const GROUP_SIGN = /[\u00a0\u202f ]/g
const IS_DECIMAL = /^\p{N}+[.,]\p{N}+$/u
/** Longer ones are not words, and the index refuses them. */
const MAX_WORD = 60

/** Returns the words and numbers of a text in their order. */
export const tokensOf = (text: string): Token[] => [...readTokens(text)]

/** Reads the words and numbers of a text one by one. */
export function* readTokens(text: string): Generator<Token> {
  for (const match of text.matchAll(TOKEN)) {
    const [whole] = match
    const place = { text: whole, start: match.index, end: match.index + whole.length }
    if (IS_DECIMAL.test(whole)) {
      const word = foldText(whole)
        .replace(',', '.')
        .replace(/\.?(?<!0)0+$/, '')
      yield { word, parts: [], ...place }
      continue
    }
    const pieces = whole
      .replace(GROUP_SIGN, '')
      .split(/[-‐‑/._+&]/)
      .map((piece) => foldText(piece).replace(/[^\p{L}\p{N}]/gu, ''))
      .filter((piece) => piece !== '')
    const word = pieces.join('')
    if (word === '' || word.length > MAX_WORD) continue
    yield { word, parts: pieces.length > 1 ? pieces : [], ...place }
  }
}
