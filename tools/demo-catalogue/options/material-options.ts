import {
  COLOUR_KEYS,
  GRADES,
  MATERIALS,
  SHORT_NAMES,
  type Grade,
  type StockMaterial,
} from '#tools/demo-catalogue/materials/materials.ts'
import { LABELS } from '#tools/demo-catalogue/sources/labels.ts'
import { sameText } from '#tools/demo-catalogue/text.ts'
import { labelOption, type Option } from './option.ts'

const MATERIAL_KEYS = [...MATERIALS.keys()]

const shortNameOption = ({ polymer: { key } }: Grade): Option => ({
  group: 'short-name',
  key: key.toLowerCase().replace(' ', '-'),
  name: sameText(key),
  position: SHORT_NAMES.indexOf(key),
})

const FAMILY_NAMES = [...new Set(GRADES.map(({ family }) => family.de))]

/** Grades of one name, in all colours and with or without food contact. */
const familyOption = ({ family }: Grade): Option => ({
  group: 'family',
  key: family.de.toLowerCase().replaceAll(' ', '-'),
  name: family,
  position: FAMILY_NAMES.indexOf(family.de),
})

const colourOption = ({ colour: { key, name, colour } }: Grade): Option => ({
  group: 'colour',
  key,
  name,
  colour,
  position: COLOUR_KEYS.indexOf(key),
})

const suitabilityOf = ({ food, antistatic }: Grade) => {
  if (food) return 'food'
  return antistatic ? 'antistatic' : 'general'
}

/** The material itself, by which a variant is chosen. */
export const materialOption = ({ key, name }: StockMaterial): Option => ({
  group: 'material',
  key,
  name,
  position: MATERIAL_KEYS.indexOf(key),
})

/** Properties that follow from the material: filters of a list, but nothing to choose again. */
export function materialProperties(material: StockMaterial): Option[] {
  if (material.kind === 'metal') return []
  return [
    familyOption(material),
    shortNameOption(material),
    colourOption(material),
    labelOption('suitability', LABELS.suitability, suitabilityOf(material)),
    labelOption('pfas', LABELS.pfas, material.polymer.pfas ? 'contains' : 'without'),
  ]
}
