import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { barPieces, jointsNear, meetingJoints } from './sums/bar-pieces.ts'
import type { RackLabels } from './picture/draw-rack.ts'
import { CHAIN_DATA, FIXED, type RackAssumptions } from './sums/rack-constants.ts'
import { NUMBER_FIELDS, type RackNumberField } from './rack-form.ts'
import type { PartRow, RackPart } from './sums/rack-parts.ts'
import { type RackUnit, showLength } from './rack-units.ts'
import type { Rack, RackErrorCode, RackField, RackFix, RackProblem, RackWarning } from './sums/rack.ts'

/** Labels of the fields that take numbers. */
export const RACK_LABELS: Record<RackNumberField, () => string> = {
  pitchCircle: m.rack_pitch_circle,
  teeth: m.rack_teeth,
  strands: m.rack_strands,
  travel: m.rack_result_travel,
  links: m.rack_links,
  strandLength: m.rack_strand_length,
  profileLength: m.rack_profile_length,
  installationLength: m.rack_installation_length,
  profileEnd: m.rack_profile_end,
  endSet: m.rack_end_set,
  guideStock: m.rack_guide_stock,
  carrierStock: m.rack_carrier_stock,
  bracketSpacing: m.rack_bracket_spacing_max,
  tensionSets: m.rack_tension_sets,
  chainUnit: m.rack_chain_unit,
  temperatureSpan: m.rack_temperature_span,
  safety: m.rack_safety,
}

export const PART_NAMES: Record<RackPart, () => string> = {
  chain: m.rack_part_chain,
  'connecting-link': m.rack_part_connecting_link,
  guide: m.rack_part_guide,
  carrier: m.rack_part_carrier,
  connection: m.rack_part_connection,
  bracket: m.rack_part_bracket,
  clamp: m.rack_part_clamp,
  'tension-set': m.rack_part_tension_set,
  'anchor-plate': m.rack_part_anchor_plate,
  sprocket: m.rack_part_sprocket,
  'steel-sprocket': m.rack_part_steel_sprocket,
}

/** A value of a field, with its unit where it is a length. */
export const valueText = (field: RackNumberField, value: number, unit: RackUnit): string =>
  NUMBER_FIELDS[field].isLength ? showLength(value, unit, { digits: 3 }) : formatNumber(value, 2)

const boundsText = (field: RackField): string =>
  field === 'teeth' || field === 'strands' || field === 'links'
    ? m.rack_error_range({ min: formatNumber(FIXED[field].min), max: formatNumber(FIXED[field].max) })
    : ''

const ERROR_TEXTS: Record<RackErrorCode, () => string> = {
  missing: m.rack_error_missing,
  unreadable: m.rack_error_unreadable,
  'not-whole': m.rack_error_not_whole,
  'out-of-range': m.rack_error_not_whole,
  'not-positive': m.rack_error_positive,
  pitch: m.rack_error_pitch,
  'chain-missing': m.rack_error_chain_missing,
  'length-mismatch': m.rack_error_chain_missing,
  'travel-mismatch': m.rack_error_chain_missing,
  'chain-too-short': m.rack_error_chain_short,
  'installation-short': m.rack_error_installation,
  'profile-too-long': m.rack_error_profile,
}

/** The error of a field, as a sentence. */
export function problemSentence({ code, field, fixes }: RackProblem, unit: RackUnit): string {
  const [nearest] = fixes
  if (code === 'length-mismatch' && nearest) {
    return m.rack_error_mismatch({ length: valueText(nearest.field, nearest.value, unit) })
  }
  if (code === 'travel-mismatch' && nearest) {
    return m.rack_error_travel({ length: valueText(nearest.field, nearest.value, unit) })
  }
  if (code === 'out-of-range') {
    return boundsText(field) || m.rack_error_too_long({ max: nearest ? valueText(field, nearest.value, unit) : '' })
  }
  return ERROR_TEXTS[code]()
}

/** The button that takes a nearest possible value. */
export const fixText = ({ field, value }: RackFix, of: RackField, unit: RackUnit): string => {
  const text = valueText(field, value, unit)
  return field === of ? m.rack_fix({ value: text }) : m.rack_fix_other({ field: RACK_LABELS[field](), value: text })
}

const WARNING_TEXTS: Record<Exclude<RackWarning, 'tension-travel'>, () => string> = {
  'links-rounded': m.rack_warn_rounded,
  'profile-short': m.rack_warn_profile_short,
  clearance: m.rack_warn_clearance,
  'short-rest': m.rack_warn_rest,
  'whole-pieces': m.rack_warn_whole_pieces,
  'short-profile': m.rack_warn_short_profile,
}

/** Joints that are named; a long rack may have many. */
const MOST_JOINTS = 4

