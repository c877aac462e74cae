import { GRADES, METALS, type Metal } from '#tools/demo-catalogue/grades/grades.ts'
import type { ColourKey, Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { POLYMERS } from '#tools/demo-catalogue/grades/polymers.ts'
import { same, type Text } from '#tools/demo-catalogue/text.ts'
import type { Option } from './option.ts'

const MATERIAL_KEYS: string[] = [...Object.values(GRADES), ...Object.values(METALS)].map(({ key }) => key)

const COLOURS: Record<ColourKey, { name: Text; colour: string }> = {
  green: { name: { de: 'grün', en: 'green' }, colour: '#0f8249' },
  black: { name: { de: 'schwarz', en: 'black' }, colour: '#262828' },
  natural: { name: { de: 'natur', en: 'natural' }, colour: '#ebe8e1' },
  blue: { name: { de: 'blau', en: 'blue' }, colour: '#2f75b1' },
  white: { name: { de: 'weiß', en: 'white' }, colour: '#ffffff' },
  beige: { name: { de: 'beige', en: 'beige' }, colour: '#d3c6ad' },
}

const SUITABILITY = {
  general: { de: 'allgemein', en: 'general purpose' },
  food: { de: 'Lebensmittelkontakt', en: 'food contact' },
  antistatic: { de: 'antistatisch (ATEX)', en: 'antistatic (ATEX)' },
} as const satisfies Record<string, Text>

export const materialOption = ({ key, name }: Grade | Metal): Option => ({
  group: 'material',
  key,
  name,
  position: MATERIAL_KEYS.indexOf(key),
})

const shortNameOption = ({ polymer: { shortName } }: Grade): Option => ({
  group: 'short-name',
  key: shortName.toLowerCase().replace(' ', '-'),
  name: same(shortName),
  position: Object.keys(POLYMERS).indexOf(shortName),
})

const colourOption = ({ colour }: Grade): Option => ({
  group: 'colour',
  key: colour,
  ...COLOURS[colour],
  position: Object.keys(COLOURS).indexOf(colour),
})

function suitabilityOption({ food, antistatic }: Grade): Option {
  const key = food ? 'food' : antistatic ? 'antistatic' : 'general'
  return { group: 'suitability', key, name: SUITABILITY[key], position: Object.keys(SUITABILITY).indexOf(key) }
}

const pfasOption = ({ polymer: { pfas } }: Grade): Option =>
  pfas
    ? { group: 'pfas', key: 'contains', name: { de: 'enthält PFAS', en: 'contains PFAS' }, position: 1 }
    : { group: 'pfas', key: 'without', name: { de: 'ohne PFAS', en: 'without PFAS' }, position: 0 }

/** Everything that a grade says about a product; what varies goes to the variants, the rest to the parent. */
export const gradeOptions = (grade: Grade): Option[] => [
  materialOption(grade),
  shortNameOption(grade),
  colourOption(grade),
  suitabilityOption(grade),
  pfasOption(grade),
]
