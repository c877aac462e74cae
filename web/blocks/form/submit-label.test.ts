import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LOCALES } from '#contracts/locales.ts'
import { PACKAGE_FORMS } from '#integrations/typo3/source/forms.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { submitLabel } from './submit-label.ts'

const formSchema = z.object({ submit: z.record(z.enum(LOCALES), z.string()) })
const submitOf = (name: string) => formSchema.parse(JSON.parse(readFileSync(`data/forms/${name}.json`, 'utf8'))).submit

test.each(PACKAGE_FORMS)(
  'The button of the form %s, which comes in English, is in the language of the page.',
  (name) => {
    const labels = submitOf(name)
    for (const locale of LOCALES) {
      expect(runWithLocale(locale, () => submitLabel(labels.en))).toBe(labels[locale])
      expect(runWithLocale(locale, () => submitLabel(labels[locale]))).toBe(labels[locale])
    }
  },
)

test('Other words of a TYPO3 are shown as they are, and a form without any has ours.', () => {
  expect(runWithLocale('de', () => ['Los', '', 'toString'].map(submitLabel))).toEqual(['Los', 'Absenden', 'toString'])
})
