/** A property and its value as texts: "Werkstoff", "Werkstoff S grün". */
export interface NamedValue {
  name: string
  value: string
}

/** Splits a value after the words that its name already has: "Werkstoff " and "S grün". */
export function splitRepeated({ name, value }: NamedValue): { repeated: string; rest: string } {
  const start = value.slice(0, name.length)
  const [space = ''] = /^\s+(?=\S)/.exec(value.slice(name.length)) ?? []
  if (name === '' || space === '' || start.toLowerCase() !== name.toLowerCase()) return { repeated: '', rest: value }
  return { repeated: start + space, rest: value.slice(start.length + space.length) }
}

/**
 * Returns named values for a list with each name beside its value, without repeated words. "Werkstoff: Werkstoff S
 * schwarz, Farbe: schwarz" becomes "Werkstoff: S schwarz".
 */
export function withoutRepeats(values: readonly NamedValue[]): NamedValue[] {
  return values
    .filter(({ name, value }) => !values.some((other) => other.name !== name && hasWord(other.value, value)))
    .map((named) => ({ name: named.name, value: splitRepeated(named).rest }))
}

/** Whether a text of several words contains this word. Numbers do not count. */
const hasWord = (text: string, word: string): boolean =>
  /^\p{L}+$/u.test(word) && text !== word && text.split(/\s+/).includes(word)
