import type { ConditionTest, Dilution } from '#contracts/resistance/resistance-table.ts'

/** A visitor's conditions. Undefined concentration: any. Undefined temperature: room temperature. */
export interface Condition {
  /** Per cent, or UD, SS, CA. */
  concentration: ConditionTest['concentration'] | undefined
  /** °C. */
  temperature: number | undefined
}

export type TestedCondition = Pick<ConditionTest, 'concentration' | 'temperature'>

/** How a test differs from the request: it was `milder`, `harsher`, or of `another kind` that cannot be compared. */
export type Deviation = 'milder' | 'harsher' | 'another kind'

const UNDILUTED = 100
/** A saturated solution is stronger than every solution of less than 100 %. */
const SATURATED = 99.999

/** Place of a concentration on a scale up to 100. A commercial product is undiluted as it is bought. */
export const strengthOf = (concentration: TestedCondition['concentration']): number =>
  typeof concentration === 'number' ? concentration : concentration === 'SS' ? SATURATED : UNDILUTED

/** Whether a concentration is less than the undiluted medium: nearly always a solution in water. */
export const isDiluted = (concentration: TestedCondition['concentration']): boolean =>
  strengthOf(concentration) < UNDILUTED

/**
 * Whether a test says something about a concentration. A test of the undiluted medium does not if dilution makes another
 * medium of it. A commercial product does not unless per cent are parts of it.
 */
export function isComparable(
  tested: TestedCondition['concentration'],
  wanted: TestedCondition['concentration'],
  dilution: Dilution | undefined,
): boolean {
  if (!isDiluted(wanted) || isDiluted(tested)) return true
  return tested === 'CA' ? dilution === 'product' : dilution !== 'other'
}

/** Room temperature, °C. */
const ROOM = { from: 15, to: 25 }

/** °C for comparison. All of room temperature is one place. */
export function heatOf(temperature: TestedCondition['temperature'] | undefined): number {
  if (temperature === undefined || temperature === 'RT') return ROOM.to
  return temperature >= ROOM.from && temperature <= ROOM.to ? ROOM.to : temperature
}

/** Compares two places of a scale; undefined if they are equal. */
export const deviationBetween = (tested: number, wanted: number): Deviation | undefined =>
  tested === wanted ? undefined : tested < wanted ? 'milder' : 'harsher'
