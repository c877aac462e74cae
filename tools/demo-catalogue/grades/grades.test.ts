import { expect, test } from 'vitest'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { materialRows } from '#tools/demo-catalogue/facts/technical.ts'
import { GRADES } from './grades.ts'

const grades = Object.values(GRADES)

test('keys and, within a polymer, codes are unique', () => {
  expect(new Set(grades.map(({ key }) => key)).size).toBe(grades.length)
  const codes = grades.map(({ polymer, code }) => `${polymer.code}-${code}`)
  expect(new Set(codes).size).toBe(codes.length)
})

test('every [FS] grade is for food', () => {
  expect(grades.filter(({ name, food }) => name.de.includes('[FS]') && !food)).toEqual([])
})

test('PTFE and PVDF are PFAS, nothing else is', () => {
  const pfas = grades.filter(({ polymer }) => polymer.pfas).map(({ polymer }) => polymer.shortName)
  expect(pfas.toSorted()).toEqual(['PTFE', 'PVDF'])
})

test('papers follow from the grade', () => {
  expect(fitnessOf(GRADES.sBlack)).toMatchObject({ antistatic: true, atex: true, food: false })
  expect(fitnessOf(GRADES.sBlack).documents).toContain('atex')
  expect(fitnessOf(GRADES.sNatural).documents).toContain('fda')
  expect(fitnessOf(GRADES.sGreen).documents).toEqual(['data-sheet', 'handling', 'product-information'])
})

test('material rows are printed in each language', () => {
  const values = materialRows(GRADES.murytalC).map(({ value }) => value)
  expect(values.map(({ de }) => de)).toEqual([
    '1,41\u00a0g/cm³',
    '−40 bis +100 °C',
    'bis +140 °C',
    '0,25 bis 0,35',
    '0,8 % (Sättigung), 0,2 % (23 °C, 50 % r. F.)',
    '12 · 10⁻⁵/K',
  ])
})
