import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { solidSchema } from '#contracts/shop/product-facts.ts'
import { composeCadModel } from '#web/tools/cad/compose-cad-model.ts'
import type { CadPart } from '#web/tools/cad/cad-choice.ts'
import { composeCadDrawing } from './compose-cad-drawing.server.ts'

const lineSchema = z.object({
  number: z.string(),
  weight: z.number(),
  facts: z.object({
    dimensions: z.array(
      z.object({ symbol: z.string(), name: z.object({ de: z.string() }), value: z.number(), unit: z.string() }),
    ),
    solids: z.array(solidSchema).optional(),
    model: z.array(solidSchema).optional(),
  }),
})
const LINES = readFileSync('data/catalogue/variants.jsonl', 'utf8').split('\n')

function sheetOf(number: string) {
  const line = LINES.find((one) => one.includes(`"number":"${number}"`))
  const { facts, weight } = lineSchema.parse(JSON.parse(line ?? '{}'))
  const part: CadPart = {
    id: number,
    number,
    name: number,
    solids: facts.solids ?? facts.model ?? [],
    dimensions: facts.dimensions.map((one) => ({ ...one, name: one.name.de })),
    cut: undefined,
    format: undefined,
    weight,
  }
  const choice = { length: undefined, width: undefined, carrier: undefined }
  const model = composeCadModel(part, choice)
  const company = z
    .custom<Parameters<typeof composeCadDrawing>[0]['company']>()
    .parse(JSON.parse(readFileSync('data/company.json', 'utf8')))
  const { figures, parts } = composeCadDrawing({ part, choice, model, company, date: '2026-01-15' })
  const [section] = figures ?? []
  const letters = (section && 'drawing' in section ? section.drawing.marks : []).flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : [],
  )
  const rows = parts.flatMap((one) =>
    one.kind === 'pairs' ? one.rows.map(({ name, value }) => `${name}: ${value}`) : [],
  )
  return { letters, rows: rows.map((row) => row.replaceAll('\u00a0', ' ')) }
}

test.each([
  ['KR-08B1-28', ['b 7,2', 'd 10', 'da 120,6', 'l 25']],
  ['SR-2-18', ['b 20', 'd 10', 'da 40']],
  ['ZS-POMC-1.5-500', ['b 15', 'h 15']],
  ['RO-PA6C-90X50-1000', ['D 90', 'd 50']],
  ['T-06B2-S-2000', ['b 25', 'e 10,24', 'h 10', 'k 2,5', 'r 5,4']],
  ['KO-C20-ZN', ['b 30', 'h 50']],
])('The sheet of %s has the letters of the table in its section.', (number, letters) =>
  expect(sheetOf(number).letters.toSorted()).toEqual(expect.arrayContaining(letters)),
)

test('The sheet of a wheel names pitch, circles, bore, width, teeth and module.', () => {
  expect(sheetOf('KR-08B1-28').rows).toEqual(
    expect.arrayContaining([
      'Teilung p: 12,7 mm',
      'Teilkreis d0: 113,43 mm',
      'Kopfkreis da: 120,6 mm',
      'Fußkreis df: 104,92 mm',
      'Bohrung d: 10 mm',
      'Zähnezahl z: 28',
    ]),
  )
  expect(sheetOf('SR-2-18').rows).toEqual(
    expect.arrayContaining([
      'Fußkreis df: 31 mm',
      'Zähnezahl z: 18',
      'Modul m: 2 mm',
      'Hüllmaß B × L × H: 20 × 40 × 40 mm',
    ]),
  )
})
