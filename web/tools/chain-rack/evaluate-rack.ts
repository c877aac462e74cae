import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import type { Locale } from '#contracts/locales.ts'
import { ASSUMPTION_BOUNDS } from './rack-bounds.ts'
import { findChain, RACK_FIELDS } from './sums/check-rack-fields.ts'
import { DEFAULT_ASSUMPTIONS, type RackAssumptions, type RackChain } from './sums/rack-constants.ts'
import { parseField, type RackForm } from '#web/tools/chain-rack/rack-form.ts'
import { type PartRow, type RackChoice, rackParts } from './sums/rack-parts.ts'
import { calculateRack } from './sums/rack-sums.ts'
import type { Rack, RackInput, RackProblem } from './sums/rack.ts'

/** An assumption outside its bounds. */
export interface AssumptionProblem {
  field: keyof RackAssumptions
  min: number
  max: number
  /** The nearest possible value. */
  nearest: number
}

export interface EvaluatedRack {
  rack: Rack | undefined
  /** The chain of pitch circle and teeth, also where other fields are wrong. */
  chain: RackChain | undefined
  problems: RackProblem[]
  assumptionProblems: AssumptionProblem[]
  assumptions: RackAssumptions
  choice: RackChoice
  parts: PartRow[]
}

type TypedAssumption = keyof typeof ASSUMPTION_BOUNDS
export const TYPED_ASSUMPTIONS = Object.keys(ASSUMPTION_BOUNDS) as TypedAssumption[]

/** Calculates a form: on the server for its address, and in the browser while it is edited. */
export function evaluateRack(form: RackForm, locale: Locale, numbers: ChainRackNumbers): EvaluatedRack {
  const { assumptions, assumptionProblems } = readAssumptions(form, locale, numbers)
  const entries = RACK_FIELDS.map((name) => {
    const text = form.texts[name]
    return [name, text.trim() === '' ? undefined : parseField(name, text, form.unit, locale)]
  })
  const input: RackInput = Object.fromEntries(entries)
  const { rack, problems } = calculateRack(input, assumptions)
  const chain = findChain(input.pitchCircle ?? Number.NaN, input.teeth ?? Number.NaN)
  const choice = {
    type: oneOf(numbers.guide.types, form.type),
    material: oneOf(numbers.guide.materials, form.material),
    steel: oneOf(numbers.carrier.steels, form.steel),
    sprocket: form.sprocket,
  }
  const isRight = assumptionProblems.length === 0
  const parts = rack && isRight ? rackParts(rack, choice, assumptions, numbers) : []
  return { rack: isRight ? rack : undefined, chain, problems, assumptionProblems, assumptions, choice, parts }
}

const oneOf = (choices: readonly { value: string }[], value: string): string =>
  (choices.find((choice) => choice.value === value) ?? choices[0])?.value ?? ''

function readAssumptions({ texts, unit }: RackForm, locale: Locale, numbers: ChainRackNumbers) {
  const read = (name: keyof RackAssumptions) =>
    texts[name].trim() === '' ? undefined : parseField(name, texts[name], unit, locale)
  const listed = (name: 'guideStock' | 'carrierStock' | 'tensionSets', values: readonly number[]) =>
    values.find((value) => value === read(name)) ?? values[0] ?? DEFAULT_ASSUMPTIONS[name]
  const typed = Object.fromEntries(TYPED_ASSUMPTIONS.map((name) => [name, read(name) ?? DEFAULT_ASSUMPTIONS[name]]))
  const assumptionProblems = TYPED_ASSUMPTIONS.flatMap((field): AssumptionProblem[] => {
    const value = read(field)
    const { min, max } = ASSUMPTION_BOUNDS[field]
    if (value === undefined || (value >= min && value <= max)) return []
    const nearest = Number.isNaN(value) ? (DEFAULT_ASSUMPTIONS[field] ?? min) : Math.min(max, Math.max(min, value))
    return [{ field, min, max, nearest }]
  })
  const assumptions: RackAssumptions = {
    ...DEFAULT_ASSUMPTIONS,
    ...typed,
    guideStock: listed('guideStock', numbers.guide.stocks),
    carrierStock: listed('carrierStock', numbers.carrier.stocks),
    tensionSets: listed('tensionSets', [1, 2]),
  }
  return { assumptions, assumptionProblems }
}
