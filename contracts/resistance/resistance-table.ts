import type { Locale } from '#contracts/locales.ts'

/**
 * A stable, B conditionally stable, C unstable, O soluble, `-` no data. Ratings hold for parts without load.
 */
export const RATINGS = ['A', 'B', 'C', 'O', '-'] as const
export type Rating = (typeof RATINGS)[number]

/** Ratings of chemicals on plastics as the server sends them to a browser: one file, made from `data/resistance`. */
export interface ResistanceTable {
  /** Columns of all ratings: polymers of which there are ratings. */
  polymers: readonly string[]
  /** Plastics in the order in which they are shown. */
  materials: readonly RatedMaterial[]
  sources: readonly RatingSource[]
  /** Names of the groups of chemicals. */
  groups: readonly ChemicalGroup[]
  chemicals: readonly RatedChemical[]
  reactions: readonly DangerousReaction[]
}

export interface RatedMaterial {
  /** Short name by DIN EN ISO 1043-1, with C for cast: `PA6 C`. */
  name: string
  /** Index of its column: a plastic without ratings of its own has those of a related one. */
  polymer: number
  /** Name of the family in the catalogue. */
  family: Record<Locale, string>
  /** 1, the least expensive, to 5. Relative, for raw material of equal volume. */
  priceClass: number
  /** Least and largest temperature in long-term use, °C, of the weakest grade. */
  temperatures: readonly [least: number, largest: number]
  /** °C that it bears for a short time at most. Above, it becomes soft or melts. */
  shortTime: number
}

/**
 * `contains`: mostly water. `bound`: hot water or steam, which tells how far any medium with water may be claimed.
 */
export const WATER_KINDS = ['contains', 'bound'] as const
export type WaterKind = (typeof WATER_KINDS)[number]

/**
 * The meaning of a concentration below 100 %. `other`: a medium of its own, as a dry gas becomes an acid in water.
 * `product`: per cent of the commercial product, as cleaners are used.
 */
export const DILUTIONS = ['other', 'product'] as const
export type Dilution = (typeof DILUTIONS)[number]

/**
 * `test`: by the company. `table`: published. `differs`: the harsher one of published ratings that differ. `class`: of a
 * class of chemicals. `rule`: indicative, by rules of chemistry.
 */
export const SOURCE_KINDS = ['test', 'table', 'differs', 'class', 'rule'] as const

export interface RatingSource {
  kind: (typeof SOURCE_KINDS)[number]
  /** As it wants to be named. */
  name: string
}

export interface ChemicalGroup {
  key: string
  names: Record<Locale, string>
}

/** Media that must not meet: each of the first ones with each of the second ones. */
export interface DangerousReaction {
  /** Indices of chemicals. */
  first: readonly number[]
  second: readonly number[]
  /** The event, as the end of a sentence that begins with their names. */
  danger: Record<Locale, string>
  source: string
}

export interface RatedChemical {
  /** German name in letters of addresses: `natronlauge`. */
  key: string
  names: Record<Locale, string>
  /** Further names in any language: for looking up only. */
  otherNames: readonly string[]
  /** CAS number; empty if there is none. */
  cas: string
  /** Sum formula without markup: `H2SO4`; empty if there is none. */
  formula: string
  /** Index of its group. */
  group: number
  /** Group of media on labels of pipes by DIN 2403, 0 to 9; undefined if the standard assigns none. */
  pipeGroup?: number
  water?: WaterKind
  dilution?: Dilution
  /** Whether a structural formula can be drawn. */
  isDrawn: boolean
  /** Place among the media that visitors look up most, from 1; undefined for others. */
  asked?: number
  tests: readonly ConditionTest[]
}

/** Ratings of all polymers under one condition. */
export interface ConditionTest {
  /** Per cent, or UD undiluted, SS saturated at 23 °C, CA commercially available. */
  concentration: number | 'UD' | 'SS' | 'CA'
  /** °C, or RT: room temperature, 15 to 25 °C. */
  temperature: number | 'RT'
  /** A rating for each polymer: `AACB-A`. */
  ratings: string
  /** The index of the source of each rating as a digit; `-` without one. */
  sources: string
}
