import { checkRackFields, findChain, pitchProblem } from './check-rack-fields.ts'
import { CHAIN_DATA, FIXED, type RackAssumptions } from './rack-constants.ts'
import { rackTravel } from './rack-travel.ts'
import type { Rack, RackErrorCode, RackField, RackFix, RackInput, RackResult, RackWarning } from './rack.ts'
import { isBelow, isWhole, up, upTo, wholeWithin } from './rounding.ts'

/**
 * Calculates a chain rack. It has a prestretched strand of roller chain in a guide that a C-profile carries. A sprocket
 * travels along it. All wrong fields are named as far as they can be judged apart from each other.
 */
export function calculateRack(input: RackInput, assumptions: RackAssumptions): RackResult {
  const problems = checkRackFields(input)
  const { teeth = Number.NaN, pitchCircle = Number.NaN, strands = Number.NaN } = input
  const hasCircle = !problems.some(({ field }) => field === 'teeth' || field === 'pitchCircle')
  const chain = hasCircle ? findChain(pitchCircle, teeth) : undefined
  if (hasCircle && !chain) problems.push(pitchProblem(pitchCircle, teeth))
  if (!chain || problems.length > 0) return { rack: undefined, problems }

  const { pitch, carrier, breakingForce, mass, tensionTravel, ...data } = CHAIN_DATA[chain]
  const endSet = assumptions.endSet ?? data.endSet
  const { exactCircle, unused, linksFor, wayOf } = rackTravel(pitch, teeth)
  const links =
    input.links ?? (input.strandLength === undefined ? linksFor(input.travel ?? 0) : up(input.strandLength / pitch))
  const chainField: 'links' | 'strandLength' | 'travel' =
    input.links !== undefined ? 'links' : input.strandLength === undefined ? 'travel' : 'strandLength'
  const valueIn: Record<typeof chainField, (count: number) => number> = {
    links: (count: number) => count,
    strandLength: (count: number) => upTo(count * pitch, 0.001),
    travel: wayOf,
  }
  const inField = valueIn[chainField]
  const fail = (code: RackErrorCode, field: RackField, fixes: RackFix[]): RackResult => ({
    rack: undefined,
    problems: [{ code, field, fixes }],
  })
  if (links > FIXED.links.max) {
    return fail('out-of-range', chainField, [{ field: chainField, value: inField(FIXED.links.max) }])
  }
  const strandLength = links * pitch
  if (input.strandLength !== undefined && Math.abs(strandLength - input.strandLength) > pitch) {
    return fail('length-mismatch', 'strandLength', [
      { field: 'strandLength', value: upTo(strandLength, 0.001) },
      { field: 'links', value: wholeWithin(input.strandLength / pitch, FIXED.links) },
    ])
  }
  const travel = strandLength - unused
  if (travel <= 0) {
    const least = Math.floor(unused / pitch) + 1
    return fail('chain-too-short', chainField, [{ field: chainField, value: inField(least) }])
  }
  const spare = travel - (input.travel ?? travel)
  if (input.travel !== undefined && (isBelow(spare, -FIXED.travelTolerance) || isBelow(pitch, spare))) {
    const enough = linksFor(input.travel)
    const isPossible = enough <= FIXED.links.max
    return fail('travel-mismatch', 'travel', [
      { field: 'travel', value: wayOf(links) },
      ...(isPossible ? [{ field: chainField, value: inField(enough) }] : []),
    ])
  }
  const profileLength = input.profileLength ?? 10 * up((strandLength + 2 * assumptions.profileEnd) / 10)
  const wanted = Math.max(profileLength, strandLength) + 2 * endSet
  const installationLength = input.installationLength ?? wanted
  const least = strandLength + 2 * endSet
  if (isBelow(installationLength, least)) {
    const enough = Math.max(least, input.profileLength ?? 0)
    return fail('installation-short', 'installationLength', [{ field: 'installationLength', value: upTo(enough, 0.1) }])
  }
  if (isBelow(installationLength, profileLength)) {
    return fail('profile-too-long', 'profileLength', [
      { field: 'profileLength', value: installationLength },
      { field: 'installationLength', value: upTo(wanted, 0.1) },
    ])
  }

  const guides = up(profileLength / assumptions.guideStock)
  const carriers = up(profileLength / assumptions.carrierStock)
  const overhang = Math.min(FIXED.endOverhang, profileLength * FIXED.overhangShare)
  const span = profileLength - 2 * overhang
  const bracketsPerStrand = Math.max(2, up(span / assumptions.bracketSpacing) + 1)
  const units = up(strandLength / assumptions.chainUnit)
  const growth = FIXED.runIn + FIXED.expansion * assumptions.temperatureSpan
  const takeUp = growth * strandLength + FIXED.travelReserve
  const room = tensionTravel * assumptions.tensionSets
  const hasShortRest = (pieces: number, stock: number) =>
    pieces > 1 && profileLength - (pieces - 1) * stock < FIXED.shortRest
  const warnings: [RackWarning, boolean][] = [
    ['links-rounded', input.links === undefined && Math.abs(strandLength - (input.strandLength ?? 0)) > 1e-6],
    ['profile-short', isBelow(profileLength, strandLength)],
    ['clearance', isBelow(installationLength, wanted)],
    ['short-rest', hasShortRest(guides, assumptions.guideStock) || hasShortRest(carriers, assumptions.carrierStock)],
    ['tension-travel', takeUp > room],
    ['whole-pieces', !isWhole(profileLength)],
    ['short-profile', overhang < FIXED.endOverhang],
  ]
  const rack: Rack = {
    chain,
    carrier,
    pitch,
    teeth,
    pitchCircle: exactCircle,
    strands,
    links,
    strandLength,
    profileLength,
    installationLength,
    endSet,
    travel,
    travelPerRevolution: teeth * pitch,
    revolutions: travel / (teeth * pitch),
    bracketsPerStrand,
    bracketSpacing: span / (bracketsPerStrand - 1),
    takeUp,
    tensionTravel: room,
    prestretchForce: FIXED.prestretch * breakingForce,
    chainForce: (breakingForce * strands) / assumptions.safety,
    chainMass: (strands * strandLength * mass) / 1000,
    counts: {
      chains: strands,
      chainUnits: strands * units,
      connectingLinks: strands * (units - 1),
      endLinks: strands * FIXED.endLinksPerStrand,
      guides: strands * guides,
      carriers: strands * carriers,
      connections: strands * (carriers - 1),
      brackets: strands * bracketsPerStrand,
      clamps: strands * bracketsPerStrand * FIXED.clampsPerBracket,
      anchorPlates: strands * FIXED.anchorPlatesPerStrand,
      tensionSets: strands * assumptions.tensionSets,
    },
    warnings: warnings.flatMap(([warning, isGiven]) => (isGiven ? [warning] : [])),
  }
  return { rack, problems: [] }
}
