import type { Locale } from '#contracts/locales.ts'
import {
  RATINGS,
  type ConditionTest,
  type RatedChemical,
  type RatedMaterial,
  type ResistanceTable,
} from '#contracts/resistance/resistance-table.ts'
import type { RatedCell, RatedRow, SourceKind } from './answer.ts'
import { type Condition, heatOf, isDiluted } from './condition-scale.ts'
import { limitRating, rateCondition, type RatedTest, type WantedCondition } from './rate-condition.ts'
import { severityOf } from './ratings.ts'

interface SourcedTest extends RatedTest {
  kind: SourceKind | undefined
}

/** Rates plastics for a medium: one row for the concentration, or one for each that was tested. */
export function rateMedium(
  table: ResistanceTable,
  materials: readonly RatedMaterial[],
  chemical: RatedChemical,
  condition: Condition,
  locale: Locale,
): Omit<RatedRow, 'asked'>[] {
  const medium = { key: chemical.key, name: chemical.names[locale] }
  const bounding = table.chemicals.filter(({ water }) => water === 'bound')
  const tested = new Set(chemical.tests.map(({ concentration }) => concentration))
  const concentrations = condition.concentration === undefined ? [...tested] : [condition.concentration]
  return concentrations.flatMap((concentration) => {
    const wanted = { concentration, temperature: condition.temperature }
    const heat = heatOfPart(chemical, wanted)
    const waters = hasWater(chemical, wanted) ? bounding.filter((one) => isTestedUpTo(one, heat)) : []
    const cells = materials.map((material) =>
      rateMaterial(table, chemical, material, { ...wanted, heat, waters }, locale),
    )
    // The test for a plastic that is in all of them.
    const all = chemical.tests.map((test) => ({ ...test, rating: 'A' as const }))
    const { test, ...row } = rateCondition(all, wanted, chemical.dilution)
    if (!test) return []
    const { concentration: concentrationDeviation, temperature, isBeyond } = row
    const temperatureDeviation = wanted.temperature === undefined && temperature === 'harsher' ? undefined : temperature
    return [{ medium, ...conditionOf(test), concentrationDeviation, temperatureDeviation, isBeyond, heat, cells }]
  })
}

const conditionOf = ({ concentration, temperature }: Pick<ConditionTest, 'concentration' | 'temperature'>) => ({
  concentration,
  temperature,
})

/** °C of a part: as requested, or of the treatment, as hot water is. */
function heatOfPart({ tests }: RatedChemical, { temperature }: WantedCondition): number {
  const room = heatOf('RT')
  return temperature ?? Math.max(room, Math.min(...tests.map((test) => heatOf(test.temperature))))
}

function rateMaterial(
  table: ResistanceTable,
  chemical: RatedChemical,
  { polymer, temperatures, shortTime }: RatedMaterial,
  { heat, waters, ...wanted }: WantedCondition & { heat: number; waters: readonly RatedChemical[] },
  locale: Locale,
): RatedCell {
  const { rating, test, concentration, temperature, isBeyond, next } = rateCondition(
    testsOf(table, chemical, polymer),
    wanted,
    chemical.dilution,
  )
  const water = worstOfWater(table, waters, polymer, heat)
  const limited = limitRating(rating, { heat, longTerm: temperatures[1], shortTime, water: water?.test.rating })
  const isOfWater = water !== undefined && severityOf(water.test.rating) > severityOf(rating)
  return {
    rating: limited,
    kind: isOfWater ? water.test.kind : test?.kind,
    test: test && { ...conditionOf(test), rating: test.rating },
    concentrationDeviation: concentration,
    temperatureDeviation: wanted.temperature === undefined && temperature === 'harsher' ? undefined : temperature,
    isBeyond,
    next: next.map((one) => ({ ...conditionOf(one), rating: one.rating })),
    water: isOfWater ? { name: water.chemical.names[locale], temperature: water.test.temperature } : undefined,
  }
}

/** Whether hot water bounds the rating: of a medium of mostly water, and of what is diluted. */
const hasWater = ({ water }: RatedChemical, { concentration }: WantedCondition): boolean =>
  water === 'contains' || (water !== 'bound' && isDiluted(concentration))

const isTestedUpTo = ({ tests }: RatedChemical, heat: number): boolean =>
  tests.some(({ temperature }) => heatOf(temperature) <= heat)

/** The worst test of hot water that was not hotter than the part. */
function worstOfWater(table: ResistanceTable, waters: readonly RatedChemical[], polymer: number, heat: number) {
  return waters
    .flatMap((chemical) => testsOf(table, chemical, polymer).map((test) => ({ chemical, test })))
    .filter(({ test }) => heatOf(test.temperature) <= heat && test.rating !== '-')
    .toSorted((a, b) => severityOf(b.test.rating) - severityOf(a.test.rating))[0]
}

function testsOf({ sources }: ResistanceTable, { tests }: RatedChemical, polymer: number): SourcedTest[] {
  return tests.map((test) => ({
    ...conditionOf(test),
    rating: RATINGS.find((code) => code === test.ratings[polymer]) ?? '-',
    kind: sources[Number(test.sources[polymer])]?.kind,
  }))
}
