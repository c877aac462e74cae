import { expect, test } from 'vitest'
import { splitCondition } from './split-condition.ts'

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
  expect(splitCondition(text)).toEqual({ name, concentration, temperature: '' }),
)

test.each([
  ['Natronlauge 5 % 60 °C', 'Natronlauge', '5', '60'],
  ['Natronlauge 5 %, 60°C', 'Natronlauge', '5', '60'],
  ['Natronlauge, 5 %, 60 °C', 'Natronlauge', '5', '60'],
  ['Natronlauge, 5 % bei 60 Grad', 'Natronlauge', '5', '60'],
  ['60 °C hydrogen peroxide (30 %)', 'hydrogen peroxide', '30', '60'],
  ['Ethylenglykol -20 °C', 'Ethylenglykol', '', '-20'],
  ['Ethylenglykol \u221240 °C', 'Ethylenglykol', '', '\u221240'],
  ['Ethylenglykol –40°C', 'Ethylenglykol', '', '–40'],
  ['LD-4 60 °C', 'LD-4', '', '60'],
])('“%s” is %s with %s at %s.', (text, name, concentration, temperature) =>
  expect(splitCondition(text)).toEqual({ name, concentration, temperature }),
)

test.each(['Natronlauge', 'R 134a', '50 %', '60 °C', 'Vitamin 12 C', 'E10', '2-Propanol', '1,4-Dioxan', '%'])(
  '“%s” has no condition.',
  (text) => expect(splitCondition(text)).toBeUndefined(),
)