/** Notes about a rack that can be built. */
export function warningSentences(
  rack: Rack,
  assumptions: RackAssumptions,
  { bracketFromJoint }: Pick<ChainRackNumbers, 'bracketFromJoint'>,
  unit: RackUnit,
): string[] {
  const show = (mm: number) => showLength(mm, unit)
  const named = (joints: readonly number[]) =>
    joints.slice(0, MOST_JOINTS).map(show).join(', ') + (joints.length > MOST_JOINTS ? ' …' : '')
  const own = rack.warnings.map((warning) =>
    warning === 'tension-travel'
      ? m.rack_warn_travel({ need: show(rack.takeUp), room: show(rack.tensionTravel) })
      : WARNING_TEXTS[warning](),
  )
  const bars = [assumptions.guideStock, assumptions.carrierStock].map((stock) => barPieces(rack.profileLength, stock))
  const [guide = [], carrier = []] = bars
  const meeting = meetingJoints(guide, carrier)
  const distance = bracketFromJoint?.[rack.carrier] ?? 0
  const atBrackets = jointsNear(carrier, bracketPlaces(rack), distance)
  return [
    ...own,
    ...(meeting.length > 0 ? [m.rack_warn_joints({ places: named(meeting) })] : []),
    ...(atBrackets.length > 0 ? [m.rack_warn_brackets({ places: named(atBrackets), distance: show(distance) })] : []),
  ]
}

/** Middles of the brackets, mm from the first end. */
function bracketPlaces({ profileLength, bracketsPerStrand, bracketSpacing }: Rack): number[] {
  const first = (profileLength - (bracketsPerStrand - 1) * bracketSpacing) / 2
  return Array.from({ length: bracketsPerStrand }, (_, i) => first + i * bracketSpacing)
}

export const forceText = (kilonewtons: number): string => `${formatNumber(kilonewtons, 2)}\u00a0kN`

/** The rack in a few words. */
export const rackSummary = (rack: Rack, unit: RackUnit): string =>
  m.rack_summary({
    strands: rack.strands,
    chain: rack.chain,
    length: showLength(rack.strandLength, unit),
    teeth: rack.teeth,
  })

/** Size of a part: its cut length, the links of a chain. */
export function partSize({ part, length }: PartRow, rack: Rack, unit: RackUnit): string {
  if (part === 'chain') return `${rack.chain}-1, ${m.rack_links_count({ links: formatNumber(rack.links) })}`
  if (part === 'connecting-link') return `${rack.chain}-1`
  if (part === 'guide' || part === 'carrier') return length === undefined ? '' : showLength(length, unit)
  if (part === 'anchor-plate') return rack.chain
  return ''
}

/** Name and value of each result. */
export function resultPairs(
  rack: Rack,
  least: { part: RackPart; force: number },
  unit: RackUnit,
): [name: string, value: string][] {
  const show = (mm: number, digits = 1) => showLength(mm, unit, { digits })
  const { pitch } = CHAIN_DATA[rack.chain]
  return [
    [
      m.rack_result_chain(),
      m.rack_result_chain_value({ chain: rack.chain, pitch: show(pitch, 3), links: formatNumber(rack.links) }),
    ],
    [m.rack_part_carrier(), rack.carrier],
    [m.rack_result_circle(), show(rack.pitchCircle, 2)],
    [m.rack_strand_length(), show(rack.strandLength)],
    [m.rack_profile_length(), show(rack.profileLength)],
    [m.rack_installation_length(), show(rack.installationLength)],
    [m.rack_result_travel(), show(rack.travel)],
    [m.rack_result_revolution(), show(rack.travelPerRevolution)],
    [m.rack_result_revolutions(), formatNumber(rack.revolutions, 1)],
    [m.rack_result_spacing(), show(rack.bracketSpacing)],
    [m.rack_result_take_up(), m.rack_result_of({ need: show(rack.takeUp), room: show(rack.tensionTravel) })],
    [m.rack_result_ends(), rack.links % 2 === 1 ? m.rack_ends_odd() : m.rack_ends_even()],
    [m.rack_result_prestretch(), forceText(rack.prestretchForce)],
    [m.rack_result_force(), m.rack_force_by({ force: forceText(least.force), part: PART_NAMES[least.part]() })],
    [m.rack_result_torque(), `${formatNumber((least.force * rack.pitchCircle) / 2, 1)}\u00a0Nm`],
    [m.rack_result_mass(), `${formatNumber(rack.chainMass, 2)}\u00a0kg`],
  ]
}

/** The texts of a rack's drawing. */
export function rackLabels(rack: Rack, unit: RackUnit): RackLabels {
  const show = (mm: number, digits = 1) => showLength(mm, unit, { digits, bare: true })
  return {
    strand: m.rack_label_strand({ length: show(rack.strandLength) }),
    profile: m.rack_label_profile({ length: show(rack.profileLength) }),
    installation: m.rack_label_installation({ length: show(rack.installationLength) }),
    pitchCircle: `Ø ${show(rack.pitchCircle, 2)}`,
    teeth: `z = ${rack.teeth}`,
    pitch: `p ${show(rack.pitch, 3)}`,
    spacing: show(rack.bracketSpacing),
  }
}
