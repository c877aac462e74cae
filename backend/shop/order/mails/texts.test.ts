import { expect, test } from 'vitest'
import type { Locale } from '#contracts/locales.ts'
import cz from './texts/cz.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import { textsIn } from './texts.ts'

/** A language that is missing here does not compile. */
const TRANSLATIONS = { cz, en, nl } satisfies Record<Exclude<Locale, 'de'>, typeof de>

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test('A text is filled with its values once.', () => {
  expect(textsIn('en')('confirmation_subject', { number: '{customer}' })).toBe(
    'Your non-binding quote request {customer}',
  )
})

test('Each text has the same placeholders in every language.', () => {
  for (const [key, text] of Object.entries(de)) {
    // Czech inflects names, so its greetings have none.
    const { cz: _, ...withNames } = TRANSLATIONS
    const others = Object.values(key.startsWith('greeting_') ? withNames : TRANSLATIONS)
    for (const texts of others) expect(placeholders(texts[key as keyof typeof de]), key).toEqual(placeholders(text))
  }
})
