import type { ConditionTest } from '#contracts/resistance/resistance-table.ts'

/** A visitor's conditions. Undefined concentration: any. Undefined temperature: room temperature. */
export interface Condition {
  /** Per cent, or UD, SS, CA. */
  concentration: ConditionTest['concentration'] | undefined
  /** °C. */
  temperature: number | undefined
}

/** How a test differs from the request: it was `milder`, `harsher`, or of `another kind` that cannot be compared. */
export type Deviation = 'milder' | 'harsher' | 'another kind'

export interface ChosenTest<Test> {
  test: Test
  /** Undefined: tested as requested. */
  concentration: Deviation | undefined
  temperature: Deviation | undefined
  /** The next harsher test of the same concentration, if the temperature was below the requested one. */
  next: Test | undefined
}

/** Room temperature, °C: 15 to 25. */
const ROOM = { from: 15, to: 25 }

type Tested = Pick<ConditionTest, 'concentration' | 'temperature'>

/**
 * Returns the tests for a condition: the nearest tested concentration and temperature, of two equally near ones the
 * harsher. Nothing is interpolated: each chosen test names its difference. Without a concentration there is a test for
 * each.
 */
export function chooseTests<Test extends Tested>(tests: readonly Test[], condition: Condition): ChosenTest<Test>[] {
  const concentrations = [...new Set(tests.map(({ concentration }) => concentration))]
  const chosen =
    condition.concentration === undefined
      ? concentrations
      : nearestConcentration(concentrations, condition.concentration)
  return chosen.flatMap((concentration) => {
    const ofConcentration = tests.filter((test) => test.concentration === concentration)
    const test = nearestTemperature(ofConcentration, condition.temperature)
    if (!test) return []
    const temperature = temperatureDeviation(test.temperature, condition.temperature)
    return [
      {
        test,
        concentration: concentrationDeviation(concentration, condition.concentration),
        temperature,
        next: temperature === 'milder' ? nextHarsher(ofConcentration, test) : undefined,
      },
    ]
  })
}

/** UD is 100 %. SS and CA depend on the chemical. */
const per100 = (concentration: Tested['concentration']): number | undefined =>
  typeof concentration === 'number' ? concentration : concentration === 'UD' ? 100 : undefined

function nearestConcentration(
  tested: readonly Tested['concentration'][],
  target: Tested['concentration'],
): Tested['concentration'][] {
  if (tested.includes(target)) return [target]
  const number = per100(target)
  const comparable = tested.filter((one) => per100(one) !== undefined)
  // A number says nothing about a saturated solution: the tested concentration counts, and its kind is named.
  if (number === undefined || comparable.length === 0) return [...tested]
  const distance = (one: Tested['concentration']) => Math.abs((per100(one) ?? 0) - number)
  const [nearest] = comparable.toSorted((a, b) => distance(a) - distance(b) || (per100(b) ?? 0) - (per100(a) ?? 0))
  return nearest === undefined ? [] : [nearest]
}

function concentrationDeviation(
  tested: Tested['concentration'],
  target: Tested['concentration'] | undefined,
): Deviation | undefined {
  if (target === undefined || tested === target) return undefined
  const [number, wanted] = [per100(tested), per100(target)]
  if (number === undefined || wanted === undefined) return 'another kind'
  if (number === wanted) return undefined
  return number < wanted ? 'milder' : 'harsher'
}

const degreesBetween = (tested: Tested['temperature'], target: number): number =>
  tested === 'RT' ? Math.max(ROOM.from - target, target - ROOM.to, 0) : Math.abs(tested - target)

const heat = (tested: Tested['temperature']): number => (tested === 'RT' ? ROOM.to : tested)

/** Without a temperature: room temperature, or the least one that was tested. */
function nearestTemperature<Test extends Tested>(tests: readonly Test[], target: number | undefined): Test | undefined {
  const wanted = target ?? ROOM.to
  const [nearest] = tests.toSorted(
    (a, b) =>
      degreesBetween(a.temperature, wanted) - degreesBetween(b.temperature, wanted) ||
      heat(b.temperature) - heat(a.temperature),
  )
  return nearest
}

function temperatureDeviation(tested: Tested['temperature'], target: number | undefined): Deviation | undefined {
  if (target === undefined || degreesBetween(tested, target) === 0) return undefined
  return heat(tested) < target ? 'milder' : 'harsher'
}

function nextHarsher<Test extends Tested>(tests: readonly Test[], than: Test): Test | undefined {
  const [next] = tests
    .filter(({ temperature }) => heat(temperature) > heat(than.temperature))
    .toSorted((a, b) => heat(a.temperature) - heat(b.temperature))
  return next
}
