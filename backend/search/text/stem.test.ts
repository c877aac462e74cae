import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { demoSources } from '#test/support/search-demo.ts'
import { stemOf } from './stem.ts'
import { tokensOf } from './tokens.ts'

const stem = (locale: 'de' | 'en' | 'nl' | 'cz', word: string) => stemOf(locale, foldText(word))

test.each([
  ['de', ['Kettenführung', 'Kettenführungen']],
  ['de', ['Platte', 'Platten']],
  ['de', ['Rundstab', 'Rundstäbe', 'Rundstäben']],
  ['en', ['guide', 'guides']],
  ['en', ['bush', 'bushes']],
  ['nl', ['kettinggeleiding', 'kettinggeleidingen']],
  ['nl', ['plaat', 'platen']],
  ['cz', ['řetěz', 'řetězu', 'řetězy', 'řetězů', 'řetězem', 'řetězech']],
  ['cz', ['deska', 'desky', 'desku', 'deskou', 'deskách']],
  ['cz', ['lišta', 'lišty', 'lištu', 'lištami']],
  ['cz', ['materiál', 'materiálu', 'materiály', 'materiálem']],
  ['cz', ['válečkový', 'válečkové', 'válečkového', 'válečkových']],
] as const)('In %s the forms %j have one stem.', (locale, forms) => {
  expect(new Set(forms.map((form) => stem(locale, form))).size).toBe(1)
})

test.each([
  ['de', 'Kette', 'Kettenrad'],
  ['de', 'Platte', 'Plan'],
  ['nl', 'staf', 'stof'],
  ['cz', 'řetěz', 'řez'],
  ['cz', 'deska', 'desinfekce'],
] as const)('In %s %s and %s have different stems.', (locale, one, other) => {
  expect(stem(locale, one)).not.toBe(stem(locale, other))
})

test.each(['08b1', 'pa6', '10.5', 'm8', 'ct'])('%s has no other form.', (word) => {
  for (const locale of ['de', 'en', 'nl', 'cz'] as const) expect(stemOf(locale, word)).toBe(word)
})

test.each(['de', 'en', 'nl', 'cz'] as const)(
  'In %s a stem begins as its words do: marks are looked for by that.',
  async (locale) => {
    const { content } = await demoSources()
    const words = new Set<string>()
    for await (const { pages } of content.read()) {
      for (const page of pages ?? [])
        if (page.locale === locale) for (const { word } of tokensOf(page.content)) words.add(word)
    }
    expect(words.size).toBeGreaterThan(1_000)
    expect([...words].filter((word) => stemOf(locale, word).slice(0, 2) !== word.slice(0, 2))).toEqual([])
  },
)
