import type { Text } from '#tools/demo-catalogue/text.ts'

export type ShortName =
  | 'PE-UHMW'
  | 'PE-HMW'
  | 'PA6'
  | 'PA66'
  | 'PA6 C'
  | 'POM-C'
  | 'POM-H'
  | 'PET'
  | 'PVDF'
  | 'PTFE'
  | 'PPS'
  | 'PEEK'

export type ColourKey = 'green' | 'black' | 'natural' | 'blue' | 'white' | 'beige'

/** What all grades of a polymer share: values of the materials table, dry and at 23 °C. */
export interface Polymer {
  shortName: ShortName
  /** Abbreviation in product numbers. */
  code: string
  /** °C: continuous from, to, and for short times. */
  temperature: readonly [from: number, to: number, short: number]
  /** Sliding friction against steel, dry. */
  friction: readonly [from: number, to: number]
  /** As printed. */
  waterAbsorption: Text
  /** 1e-5 per kelvin. */
  expansion: number
  /** Regulation of the FDA for the polymer. */
  fda: string
  /** PFAS by the OECD's definition of 2021. */
  pfas: boolean
}

/** A named grade in one colour, as it is bought. */
export interface Grade {
  key: string
  name: Text
  polymer: Polymer
  /** Abbreviation in product numbers, unique among the grades of a parent. */
  code: string
  /** g/cm³. */
  density: number
  colour: ColourKey
  /** How drawings show it. */
  drawnAs: 'pe' | 'natural' | 'black' | 'blue' | 'mud'
  /** Suited for food contact: (EC) 1935/2004, (EU) 10/2011, FDA. */
  food: boolean
  /** Dissipates charge: surface resistance at most 1e9 ohm, stated per batch; for explosive atmospheres. */
  antistatic: boolean
  /** Where the grade slides better than its polymer. */
  friction?: readonly [from: number, to: number]
}
