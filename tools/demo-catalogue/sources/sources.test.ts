import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkSource } from './read-source.ts'
import { templateSchema, textSchema } from './text-schema.ts'

const check = (schema: z.ZodType, value: unknown) => checkSource('labels.json', ['fixings'], schema, value)

test('a mistake in a file names the file and the field', () => {
  const fixings = z.strictObject({ base: textSchema })
  expect(() => check(fixings, { base: { de: 'geschraubt', en: ' ' } })).toThrow(
    'data/demo/labels.json: fixings.base.en: must not be empty',
  )
  expect(() => check(fixings, { base: 'x', bass: 'y' })).toThrow('data/demo/labels.json: fixings: unknown field bass')
})

test('all mistakes of a file are listed at once', () => {
  const fixings = z.strictObject({ base: textSchema, flange: textSchema })
  expect(() => check(fixings, { base: { de: 'x' }, flange: { en: 'x' } })).toThrow(
    /fixings\.base\.en: .*\n.*fixings\.flange\.de: /,
  )
})

test('a string is a text that is the same in every language', () => {
  expect(textSchema.parse('ISO 606')).toEqual({ de: 'ISO 606', en: 'ISO 606', nl: 'ISO 606', cs: 'ISO 606' })
})

test('a phrase is taken from phrases.json, and an unknown one is an error', () => {
  expect(textSchema.parse({ phrase: 'extruded' })).toMatchObject({ de: 'extrudiert', en: 'extruded' })
  expect(() => check(z.strictObject({ base: textSchema }), { base: { phrase: 'extrudet' } })).toThrow(
    'data/demo/labels.json: fixings.base.phrase: phrases.json has no extrudet',
  )
})

test('a translation that loses a placeholder is an error', () => {
  const schema = templateSchema('from', 'to')
  expect(schema.parse({ de: '{from} bis {to}', en: 'up to {to} from {from}' }).en).toBe('up to {to} from {from}')
  expect(() => check(schema, { de: '{from} bis {to}', en: 'up to {to}' })).toThrow(
    'data/demo/labels.json: fixings: needs the placeholders {from}, {to}',
  )
})

test('the code of the generator has no texts for visitors', () => {
  const folder = path.join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  const withTexts = files.filter((file) =>
    /\b(de|en): ['"`][^$]|[äöüßÄÖÜ]/.test(readFileSync(path.join(folder, file), 'utf8')),
  )
  expect(withTexts).toEqual([])
})
