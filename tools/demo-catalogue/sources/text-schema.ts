import { z } from 'zod'
import { placeholdersOf, sameText } from '#tools/demo-catalogue/text.ts'
import { readSource } from './read-source.ts'

const words = z.string().regex(/\S/, 'must not be empty')
const translations = z.strictObject({ de: words, en: words, nl: words.optional(), cs: words.optional() })

const PHRASES = new Map(
  Object.entries(readSource('phrases.json', z.record(z.string().regex(/^[a-zA-Z0-9]+$/), translations))),
)

const reference = z.strictObject({ phrase: z.string() })

/**
 * A text of data/demo: `{ "de", "en" }`, perhaps with `"nl"` and `"cs"`. It is a string if all languages say the same.
 * `{ "phrase" }` is one of phrases.json.
 */
export const textSchema = z.preprocess((value, context) => {
  if (typeof value === 'string') return sameText(value)
  const { data } = reference.safeParse(value)
  if (!data) return value
  const phrase = PHRASES.get(data.phrase)
  if (!phrase) context.addIssue({ code: 'custom', path: ['phrase'], message: `phrases.json has no ${data.phrase}` })
  return phrase
}, translations)

/** A text with exactly these placeholders in each language. */
export const templateSchema = (...names: string[]) =>
  textSchema.refine(
    (text) => Object.values(text).every((one) => placeholdersOf(one ?? '').join() === names.toSorted().join()),
    `needs the placeholders ${names.map((name) => `{${name}}`).join(', ')}`,
  )
