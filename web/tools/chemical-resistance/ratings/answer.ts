import type { ConditionTest, Rating, SOURCE_KINDS } from '#contracts/resistance/resistance-table.ts'
import type { Deviation } from './choose-tests.ts'
import type { MediumInput, ResistanceQuery } from './resistance-query.ts'

/** The page's content for a question: plain data, made by the server or in the browser from the same table. */
export interface ResistanceAnswer {
  query: ResistanceQuery
  /** The chosen media, in their order. */
  asked: MediumChoice[]
  /** Plastics that are shown, in the table's order. */
  materials: ShownMaterial[]
  /** For the choice of plastics. */
  allMaterials: Pick<ShownMaterial, 'name' | 'family'>[]
  groups: { key: string; name: string }[]
  /** Rows of the table of ratings. */
  rows: RatedRow[]
  /** Plastics for the chosen media, best first; empty without media. */
  ranking: RankedMaterial[]
  /** Plastics that do not reach the minimum. */
  leftOut: number
  /** Media that attack the chosen plastic, worst first; only without media. */
  contacts: RatedContact[]
  total: { media: number; materials: number }
  /** Names of the sources, by kind. */
  credits: { kind: SourceKind; name: string }[]
}

export type SourceKind = (typeof SOURCE_KINDS)[number]

export interface ShownMaterial {
  name: string
  family: string
  priceClass: number
  temperatures: readonly [least: number, largest: number]
  /** The plastic whose ratings these are, if it is another one. */
  ratedAs: string | undefined
}

export interface MediumChoice {
  input: MediumInput
  /** `ambiguous`: there are suggestions and none of them is meant surely. */
  problem: 'unknown' | 'ambiguous' | undefined
  wrong: readonly ('concentration' | 'temperature')[]
  suggestions: { key: string; name: string }[]
  medium: Medium | undefined
}

export interface Medium {
  key: string
  name: string
  cas: string
  formula: string
  group: { key: string; name: string }
  pipeGroup: number | undefined
  isDrawn: boolean
  /** All tested conditions. */
  tests: Pick<ConditionTest, 'concentration' | 'temperature'>[]
}

/** Ratings of a medium under a tested condition, for each shown plastic. */
export interface RatedRow {
  medium: { key: string; name: string }
  /** Place of the medium among the chosen ones. */
  asked: number | undefined
  concentration: ConditionTest['concentration']
  temperature: ConditionTest['temperature']
  concentrationDeviation: Deviation | undefined
  temperatureDeviation: Deviation | undefined
  cells: RatedCell[]
}

export interface RatedCell {
  rating: Rating
  kind: SourceKind | undefined
  /** Rating at the next hotter test, if the test was colder than the request. */
  next: { temperature: ConditionTest['temperature']; rating: Rating } | undefined
}

export interface RankedMaterial {
  material: ShownMaterial
  rating: Rating
  /** Index of the row that decides: the worst one. */
  decisive: number
  cell: RatedCell
  /** Highest requested temperature, °C, if it exceeds the plastic's long-term limit. */
  tooHot: number | undefined
}

export interface RatedContact extends Pick<RatedRow, 'concentration' | 'temperature' | 'medium'> {
  rating: Rating
  kind: SourceKind | undefined
}
