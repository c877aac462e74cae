import type { Rating, SOURCE_KINDS } from '#contracts/resistance/resistance-table.ts'
import type { Deviation, TestedCondition } from './condition-scale.ts'
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
  /** Chosen media that must not meet. */
  warnings: ReactionWarning[]
  /** Plastics that do not reach the minimum. */
  leftOut: number
  /** Media that attack the chosen plastic, worst first; only without media. */
  contacts: RatedContact[]
  total: { media: number; materials: number }
  /** Names of the sources, by kind. */
  credits: { kind: SourceKind; name: string }[]
}

export interface ReactionWarning {
  /** Of the two media. */
  names: string[]
  /** The event, as the end of a sentence. */
  danger: string
  source: string
}

export type SourceKind = (typeof SOURCE_KINDS)[number]

export interface ShownMaterial {
  name: string
  family: string
  priceClass: number
  temperatures: readonly [least: number, largest: number]
  shortTime: number
  /** The plastic whose ratings these are, if it is another one. */
  ratedAs: string | undefined
}

export interface MediumChoice {
  /** The name as it was typed. */
  typed: string
  /** The same without a concentration in the name, which is the concentration then. */
  input: MediumInput
  /** `ambiguous`: several media bear the name. `similar`: none does, and the suggestions have similar names. */
  problem: 'unknown' | 'ambiguous' | 'similar' | undefined
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
  /** Whether it is another medium when it is diluted, as a dry gas is. */
  isOtherWhenDiluted: boolean
  /** All tested conditions. */
  tests: TestedCondition[]
}

/** Ratings of a medium under a condition, for each shown plastic. The test is the one that nearly all are based on. */
export interface RatedRow extends TestedCondition, TestDeviations {
  medium: { key: string; name: string }
  /** Place of the medium among the chosen ones. */
  asked: number | undefined
  /** °C of the part: as requested, or of the treatment. */
  heat: number
  cells: RatedCell[]
}

/** How a test differs from the request. */
export interface TestDeviations {
  concentrationDeviation: Deviation | undefined
  temperatureDeviation: Deviation | undefined
  /** Whether no test was as harsh as the request. */
  isBeyond: boolean
}

export interface RatedCell extends TestDeviations {
  rating: Rating
  /** Among answers of other plastics, from best, 0: by what tests show. */
  place: number
  kind: SourceKind | undefined
  /** The test that the rating is based on; undefined without data. */
  test: (TestedCondition & { rating: Rating }) | undefined
  /** The next hotter and the next stronger test, where they are worse. */
  next: (TestedCondition & { rating: Rating })[]
  /** Hot water that bounds the rating, if it does. */
  water: { name: string; temperature: TestedCondition['temperature'] } | undefined
}

export interface RankedMaterial {
  material: ShownMaterial
  rating: Rating
  /** The worst one of its cells. */
  place: number
  /** Index of the row that decides: the worst one. */
  decisive: number
  cell: RatedCell
  /** The temperature of a medium that is outside a limit of the plastic. */
  outside: { limit: 'long-term' | 'short-time' | 'cold'; temperature: number } | undefined
}

export interface RatedContact extends Pick<RatedRow, 'medium'> {
  /** Undefined without data. */
  test: TestedCondition | undefined
  rating: Rating
  place: number
  isBeyond: boolean
  kind: SourceKind | undefined
}
