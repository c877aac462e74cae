import type { Dilution, Rating } from '#contracts/resistance/resistance-table.ts'
import { deviationBetween, heatOf, isComparable, strengthOf } from './condition-scale.ts'
import type { Deviation, TestedCondition } from './condition-scale.ts'
import { severityOf, worstOf } from './ratings.ts'

/** The rating of one plastic in a test. */
export interface RatedTest extends TestedCondition {
  rating: Rating
}

/** A condition that is asked for. Undefined temperature: room temperature. */
export interface WantedCondition {
  concentration: TestedCondition['concentration']
  temperature: number | undefined
}

/** A rating, and the test that it is based on. */
export interface Evidence<Test> {
  rating: Rating
  /** Undefined without any data. */
  test: Test | undefined
  /** Undefined: tested as requested. */
  concentration: Deviation | undefined
  temperature: Deviation | undefined
  /** Whether no test was as harsh as the request: the test is then the harshest one below it. */
  isBeyond: boolean
  /** The next hotter and the next stronger test, where they are worse than the rating. */
  next: Test[]
}

/**
 * Rates a plastic under a condition from its tests, in any order. A test answers for its own condition and for every
 * milder one, never for a harsher one. The mildest test that is harsh enough counts. A worse rating of a milder test
 * counts before it. Beyond all tests nothing is stable: B, C and O stay, A becomes "no data".
 */
export function rateCondition<Test extends RatedTest>(
  tests: readonly Test[],
  wanted: WantedCondition,
  dilution?: Dilution,
): Evidence<Test> {
  const known = tests.filter(({ rating }) => rating !== '-')
  const comparable = known.filter(({ concentration }) => isComparable(concentration, wanted.concentration, dilution))
  if (comparable.length === 0) return ofAnotherKind(worst(harshestFirst(known)))
  const asked = { strength: strengthOf(wanted.concentration), heat: heatOf(wanted.temperature) }
  // Beyond the strongest or the hottest test, its own condition is asked for.
  const strength = Math.min(asked.strength, Math.max(...comparable.map(strengthOfTest)))
  const heat = Math.min(asked.heat, Math.max(...comparable.map(heatOfTest)))
  const harshEnough = comparable.filter((one) => strengthOfTest(one) >= strength && heatOfTest(one) >= heat)
  const isBeyond = harshEnough.length === 0 || strength < asked.strength || heat < asked.heat
  const mildest = mildestOf(harshEnough)
  const below =
    mildest.length > 0
      ? comparable.filter((one) => mildest.some((other) => isMilder(one, other)))
      : belowOf(comparable, strength, heat)
  const test = worst([...mildest, ...harshestFirst(below)])
  if (!test) return ofAnotherKind<Test>(undefined)
  return {
    rating: isBeyond && test.rating === 'A' ? '-' : test.rating,
    test,
    concentration: deviationBetween(strengthOfTest(test), asked.strength),
    temperature: deviationBetween(heatOfTest(test), asked.heat),
    isBeyond,
    next: nextOf(test, comparable),
  }
}

/** The only tests are of another kind: they are shown, and a failure in them counts. */
const ofAnotherKind = <Test extends RatedTest>(test: Test | undefined): Evidence<Test> => ({
  rating: test && test.rating !== 'A' ? test.rating : '-',
  test,
  concentration: test && 'another kind',
  temperature: undefined,
  isBeyond: test !== undefined,
  next: [],
})

const strengthOfTest = ({ concentration }: TestedCondition): number => strengthOf(concentration)

const heatOfTest = ({ temperature }: TestedCondition): number => heatOf(temperature)

/** The tests that no other one is milder than. */
const mildestOf = <Test extends RatedTest>(tests: readonly Test[]): Test[] =>
  tests.filter((one) => !tests.some((other) => isMilder(other, one)))

function isMilder(one: TestedCondition, other: TestedCondition): boolean {
  const strength = strengthOfTest(one) - strengthOfTest(other)
  const heat = heatOfTest(one) - heatOfTest(other)
  return strength <= 0 && heat <= 0 && strength + heat < 0
}

/** The tests up to the next tested concentration and temperature. None of them is as harsh as the request in both. */
function belowOf<Test extends RatedTest>(tests: readonly Test[], strength: number, heat: number): Test[] {
  const upTo = {
    strength: Math.min(...tests.map((one) => strengthOfTest(one)).filter((one) => one >= strength)),
    heat: Math.min(...tests.map(heatOfTest).filter((one) => one >= heat)),
  }
  return tests.filter((one) => strengthOfTest(one) <= upTo.strength && heatOfTest(one) <= upTo.heat)
}

const harshestFirst = <Test extends RatedTest>(tests: readonly Test[]): Test[] =>
  tests.toSorted((a, b) => heatOfTest(b) - heatOfTest(a) || strengthOfTest(b) - strengthOfTest(a))

/** The first of the worst ones. */
function worst<Test extends RatedTest>(tests: readonly Test[]): Test | undefined {
  const rating = worstOf(tests.map((one) => one.rating))
  return tests.find((one) => one.rating === rating)
}

/** The next hotter test and the next stronger one, where they are worse. */
function nextOf<Test extends RatedTest>(test: Test, tests: readonly Test[]): Test[] {
  const harsher = tests.filter((one) => isMilder(test, one))
  const hotter = harsher.filter((one) => strengthOfTest(one) === strengthOfTest(test))
  const stronger = harsher.filter((one) => heatOfTest(one) === heatOfTest(test))
  const next = [...mildestOf(hotter), ...mildestOf(stronger)]
  return next.filter((one) => severityOf(one.rating) > severityOf(test.rating))
}

/** The bounds of a rating apart from its tests. */
export interface RatingLimits {
  /** °C of the part. */
  heat: number
  /** °C that the plastic bears for long. */
  longTerm: number
  /** °C that it bears for a short time. Above, it becomes soft or melts. */
  shortTime: number
  /** The rating of hot water that is not hotter than the part; undefined without water in the medium. */
  water: Rating | undefined
}

/** Above its long-term limit no plastic is stable, and above its short-time limit only a failure stays. */
export function limitRating(rating: Rating, { heat, longTerm, shortTime, water }: RatingLimits): Rating {
  const bounded = water === undefined ? rating : worstOf([rating, water])
  if (heat > shortTime) return worstOf([bounded, '-'])
  return heat > longTerm ? worstOf([bounded, 'B']) : bounded
}
