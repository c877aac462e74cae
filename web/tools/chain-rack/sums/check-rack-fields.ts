import { CHAIN_DATA, RACK_CHAINS, FIXED, type RackChain } from './rack-constants.ts'
import type { RackField, RackInput, RackProblem } from './rack.ts'
import { wholeWithin } from './rounding.ts'

/** In the order of the form. */
export const RACK_FIELDS = [
  'pitchCircle',
  'teeth',
  'strands',
  'travel',
  'links',
  'strandLength',
  'profileLength',
  'installationLength',
] as const satisfies RackField[]

const WHOLE = ['teeth', 'strands', 'links'] as const
const LENGTHS = ['pitchCircle', 'travel', 'strandLength', 'profileLength', 'installationLength'] as const
const REQUIRED: readonly RackField[] = ['pitchCircle', 'teeth', 'strands']

/** Errors of single fields, at most one a field. */
export function checkRackFields(input: RackInput): RackProblem[] {
  const missing = REQUIRED.filter((field) => input[field] === undefined).map((field): RackProblem => {
    return { code: 'missing', field, fixes: [] }
  })
  const found = [
    ...WHOLE.flatMap((field) => checkWhole(field, input[field])),
    ...LENGTHS.flatMap((field) => checkLength(field, input[field])),
  ]
  if (input.links === undefined && input.strandLength === undefined && input.travel === undefined) {
    found.push({ code: 'chain-missing', field: 'links', fixes: [] })
  }
  return [...missing, ...found]
}

function checkWhole(field: (typeof WHOLE)[number], value: number | undefined): RackProblem[] {
  if (value === undefined) return []
  if (Number.isNaN(value)) return [{ code: 'unreadable', field, fixes: [] }]
  const { min, max } = FIXED[field]
  if (value >= min && value <= max && Number.isInteger(value)) return []
  const code = Number.isInteger(value) && value >= 1 ? 'out-of-range' : 'not-whole'
  return [{ code, field, fixes: [{ field, value: wholeWithin(value, { min, max }) }] }]
}

function checkLength(field: (typeof LENGTHS)[number], value: number | undefined): RackProblem[] {
  if (value === undefined) return []
  if (Number.isNaN(value)) return [{ code: 'unreadable', field, fixes: [] }]
  if (value <= 0) return [{ code: 'not-positive', field, fixes: [] }]
  return value > FIXED.longest ? [{ code: 'out-of-range', field, fixes: [{ field, value: FIXED.longest }] }] : []
}

/** mm. */
export const pitchCircleOf = (pitch: number, teeth: number): number => pitch / Math.sin(Math.PI / teeth)

const missOf = (chain: RackChain, pitch: number): number => Math.abs(CHAIN_DATA[chain].pitch - pitch)
const isOf = (chain: RackChain, pitch: number): boolean =>
  missOf(chain, pitch) / CHAIN_DATA[chain].pitch <= FIXED.pitchTolerance

function nearestChain(pitchCircle: number, teeth: number): { chain: RackChain; pitch: number } {
  const pitch = pitchCircle * Math.sin(Math.PI / teeth)
  const chain = RACK_CHAINS.reduce((best, one) => (missOf(one, pitch) < missOf(best, pitch) ? one : best))
  return { chain, pitch }
}

/** The chain whose pitch a pitch circle and a number of teeth give; undefined if there is none. */
export function findChain(pitchCircle: number, teeth: number): RackChain | undefined {
  const { chain, pitch } = nearestChain(pitchCircle, teeth)
  return isOf(chain, pitch) ? chain : undefined
}

/** The nearest pitch circle for these teeth, and any nearest number of teeth for this pitch circle. */
export function pitchProblem(pitchCircle: number, teeth: number): RackProblem {
  const { chain } = nearestChain(pitchCircle, teeth)
  const circle = Math.round(pitchCircleOf(CHAIN_DATA[chain].pitch, teeth) * 100) / 100
  const { min, max } = FIXED.teeth
  const possible = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((one) =>
    findChain(pitchCircle, one),
  )
  const [nearest] = possible.toSorted((a, b) => Math.abs(a - teeth) - Math.abs(b - teeth))
  return {
    code: 'pitch',
    field: 'pitchCircle',
    fixes: [
      { field: 'pitchCircle', value: circle },
      ...(nearest === undefined ? [] : [{ field: 'teeth' as const, value: nearest }]),
    ],
  }
}
