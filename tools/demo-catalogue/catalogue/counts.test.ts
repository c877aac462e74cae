import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogueLines } from './lines.ts'

const lines = catalogueLines()

/** Variants by product, from the plan of the range. */
const COUNTS: Record<string, number> = {
  'T-1': 78,
  'T-2': 28,
  'T-3': 28,
  'TS-1': 78,
  'TS-2': 28,
  'TU-1': 78,
  'TU-2': 28,
  'TU-3': 28,
  'K-1': 78,
  'K-2': 28,
  'CT-1': 78,
  'CT-2': 28,
  'CT-3': 28,
  'CTU-1': 78,
  'CTU-2': 28,
  'CTU-3': 28,
  'CK-1': 78,
  'CK-2': 28,
  'C-ZN': 12,
  'C-VA': 12,
  KRF: 32,
  'ZRF-T': 28,
  'ZRF-AT': 28,
  'ZRF-HTD': 42,
  RRF: 32,
  GL: 126,
  GLW: 18,
  RP: 18,
  KSU: 32,
  KSL: 20,
  'PL-PEUHMW': 72,
  'PL-PEHMW': 48,
  'PL-PA6': 14,
  'PL-PA6C': 48,
  'PL-POMC': 56,
  'PL-POMH': 12,
  'PL-PET': 48,
  'PL-PVDF': 12,
  'PL-PTFE': 17,
  'PL-PEEK': 12,
  'PL-PPS': 10,
  'RS-PEUHMW': 80,
  'RS-PA6': 40,
  'RS-PA66': 30,
  'RS-PA6C': 40,
  'RS-POMC': 92,
  'RS-POMH': 34,
  'RS-PET': 44,
  'RS-PVDF': 34,
  'RS-PTFE': 40,
  'RS-PEEK': 30,
  'RO-POMC': 18,
  'RO-PA6C': 18,
  'RO-PET': 18,
  SB: 24,
  RSP: 8,
  ZS: 42,
  SR: 112,
  KR: 90,
  LR: 24,
  VE: 8,
  KO: 8,
  KL: 8,
  SPS: 7,
}

test('the catalogue has 64 products with 2 452 variants, as many of each product as planned', () => {
  expect(lines.products).toHaveLength(64)
  expect(lines.variants).toHaveLength(2452)
  const counted = Map.groupBy(lines.variants, ({ parent }) => parent)
  expect(Object.fromEntries([...counted].map(([parent, own]) => [parent, own.length]))).toEqual(COUNTS)
})

const variant = (number: string) => {
  const found = lines.variants.find((line) => line.number === number)
  if (!found) throw new Error(`no variant ${number}`)
  return found
}

test.each([
  /* kg per metre or per sheet, times the length. */
  ['T-08B1-S-2000', 0.238 * 2],
  ['CT-16B1-SA-3000', 0.912 * 3],
  ['CTU-20B1-SN-2000', 1.82 * 2],
  ['C30-ZN-6000', 0.801 * 6],
  ['C50-VA-2000', 2.986 * 2],
  ['PL-PEUHMW-S-10-1000X2000', 18.6],
  ['PL-PA6C-NT-10-1000X2000', 23],
  ['PL-POMC-NT-10-1000X2000', 28.2],
  ['PL-PTFE-WS-10-500X1000', 43.6 / 4],
  ['PL-PEEK-NT-10-500X1000', 26.2 / 4],
])('%s weighs %d kg', (number, kilograms) => {
  expect(variant(number).weight).toBeCloseTo(kilograms, 2)
})

test('a guide with a foot lists its steel profiles, galvanised before stainless', () => {
  expect(variant('CT-08B1-S-2000').facts.cProfiles).toEqual(['C30-ZN-2000', 'C30-VA-2000'])
  expect(variant('CK-24A1-SA-3000').facts.cProfiles).toEqual(['C50-ZN-3000', 'C50-VA-3000'])
  expect(variant('T-08B1-S-2000').facts.cProfiles).toBeUndefined()
})

test.each(Object.entries(lines))(
  'data/catalogue/%s.jsonl matches the output of npm run demo:catalogue',
  (file, own) => {
    const folder = path.join(import.meta.dirname, '../../../data/catalogue')
    const written = readFileSync(path.join(folder, `${file}.jsonl`), 'utf8')
    expect(written === own.map((line) => `${JSON.stringify(line)}\n`).join('')).toBe(true)
  },
)
