import {
  COLOUR_KEYS,
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

/** All options that follow from a product's material. */
export function materialOptions(material: StockMaterial): Option[] {
  const { key, name } = material
  const option: Option = { group: 'material', key, name, position: MATERIAL_KEYS.indexOf(key) }
  if (material.kind === 'metal') return [option]
  return [
    option,
    shortNameOption(material),
    colourOption(material),
    labelOption('suitability', LABELS.suitability, suitabilityOf(material)),
    labelOption('pfas', LABELS.pfas, material.polymer.pfas ? 'contains' : 'without'),
  ]
}
