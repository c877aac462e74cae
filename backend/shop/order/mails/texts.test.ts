import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import cz from './texts/cz.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import { textsIn } from './texts.ts'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test('A text is filled with its values once.', () => {
  expect(textsIn('en')('confirmation_subject', { number: '{customer}' })).toBe(
    'Your non-binding quote request {customer}',
  )
})

test('Each text has the same placeholders in every language.', () => {
  expect(LOCALES.toSorted()).toEqual(['cz', 'de', 'en', 'nl'])
  for (const [key, text] of Object.entries(de)) {
    // Czech inflects names, so its greetings have none.
    const others = key.startsWith('greeting_') ? [en, nl] : [cz, en, nl]
    for (const texts of others) expect(placeholders(texts[key as keyof typeof de]), key).toEqual(placeholders(text))
  }
})
