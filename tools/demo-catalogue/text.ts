/** Languages of the catalogue. A text may lack Dutch and Czech. */
const LANGUAGES = ['de', 'en', 'nl', 'cs'] as const
type Language = (typeof LANGUAGES)[number]

/** A value that has German and English, and Dutch and Czech where it is translated. */
type Translated<Value> = Record<'de' | 'en', Value> & Partial<Record<'nl' | 'cs', Value | undefined>>
export type Text = Translated<string>

/** A text that is the same in every language: names of standards, sizes. */
export const sameText = (text: string): Text => ({ de: text, en: text, nl: text, cs: text })

/** Changes a text in each of its languages. */
export const mapText = (text: Text, change: (text: string) => string): Text =>
  fromTexts([text], (textOf) => change(textOf(text)))

const NO_BREAK = '\u00a0'

/** Formats a number as drawings print it: groups of three digits, decimal separator by language. */
export function formatDecimal(value: number): Text {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK)
  return fraction === undefined
    ? sameText(grouped)
    : { ...sameText(`${grouped},${fraction}`), en: `${grouped}.${fraction}` }
}

/** Formats a size in mm with its unit. */
export const formatMillimetres = (value: number): Text =>
  fillText(sameText(`{value}${NO_BREAK}mm`), { value: formatDecimal(value) })

/** Builds a value from texts in each language that all of them have. */
export function fromTexts<Value>(
  texts: readonly Text[],
  build: (textOf: (text: Text) => string) => Value,
): Translated<Value> {
  const buildIn = (language: Language) => build((text) => text[language] ?? text.en)
  const isIn = (language: Language) => texts.every((text) => text[language] !== undefined)
  return {
    de: buildIn('de'),
    en: buildIn('en'),
    ...(isIn('nl') && { nl: buildIn('nl') }),
    ...(isIn('cs') && { cs: buildIn('cs') }),
  }
}

/** Joins texts, each language separately. */
export const joinTexts = (separator: string, texts: readonly Text[]): Text =>
  fromTexts(texts, (textOf) => texts.map(textOf).join(separator))

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

/** Fills a template in each language. */
export const fillText = (template: Text, values: Record<string, Text>): Text =>
  fromTexts([template, ...Object.values(values)], (textOf) =>
    fillTemplate(
      textOf(template),
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)])),
    ),
  )
