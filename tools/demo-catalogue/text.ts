/** A text in the catalogue's two languages. */
export interface Text {
  de: string
  en: string
}

/** A text that is the same in both languages: names of standards, sizes. */
export const sameText = (text: string): Text => ({ de: text, en: text })

/** Changes a text in each of its languages. */
export const mapText = (text: Text, change: (text: string, language: keyof Text) => string): Text => ({
  de: change(text.de, 'de'),
  en: change(text.en, 'en'),
})

const NO_BREAK = '\u00a0'

/** Formats a number as drawings print it: groups of three digits, decimal separator by language. */
export function formatDecimal(value: number): Text {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK)
  return fraction === undefined ? sameText(grouped) : { de: `${grouped},${fraction}`, en: `${grouped}.${fraction}` }
}

/** Formats a size in mm with its unit. */
export const formatMillimetres = (value: number): Text =>
  fillText(sameText(`{value}${NO_BREAK}mm`), { value: formatDecimal(value) })

/** Joins texts, each language separately. */
export const joinTexts = (separator: string, texts: readonly Text[]): Text => ({
  de: texts.map(({ de }) => de).join(separator),
  en: texts.map(({ en }) => en).join(separator),
})

const PLACEHOLDER = /\{(\w+)\}/g

/** Names of the placeholders of a template such as `{from} to {to}`, sorted. */
export const placeholdersOf = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name).toSorted()

/**
 * Replaces the placeholders of a template.
 *
 * @throws Error for a placeholder without a value
 */
export const fillTemplate = (template: string, values: Record<string, string>): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${template}" needs a value for ${placeholder}`)
    return value
  })

/** Fills a template in both languages. */
export function fillText(template: Text, values: Record<string, Text>): Text {
  const entries = Object.entries(values)
  const valuesIn = (language: keyof Text) =>
    Object.fromEntries(entries.map(([name, value]) => [name, value[language]] as const))
  return { de: fillTemplate(template.de, valuesIn('de')), en: fillTemplate(template.en, valuesIn('en')) }
}
