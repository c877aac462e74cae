import { z } from 'zod'
import { placeholdersOf, sameText } from '#tools/demo-catalogue/text.ts'
import { readSource } from './read-source.ts'

const words = z.string().regex(/\S/, 'must not be empty')
const translations = z.strictObject({ de: words, en: words })

const PHRASES = new Map(Object.entries(readSource('phrases.json', z.record(z.string(), translations))))

const reference = z.strictObject({ phrase: z.string() })

/**
 * A text of data/demo: `{ "de", "en" }`, a string if both languages say the same, or `{ "phrase" }` for one of
 * phrases.json.
 */
export const textSchema = z.preprocess((value, context) => {
  if (typeof value === 'string') return sameText(value)
  const { data } = reference.safeParse(value)
  if (!data) return value
  const phrase = PHRASES.get(data.phrase)
  if (!phrase) context.addIssue({ code: 'custom', path: ['phrase'], message: `phrases.json has no ${data.phrase}` })
  return phrase
}, translations)

/** A text with exactly these placeholders in both languages. */
export const templateSchema = (...names: string[]) =>
  textSchema.refine(
    ({ de, en }) => [de, en].every((text) => placeholdersOf(text).join() === names.toSorted().join()),
    `needs the placeholders ${names.map((name) => `{${name}}`).join(', ')}`,
  )
