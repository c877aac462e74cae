import { expect, test } from 'vitest'
import { suitabilityOf } from '#tools/demo-catalogue/facts/suitability.ts'
import { technicalRows } from '#tools/demo-catalogue/facts/technical.ts'
import { GRADES, materialNamed } from './materials.ts'

test('the codes of grades are unique within a polymer', () => {
  const codes = GRADES.map(({ polymer, code }) => `${polymer.code}-${code}`)
  expect(new Set(codes).size).toBe(codes.length)
})

test('every grade named [FS] is suited for food', () => {
  expect(GRADES.filter(({ name, food }) => name.de.includes('[FS]') && !food)).toEqual([])
})

test('only PTFE and PVDF are PFAS', () => {
  const pfas = GRADES.filter(({ polymer }) => polymer.pfas).map(({ polymer }) => polymer.key)
  expect(pfas.toSorted()).toEqual(['PTFE', 'PVDF'])
})

test('flags and documents follow from the material', () => {
  expect(suitabilityOf(materialNamed('werkstoff-s-schwarz'))).toMatchObject({
    food: false,
    atex: true,
    antistatic: true,
    documents: ['data-sheet', 'atex', 'handling', 'product-information'],
  })
  expect(suitabilityOf(materialNamed('werkstoff-s-natur-fs')).documents).toContain('fda')
  const withoutCertificates = ['data-sheet', 'handling', 'product-information']
  expect(suitabilityOf(materialNamed('werkstoff-s-gruen')).documents).toEqual(withoutCertificates)
  expect(suitabilityOf(materialNamed('stahl-verzinkt')).documents).toEqual(withoutCertificates)
})

test('the technical rows of a material are formatted for each language', () => {
  const values = technicalRows({}, [materialNamed('murytal-c')]).map(({ value }) => value)
  expect(values.map(({ de }) => de)).toEqual([
    '1,41\u00a0g/cm³',
    '−40 bis +100\u00a0°C',
    'bis +140\u00a0°C',
    '0,25 bis 0,35',
    '0,8\u00a0% (Sättigung), 0,2\u00a0% (23\u00a0°C, 50\u00a0% r. F.)',
    '12 · 10⁻⁵/K',
  ])
  expect(values.slice(0, 2).map(({ en }) => en)).toEqual(['1.41\u00a0g/cm³', '−40 to +100\u00a0°C'])
})

test('food contact names the suitable grades if some are not suited', () => {
  const natural = materialNamed('werkstoff-s-natur-fs')
  const foodContact = (...materials: string[]) =>
    technicalRows({}, [natural, ...materials.map(materialNamed)]).find(({ name }) => name.en === 'Food contact')?.value
      .en
  expect(foodContact()).toMatch(/^\(EC\) 1935/)
  expect(foodContact('werkstoff-s-gruen')).toMatch(/^Material S natural \[FS\]: \(EC\) 1935/)
})
