import { describe, expect, test } from 'vitest'
import { circle } from '#drawing/geometry/shape.ts'
import { shapedVariants } from '#test/support/catalogue-solids.ts'
import { families } from '#tools/demo-catalogue/families/families.ts'
import { CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { CHAIN_DATA, DEFAULT_ASSUMPTIONS, RACK_CHAINS } from '#web/tools/chain-rack/sums/rack-constants.ts'
import { assembleRack, SEAT_DOWN, type RackState } from './assemble-rack.ts'
import { collisions, spanOf, TOUCHING } from './collisions.ts'
import { partsOverlap } from './overlap.ts'
import { CURVE_CHORD, extrusionOf, movedBy, placed } from './extrusion.ts'
import { solidsOf } from './shop-parts.ts'

/** A seat touches its roller at the bottom: chords, and thousandths of the catalogue, are inside by this, mm. */
const SEAT_CHORD = CURVE_CHORD + 0.002

const TYPES = ['CT', 'CTU', 'CK']
const NEW: RackState = { ends: ['outer', 'inner'], isTakenUp: false }
const STATES: [string, RackState][] = [
  ['new', NEW],
  ['with the travel used up', { ends: ['inner', 'outer'], isTakenUp: true }],
]

describe.each(RACK_CHAINS)('a calculated rack of chain %s', (chain) => {
  /* Two C-profiles long, with an even number of links. */
  const links = 2 * Math.ceil(1550 / CHAINS[chain].pitch)
  const cases = TYPES.flatMap((type) => STATES.map(([state, value]) => [type, state, value] as const))

  test.each(cases)('with guide %s, %s, has no part in another one', (type, _, state) => {
    const { parts } = assembleRack(chain, type, links, state)
    const kinds = new Set(parts.map(({ part }) => part))
    for (const part of ['carrier', 'guide', 'connection', 'bracket', 'clamp', 'tension-set', 'chain'])
      expect(kinds).toContain(part)
    expect(collisions(parts)).toEqual([])
  })

  test.each(STATES)('%s, stays within its overall length with its tension sets', (_, state) => {
    const { rack, parts } = assembleRack(chain, 'CT', links, state)
    const room = DEFAULT_ASSUMPTIONS.profileEnd + CHAIN_DATA[chain].endSet
    expect(room).toBeLessThanOrEqual((rack.installationLength - rack.strandLength) / 2)
    const solids = parts.flatMap((part) => part.solids)
    const [near, far] = spanOf(solids, 1)
    expect(-near).toBeLessThanOrEqual(room)
    expect(far - rack.strandLength).toBeLessThanOrEqual(room)
  })

  test('takes up as much as the shop says of the tension set, with a rod as long as its table says', () => {
    const set = families
      .find(({ number }) => number === 'SPS')
      ?.variants.find(({ number }) => number === `SPS-${chain}`)
    expect(CHAIN_DATA[chain].tensionTravel).toBe(set?.sizes['travel'])
    const [, rod] = solidsOf(`SPS-${chain}`)
    expect((rod?.to ?? 0) - (rod?.from ?? 0)).toBeCloseTo(set?.sizes['length'] ?? Number.NaN, 6)
  })

  test.each(TYPES)('leaves guide %s its play in the C-profile', (type) => {
    const { parts } = assembleRack(chain, type, links, NEW)
    const of = (kinds: string[]) => parts.filter(({ part }) => kinds.includes(part)).flatMap(({ solids }) => solids)
    const others = of(['carrier', 'connection', 'clamp', 'bracket'])
    const overlaps = (
      [
        [0.25, 0, 0],
        [-0.25, 0, 0],
        [0, 0, 0.35],
      ] as const
    ).map((move) => partsOverlap(movedBy(of(['guide']), move), others))
    expect(Math.max(...overlaps)).toBeLessThan(TOUCHING)
  })
})

test('every sprocket takes the rollers of a straight chain', () => {
  const wheels = shapedVariants().filter(({ parent }) => parent === 'KR')
  expect(wheels.length).toBeGreaterThan(80)
  const jammed = wheels.filter(({ number }) => {
    const [, size, teeth] = /^KR-(\w+)1-(\d+)$/.exec(number) ?? []
    const chain = RACK_CHAINS.find((one) => one === size) ?? '06B'
    const { pitch, roller, innerWidth } = CHAINS[chain]
    const wheel = placed(solidsOf(number), SEAT_DOWN, [0, 0, pitch / Math.sin(Math.PI / Number(teeth)) / 2])
    const radius = roller / 2 - SEAT_CHORD
    const rollers = [-2, -1, 0, 1, 2].map((pin) =>
      extrusionOf({ axis: 'x', outline: circle(pin * pitch, 0, radius), length: innerWidth, material: 'chain' }),
    )
    return partsOverlap(wheel, rollers) > TOUCHING
  })
  expect(jammed.map(({ number }) => number)).toEqual([])
})
