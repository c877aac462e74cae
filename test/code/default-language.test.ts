import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'

const OWNER = 'contracts/locales.ts'
/** Takes one language for all that name none. */
const ASSUMPTION = new RegExp(`(\\?\\?|\\|\\||[Dd]efault\\w* *[=:]|DEFAULT_LOCALE\\b.*=) *'${DEFAULT_LOCALE}'`)

test('One file says which language is the default one.', () => {
  const files = globSync('{contracts,doctor,web,server,backend}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|i18n\/generated/.test(file),
  )
  expect(files.filter((file) => ASSUMPTION.test(readFileSync(file, 'utf8')))).toEqual([OWNER])
})

test('A text that a language does not have yet is written in the default one.', () => {
  const { baseLocale } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'))
  expect(baseLocale).toBe(DEFAULT_LOCALE)
})
