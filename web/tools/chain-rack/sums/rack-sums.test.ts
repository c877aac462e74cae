import { describe, expect, test } from 'vitest'
import { randomFractions } from '#test/support/random-fractions.ts'
import { CHAIN_DATA, RACK_CHAINS, DEFAULT_ASSUMPTIONS, FIXED } from './rack-constants.ts'
import { calculateRack } from './rack-sums.ts'
import type { Rack, RackErrorCode, RackField, RackInput } from './rack.ts'
import vectors from './rack-vectors.json'

const EMPTY: RackInput = {
  pitchCircle: undefined,
  teeth: undefined,
  strands: undefined,
  travel: undefined,
  links: undefined,
  strandLength: undefined,
  profileLength: undefined,
  installationLength: undefined,
}

/** Names of the reference: mm where a length has a unit there. */
const FIELDS: Record<string, RackField> = {
  pitch_circle_mm: 'pitchCircle',
  teeth: 'teeth',
  strands: 'strands',
  links: 'links',
  strand_length_mm: 'strandLength',
  profile_length_mm: 'profileLength',
  installation_length_mm: 'installationLength',
}
const CODES: Record<string, RackErrorCode> = {
  E_INTEGER: 'not-whole',
  E_TEETH_RANGE: 'out-of-range',
  E_STRANDS_RANGE: 'out-of-range',
  E_LINKS_RANGE: 'out-of-range',
  E_POSITIVE: 'not-positive',
  E_PITCH: 'pitch',
  E_CHAIN_MISSING: 'chain-missing',
  E_LENGTH_MISMATCH: 'length-mismatch',
  E_CHAIN_TOO_SHORT: 'chain-too-short',
  E_INSTALLATION_SHORT: 'installation-short',
  E_PROFILE_TOO_LONG: 'profile-too-long',
}

const inputOf = (given: Record<string, number | undefined>): RackInput => ({
  ...EMPTY,
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [FIELDS[name], value])),
})
const calculate = (input: Partial<RackInput>, assumptions = {}) =>
  calculateRack({ ...EMPTY, ...input }, { ...DEFAULT_ASSUMPTIONS, ...assumptions })

/** The result under the names of the reference. */
const asReference = (rack: Rack) => ({
  chain: `${rack.chain}-1`,
  c_profile: rack.carrier,
  pitch_mm: rack.pitch,
  pitch_circle_mm: rack.pitchCircle,
  links: rack.links,
  strand_length_mm: rack.strandLength,
  profile_length_mm: rack.profileLength,
  installation_length_mm: rack.installationLength,
  travel_mm: rack.travel,
  travel_per_revolution_mm: rack.travelPerRevolution,
  revolutions: rack.revolutions,
  bracket_spacing_mm: rack.bracketSpacing,
  take_up_mm: rack.takeUp,
  prestretch_force_kn: rack.prestretchForce,
  service_force_kn: rack.chainForce,
  service_torque_nm: (rack.chainForce * rack.pitchCircle) / 2,
  chain_mass_kg: rack.chainMass,
})

/** The reference rounds to a thousandth. */
const nearly = (value: string | number) =>
  typeof value === 'number' ? expect.toSatisfy((found: number) => Math.abs(found - value) <= 0.0006) : value

describe('the vectors of the reference', () => {
  test.each(vectors.vectors.map((vector) => [vector.name, vector] as const))('%s', (_, { input, output }) => {
    const { rack } = calculate(inputOf(input))
    expect(rack).toBeDefined()
    if (!rack) return
    const { bom, warnings, ...numbers } = output
    const expected = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, nearly(value)]))
    expect(asReference(rack)).toEqual(expected)
    const { counts } = rack
    expect({
      chains: counts.chains,
      chain_units: counts.chainUnits,
      connecting_links: counts.connectingLinks,
      s_profiles: counts.guides,
      c_profiles: counts.carriers,
      connection_elements: counts.connections,
      brackets: counts.brackets,
      clamps: counts.clamps,
      anchor_plates: counts.anchorPlates,
      tension_sets: counts.tensionSets,
    }).toEqual(bom)
    expect(rack.warnings.map((warning) => `W_${warning.replaceAll('-', '_').toUpperCase()}`)).toEqual(warnings)
  })

  test.each(vectors.errors.map((vector) => [vector.name, vector] as const))('%s', (_, { input, code, field }) => {
    expect(calculate(inputOf(input)).problems).toMatchObject([{ code: CODES[code], field: FIELDS[field] }])
  })

  test('the constants are those of the reference', () => {
    const { constants } = vectors
    const of = <Value>(read: (chain: (typeof RACK_CHAINS)[number]) => Value) =>
      Object.fromEntries(RACK_CHAINS.map((chain) => [chain, read(chain)]))
    expect(of((chain) => CHAIN_DATA[chain].pitch)).toEqual(constants.PITCHES)
    expect(of((chain) => CHAIN_DATA[chain].breakingForce)).toEqual(constants.BREAKING_KN)
    expect(of((chain) => CHAIN_DATA[chain].mass)).toEqual(constants.MASS_KG_M)
    expect(of((chain) => CHAIN_DATA[chain].carrier)).toEqual(constants.C_PROFILE)
    expect(of((chain) => CHAIN_DATA[chain].endSet)).toEqual(constants.END_SET_MM)
    expect(of((chain) => CHAIN_DATA[chain].tensionTravel)).toEqual(constants.TENSION_TRAVEL_MM)
    expect([FIXED.prestretch, 1 / DEFAULT_ASSUMPTIONS.safety]).toEqual([0.4, constants.SERVICE_SHARE_MAX])
  })
})

