import { expect, test } from 'vitest'
import { splitConcentration } from './split-concentration.ts'

test.each([
  ['Natronlauge 50 %', 'Natronlauge', '50'],
  ['Natronlauge 50%', 'Natronlauge', '50'],
  ['50%ige Schwefelsäure', 'Schwefelsäure', '50'],
  ['50 %-ige Schwefelsäure', 'Schwefelsäure', '50'],
  ['10-prozentige Salzsäure', 'Salzsäure', '10'],
  ['H2SO4 (96 %)', 'H2SO4', '96'],
  ['hydrogen peroxide, 30 %', 'hydrogen peroxide', '30'],
  ['30 percent hydrogen peroxide', 'hydrogen peroxide', '30'],
  ['natronloog 33 procent', 'natronloog', '33'],
  ['kyselina sírová 37,5 %', 'kyselina sírová', '37,5'],
  ['Essigsäure 80 Gew.-%', 'Essigsäure', '80'],
  ['nitric acid 65 wt%', 'nitric acid', '65'],
])('“%s” is %s with %s.', (text, name, concentration) =>
  expect(splitConcentration(text)).toEqual({ name, concentration }),
)

test.each(['Natronlauge', 'R 134a', '50 %', 'E10', '2-Propanol', '1,4-Dioxan', '%'])(
  '“%s” has no concentration.',
  (text) => expect(splitConcentration(text)).toBeUndefined(),
)
