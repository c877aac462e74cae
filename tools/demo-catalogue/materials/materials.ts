import { z } from 'zod'
import type { Material as Finish } from '#drawing/material.ts'
import { readSource } from '#tools/demo-catalogue/sources/read-source.ts'
import { mapText, type Text } from '#tools/demo-catalogue/text.ts'
import { materialsSchema, type MaterialsSource } from './material-schemas.ts'

interface Stock {
  key: string
  name: Text
  /** Abbreviation in product numbers. */
  code: string
  /** g/cm³. */
  density: number
  drawnAs: Finish
}

type Keyed<Value> = Value & { key: string }
type Polymer = Keyed<MaterialsSource['polymers'][string]>
type GradeSource = MaterialsSource['grades'][string]

/** A named plastic in one colour. */
export interface Grade extends Stock, Pick<GradeSource, 'food' | 'antistatic' | 'friction'> {
  kind: 'plastic'
  /** "Murytal C" of "Murytal C blau [FS]". */
  family: Text
  polymer: Polymer
  colour: Keyed<MaterialsSource['colours'][string]>
}

export interface Metal extends Stock {
  kind: 'metal'
}

/** Material of a part. */
export type StockMaterial = Grade | Metal

const { colours, polymers, grades, metals } = readSource('materials.json', materialsSchema)

const keyed = <Value>(record: Record<string, Value>): Map<string, Keyed<Value>> =>
  new Map(Object.entries(record).map(([key, value]) => [key, { ...value, key }]))

const COLOURS = keyed(colours)
const POLYMERS = keyed(polymers)

/** Keys of the colours and short names of the polymers, in the order of data/demo/materials.json. */
export const COLOUR_KEYS = [...COLOURS.keys()]
export const SHORT_NAMES = [...POLYMERS.keys()]

function find<Value>(values: ReadonlyMap<string, Value>, name: string, place: string): Value {
  const value = values.get(name)
  if (value === undefined) throw new Error(`data/demo/materials.json: ${place}: there is no ${name}`)
  return value
}

/** A grade's name ends with its colour, in one word; the part before is its kind. */
const familyOf = (name: string): string => name.replace(/ \[FS\]$/, '').replace(/\s\S+$/, '')

export const GRADES: Grade[] = Object.entries(grades).map(([key, source]) => {
  const colour = find(COLOURS, source.colour, `grades.${key}.colour`)
  const polymer = find(POLYMERS, source.polymer, `grades.${key}.polymer`)
  const family = mapText(source.name, familyOf)
  return { kind: 'plastic', key, ...source, family, colour, polymer, drawnAs: colour.drawnAs }
})

const METALS: Metal[] = Object.entries(metals).map(([key, metal]) => ({ kind: 'metal', key, ...metal }))

/** Plastics and metals by key, in the order of data/demo/materials.json. */
export const MATERIALS: ReadonlyMap<string, StockMaterial> = new Map(
  [...GRADES, ...METALS].map((material) => [material.key, material]),
)

/** A key of data/demo/materials.json. */
export const materialKeySchema = z.string().refine((key) => MATERIALS.has(key), 'is not in materials.json')

/** @throws Error for an unknown key */
export function materialNamed(key: string): StockMaterial {
  const material = MATERIALS.get(key)
  if (!material) throw new Error(`materials.json has no ${key}`)
  return material
}
