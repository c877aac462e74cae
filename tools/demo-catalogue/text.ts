/** A text in the catalogue's two languages. */
export interface Text {
  de: string
  en: string
}

/** Same in both languages: names of standards, sizes. */
export const same = (text: string): Text => ({ de: text, en: text })

const NO_BREAK = '\u00a0'

/** Number as printed on drawings: thousands apart, decimals by language. */
export function number(value: number): Text {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK)
  return fraction === undefined ? same(grouped) : { de: `${grouped},${fraction}`, en: `${grouped}.${fraction}` }
}

/** Number with unit. */
export const quantity = (value: number, unit: string): Text => {
  const { de, en } = number(value)
  return { de: `${de}${NO_BREAK}${unit}`, en: `${en}${NO_BREAK}${unit}` }
}

/** Joins parts, each in its language. */
export const joined = (separator: string, parts: readonly Text[]): Text => ({
  de: parts.map(({ de }) => de).join(separator),
  en: parts.map(({ en }) => en).join(separator),
})
