import type { ConditionTest, RatedChemical, Rating, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { severityOf } from '#web/tools/chemical-resistance/ratings/ratings.ts'

/** Conditions of a sweep: each concentration with each temperature, for every medium and plastic. */
export interface SweptConditions {
  /** Per cent; 100 is undiluted. */
  concentrations: readonly number[]
  /** °C. */
  temperatures: readonly number[]
}

/** Returns the rating of each plastic of the table. */
export type RateCondition = (chemical: RatedChemical, concentration: number, temperature: number) => readonly Rating[]

/** Claims that no answer may make. */
export type UnprovenClaim =
  | 'better than a test at an equal or milder condition'
  | 'better than the next harsher test'
  | 'stable beyond all tests'
  | 'better than hot water'
  | 'stable above the long-term limit'
  | 'rated above the short-time limit'

export interface SweepResult {
  ratings: number
  violations: Record<UnprovenClaim, number>
  /** The first ones, as `medium, plastic, concentration, temperature, rating: violation`. */
  examples: string[]
}

/** The counts of a rule that claims nothing without evidence. */
export const NO_VIOLATIONS: Record<UnprovenClaim, number> = {
  'better than a test at an equal or milder condition': 0,
  'better than the next harsher test': 0,
  'stable beyond all tests': 0,
  'better than hot water': 0,
  'stable above the long-term limit': 0,
  'rated above the short-time limit': 0,
}

const MOST_EXAMPLES = 20
/** A saturated solution is stronger than each number below 100. */
const SATURATED = 99.99
const ROOM = 25

const strength = ({ concentration }: Tested): number =>
  typeof concentration === 'number' ? concentration : concentration === 'SS' ? SATURATED : 100
const heat = ({ temperature }: Tested): number => (temperature === 'RT' ? ROOM : temperature)
const asHeat = (temperature: number): number => (temperature >= 15 && temperature <= ROOM ? ROOM : temperature)

type Tested = Pick<ConditionTest, 'concentration' | 'temperature'>
interface KnownTest {
  strength: number
  heat: number
  severity: number
  /** Whether it may answer for a weaker solution. */
  mayBeDiluted: boolean
}

/** Looks for claims without evidence. Its comparison is its own: it uses nothing of the rule. */
export function sweepRatings(table: ResistanceTable, swept: SweptConditions, rate: RateCondition): SweepResult {
  const result: SweepResult = {
    ratings: 0,
    violations: { ...NO_VIOLATIONS },
    examples: [],
  }
  const water = table.polymers.map((_, polymer) =>
    table.chemicals.filter((one) => one.water === 'bound').flatMap((one) => knownTests(one, polymer)),
  )
  for (const chemical of table.chemicals) {
    const known = table.polymers.map((_, polymer) => knownTests(chemical, polymer))
    for (const concentration of swept.concentrations) {
      for (const temperature of swept.temperatures) {
        const ratings = rate(chemical, concentration, temperature)
        for (const [index, { name, polymer, temperatures, shortTime }] of table.materials.entries()) {
          const rating = ratings[index] ?? '-'
          result.ratings++
          const found = violationOf(severityOf(rating), {
            tests: known[polymer] ?? [],
            water: chemical.water === 'contains' ? (water[polymer] ?? []) : [],
            strength: concentration,
            heat: asHeat(temperature),
            longTerm: temperatures[1],
            shortTime,
          })
          if (!found) continue
          result.violations[found]++
          if (result.examples.length < MOST_EXAMPLES) {
            result.examples.push(`${chemical.key}, ${name}, ${concentration} %, ${temperature} °C, ${rating}: ${found}`)
          }
        }
      }
    }
  }
  return result
}

const knownTests = ({ tests, dilution }: RatedChemical, polymer: number): KnownTest[] =>
  tests.flatMap((test) => {
    const code = test.ratings[polymer]
    if (code !== 'A' && code !== 'B' && code !== 'C' && code !== 'O') return []
    const mayBeDiluted =
      test.concentration === 'CA' ? dilution === 'product' : test.concentration !== 'UD' || dilution !== 'other'
    return [{ strength: strength(test), heat: heat(test), severity: severityOf(code), mayBeDiluted }]
  })

const [STABLE, CONDITIONAL] = [severityOf('A'), severityOf('B')]

interface Asked {
  tests: readonly KnownTest[]
  water: readonly KnownTest[]
  strength: number
  heat: number
  longTerm: number
  shortTime: number
}

function violationOf(severity: number, asked: Asked): UnprovenClaim | undefined {
  if (severity === STABLE && asked.heat > asked.longTerm) return 'stable above the long-term limit'
  if (severity <= CONDITIONAL && asked.heat > asked.shortTime) return 'rated above the short-time limit'
  if (asked.water.some((one) => one.heat <= asked.heat && one.severity > severity)) return 'better than hot water'
  const isMilder = (one: KnownTest) => one.strength <= asked.strength && one.heat <= asked.heat
  if (asked.tests.some((one) => isMilder(one) && one.severity > severity)) {
    return 'better than a test at an equal or milder condition'
  }
  if (asked.tests.some((one) => one.strength === asked.strength && one.heat === asked.heat)) return undefined
  const harsher = asked.tests.filter(
    (one) =>
      one.strength >= asked.strength && one.heat >= asked.heat && (one.mayBeDiluted || one.strength === asked.strength),
  )
  if (harsher.length === 0) return severity === STABLE ? 'stable beyond all tests' : undefined
  const next = harsher.filter(
    (one) =>
      !harsher.some(
        (other) =>
          other.strength <= one.strength &&
          other.heat <= one.heat &&
          (other.strength < one.strength || other.heat < one.heat),
      ),
  )
  return next.some((one) => one.severity > severity) ? 'better than the next harsher test' : undefined
}
