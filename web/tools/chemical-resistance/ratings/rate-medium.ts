import type { Locale } from '#contracts/locales.ts'
import {
  RATINGS,
  type ConditionTest,
  type RatedChemical,
  type RatedMaterial,
  type Rating,
  type ResistanceTable,
} from '#contracts/resistance/resistance-table.ts'
import type { RatedCell, RatedRow, SourceKind } from './answer.ts'
import { type Condition, heatOf, isDiluted } from './condition-scale.ts'
import { placeOf } from './evidence-place.ts'
import { limitRating, rateCondition, type RatedTest, type WantedCondition } from './rate-condition.ts'
import { severityOf, worstOf } from './ratings.ts'

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
  const hotWaters = hotWatersOf(table)
  const tested = new Set(chemical.tests.map(({ concentration }) => concentration))
  const concentrations = condition.concentration === undefined ? [...tested] : [condition.concentration]
  return concentrations.flatMap((concentration) => {
    const wanted = { concentration, temperature: condition.temperature }
    const heat = heatOfPart(chemical, wanted)
    const waters = hasWater(chemical, wanted) ? hotWaters.filter(({ test }) => heatOf(test.temperature) <= heat) : []
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
const heatOfPart = (chemical: RatedChemical, { temperature }: WantedCondition): number =>
  temperature ?? Math.max(heatOf('RT'), leastHeatOf(chemical))

function rateMaterial(
  table: ResistanceTable,
  chemical: RatedChemical,
  { polymer, temperatures, shortTime }: RatedMaterial,
  { heat, waters, ...wanted }: WantedCondition & { heat: number; waters: readonly HotWater[] },
  locale: Locale,
): RatedCell {
  const { rating, test, concentration, temperature, isBeyond, next } = rateCondition(
    testsOf(table, chemical, polymer),
    wanted,
    chemical.dilution,
  )
  const water = worstWater(waters, polymer)
  const limited = limitRating(rating, {
    heat,
    longTerm: temperatures[1],
    shortTime,
    water: water && ratingOf(water.test, polymer),
  })
  const isOther = concentration === 'another kind'
  const tested = worstOf([isOther ? '-' : (test?.rating ?? '-'), ...(water ? [ratingOf(water.test, polymer)] : [])])
  const isOfWater = water !== undefined && severityOf(ratingOf(water.test, polymer)) > severityOf(rating)
  return {
    rating: limited,
    place: placeOf({ rating: limited, isBeyond, tested: heat > shortTime ? '-' : tested }),
    kind: isOfWater ? kindOf(table, water.test, polymer) : test?.kind,
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

interface HotWater {
  chemical: RatedChemical
  test: ConditionTest
}

/** Tests above room temperature; first of the waters that are always hot, as the name of the bound. */
const hotWatersOf = ({ chemicals }: ResistanceTable): HotWater[] =>
  chemicals
    .filter(({ water }) => water === 'bound')
    .toSorted((a, b) => leastHeatOf(b) - leastHeatOf(a))
    .flatMap((chemical) =>
      chemical.tests.flatMap((test) => (heatOf(test.temperature) > heatOf('RT') ? [{ chemical, test }] : [])),
    )

const leastHeatOf = ({ tests }: RatedChemical): number => Math.min(...tests.map((test) => heatOf(test.temperature)))

/** The test of hot water with the worst rating, if there is any. */
const worstWater = (waters: readonly HotWater[], polymer: number): HotWater | undefined =>
  waters
    .filter(({ test }) => ratingOf(test, polymer) !== '-')
    .toSorted((a, b) => severityOf(ratingOf(b.test, polymer)) - severityOf(ratingOf(a.test, polymer)))[0]

const ratingOf = ({ ratings }: ConditionTest, polymer: number): Rating =>
  RATINGS.find((code) => code === ratings[polymer]) ?? '-'

const kindOf = ({ sources }: ResistanceTable, test: ConditionTest, polymer: number): SourceKind | undefined =>
  sources[Number(test.sources[polymer])]?.kind

const testsOf = (table: ResistanceTable, { tests }: RatedChemical, polymer: number): SourcedTest[] =>
  tests.map((test) => ({
    ...conditionOf(test),
    rating: ratingOf(test, polymer),
    kind: kindOf(table, test, polymer),
  }))
