import { foldText } from '#backend/search/text/fold.ts'

/** Returns at most so many titles that complete a text. Those that begin with it come first. */
export type CompleteTitles = (text: string, most: number) => string[]

/** @param titles in their order, the most important first; equal ones are one. */
export function createCompletions(titles: readonly string[]): CompleteTitles {
  const byText = new Map(titles.map((title) => [wordsOf(title).join(' '), title]))
  const known = [...byText].map(([text, title]) => ({ text, words: text.split(' '), title }))
  return (given, most) => {
    const typed = wordsOf(given)
    const whole = typed.join(' ')
    if (whole === '') return []
    const begun = known.filter(({ text }) => text !== whole && text.startsWith(whole))
    const others = known.filter(
      ({ text, words }) => !text.startsWith(whole) && typed.every((word) => words.some((one) => one.startsWith(word))),
    )
    return [...begun, ...others].slice(0, most).map(({ title }) => title)
  }
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