const SEED = 20_261_122
const random = randomFractions(SEED)
const between = (low: number, high: number) => low + random() * (high - low)
const wholeBetween = (low: number, high: number) => Math.round(between(low, high))

/** Possible and impossible input of all kinds. */
function randomInput(): Partial<RackInput> {
  const chain = RACK_CHAINS[wholeBetween(0, RACK_CHAINS.length - 1)] ?? '08B'
  const teeth = wholeBetween(7, 155)
  const { pitch } = CHAIN_DATA[chain]
  const links = wholeBetween(2, 3000)
  const maybe = (value: number) => (random() < 0.5 ? value : undefined)
  return {
    pitchCircle: (pitch / Math.sin(Math.PI / teeth)) * between(0.97, 1.03),
    teeth: random() < 0.9 ? teeth : teeth + 0.5,
    strands: wholeBetween(0, 55),
    travel: random() < 0.3 ? links * pitch - between(0, 400) : undefined,
    links: maybe(links),
    strandLength: maybe(links * pitch + between(-30, 30)),
    profileLength: maybe(links * pitch + between(-500, 500)),
    installationLength: maybe(links * pitch + between(0, 1200)),
  }
}

describe(`properties, seed ${SEED}`, () => {
  const inputs = Array.from({ length: 3000 }, randomInput)

  test('no number of a result is negative or infinite', () => {
    const racks = inputs.flatMap((input) => calculate(input).rack ?? [])
    expect(racks.length).toBeGreaterThan(200)
    const wrong = racks.filter(({ counts, ...numbers }) =>
      [...Object.values(numbers), ...Object.values(counts)].some(
        (value) => typeof value === 'number' && !(value >= 0 && Number.isFinite(value)),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('a nearest possible value is possible: it removes its problem, and one after the other leads to a result', () => {
    for (const input of inputs) {
      let current: Partial<RackInput> = input
      for (let step = 0; step < 12; step++) {
        const problem = calculate(current).problems.find(({ fixes }) => fixes.length > 0)
        const fix = problem?.fixes[0]
        if (!problem || !fix) break
        current = { ...current, [fix.field]: fix.value }
        const after = calculate(current).problems
        expect(after, JSON.stringify(current)).not.toContainEqual(
          expect.objectContaining({ code: problem.code, field: problem.field }),
        )
      }
      const left = calculate(current).problems.map(({ code }) => code)
      expect(
        left.filter((code) => code !== 'chain-missing' && code !== 'not-positive'),
        JSON.stringify(input),
      ).toEqual([])
    }
  })

  test('a longer chain never needs less of anything', () => {
    for (let run = 0; run < 300; run++) {
      const links = wholeBetween(60, 4000)
      const base = { pitchCircle: 69.12, teeth: 17, strands: wholeBetween(1, 5) }
      const [shorter, longer] = [links, links + wholeBetween(1, 200)].map(
        (count) => calculate({ ...base, links: count }).rack,
      )
      expect(shorter && longer).toBeDefined()
      if (!shorter || !longer) return
      const numbersOf = ({ counts, ...rack }: Rack) => [
        ...Object.values(counts),
        rack.travel,
        rack.profileLength,
        rack.installationLength,
        rack.takeUp,
        rack.chainMass,
      ]
      const [less, more] = [numbersOf(shorter), numbersOf(longer)]
      expect(
        less.every((count, index) => count <= (more[index] ?? 0)),
        JSON.stringify({ shorter, longer }),
      ).toBe(true)
    }
  })

  test('n strands need n times the parts of one', () => {
    for (let strands = 1; strands <= FIXED.strands.max; strands++) {
      const of = (count: number) =>
        calculate({ pitchCircle: 69.12, teeth: 17, links: 700, strands: count }).rack?.counts
      const one = Object.entries(of(1) ?? {})
      expect(of(strands)).toEqual(Object.fromEntries(one.map(([name, count]) => [name, strands * count])))
    }
  })
})

test('every wrong field is named at once, as far as it can be judged', () => {
  const { problems } = calculate({ pitchCircle: -1, teeth: 5, strands: 0, links: 10, profileLength: Number.NaN })
  expect(problems.map(({ field, code }) => [field, code])).toEqual([
    ['teeth', 'out-of-range'],
    ['strands', 'not-whole'],
    ['pitchCircle', 'not-positive'],
    ['profileLength', 'unreadable'],
  ])
})

test('two nearest values are offered where two fields disagree', () => {
  const pitch = calculate({ pitchCircle: 80, teeth: 17, strands: 1, links: 200 }).problems[0]
  expect(pitch?.fixes).toEqual([
    { field: 'pitchCircle', value: 86.39 },
    { field: 'teeth', value: 13 },
  ])
  const length = calculate({ pitchCircle: 69.12, teeth: 17, strands: 1, links: 236, strandLength: 3300 }).problems[0]
  expect(length?.fixes).toEqual([
    { field: 'strandLength', value: 2997.2 },
    { field: 'links', value: 260 },
  ])
})

const SPROCKET = { pitchCircle: 106.51, teeth: 21, strands: 1 } as const

test('a travel gives the shortest chain that allows it', () => {
  const { rack } = calculate({ ...SPROCKET, travel: 2000 })
  // 106.51 mm of pitch circle and 2 × 20 mm of run-out: 2,146.51 mm are 135.2 links.
  expect(rack).toMatchObject({ chain: '10B', links: 136, strandLength: 2159 })
  expect(rack?.travel).toBeCloseTo(2012.49, 2)
  const shown = Math.round((rack?.travel ?? 0) * 10) / 10
  expect(calculate({ ...SPROCKET, travel: shown }).rack?.links).toBe(136)
})

test('a travel and a chain that disagree are named, with the travel of the chain and the chain of the travel', () => {
  const short = calculate({ ...SPROCKET, travel: 2000, links: 120 }).problems
  expect(short).toEqual([
    {
      code: 'travel-mismatch',
      field: 'travel',
      fixes: [
        { field: 'travel', value: 1758.5 },
        { field: 'links', value: 136 },
      ],
    },
  ])
  expect(calculate({ ...SPROCKET, travel: 2000, strandLength: 3000 }).problems[0]?.fixes).toEqual([
    { field: 'travel', value: 2853.9 },
    { field: 'strandLength', value: 2159 },
  ])
  expect(calculate({ ...SPROCKET, travel: 2000, links: 136, strandLength: 2159 }).problems).toEqual([])
})

test('another assumption changes its results only', () => {
  const of = (assumptions: object) =>
    calculate({ pitchCircle: 69.12, teeth: 17, strands: 1, links: 236 }, assumptions).rack
  const [one, both] = [of({}), of({ tensionSets: 2, safety: 10, endSet: 120 })]
  expect([one?.counts.tensionSets, both?.counts.tensionSets]).toEqual([1, 2])
  expect([one?.chainForce, both?.chainForce]).toEqual([expect.closeTo(2.225), expect.closeTo(1.78)])
  expect([one?.installationLength, both?.installationLength]).toEqual([3240, 3300])
})

test('a short profile has its brackets a quarter of its length from its ends, and says so', () => {
  const { rack } = calculate({ pitchCircle: 27.85, teeth: 9, strands: 1, links: 8 })
  expect(rack).toMatchObject({ profileLength: 140, bracketsPerStrand: 2, bracketSpacing: 70 })
  expect(rack?.warnings).toContain('short-profile')
})

test('a profile of no whole length says that its pieces are', () => {
  const of = (profileLength: number) =>
    calculate({ pitchCircle: 69.12, teeth: 17, strands: 1, links: 157, profileLength }).rack?.warnings
  expect([of(2100), of(2100.7)]).toEqual([['short-rest'], expect.arrayContaining(['whole-pieces'])])
})
