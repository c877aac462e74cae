import { describe, expect, test } from 'vitest'
import texts from '#data/demo/families/c-profile-parts.json'
import { shapedVariants } from '#test/support/catalogue-solids.ts'
import { C_PROFILE_NAMES, C_PROFILES, cProfileFor } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { CHAIN_SIZES, CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { RACK_CHAINS } from '#web/tools/chain-rack/sums/rack-constants.ts'
import { assembleRack } from './assemble-rack.ts'
import { spanOf, TOUCHING } from './collisions.ts'
import { JOINT_DISTANCE } from './hold-profile.ts'
import { overlap, partsOverlap } from './overlap.ts'
import { extrusionOf, movedBy, type Extrusion } from './extrusion.ts'
import { solidsOf } from './shop-parts.ts'

/** Parts that touch have a volume in common after a move by this, mm. */
const NEAR = 0.1
const touches = (one: readonly Extrusion[], other: readonly Extrusion[], move: readonly [number, number, number]) =>
  partsOverlap(movedBy(one, move), other) > TOUCHING

const chainOf = (number: string) => CHAIN_SIZES.find((size) => number.includes(`-${size}`)) ?? '06B'

describe.each(C_PROFILE_NAMES)('the parts of C-profile %s', (name) => {
  const { height, wall } = C_PROFILES[name]
  const chain = RACK_CHAINS.find((size) => cProfileFor(size) === name) ?? '06B'
  const links = 2 * Math.ceil(1550 / CHAINS[chain].pitch)
  const { parts } = assembleRack(chain, 'CT', links, { ends: ['inner', 'inner'], isTakenUp: false })
  const of = (kind: string) => parts.filter(({ part }) => part === kind)
  const solidsOfKinds = (...kinds: string[]) => kinds.flatMap((kind) => of(kind).flatMap(({ solids }) => solids))
  const profiles = solidsOfKinds('carrier')

  test('clamps: two a bracket, one on each side, that press against the profile at the height of its floor', () => {
    expect(of('clamp')).toHaveLength(2 * of('bracket').length)
    const sides = of('clamp').map(({ solids }) => Math.sign(spanOf(solids, 0)[0]))
    expect(sides).toEqual(of('bracket').flatMap(() => [1, -1]))
    for (const [i, { solids }] of of('clamp').entries()) {
      const pressing = solids.filter((solid) => touches([solid], profiles, [-NEAR * (sides[i] ?? 0), 0, 0]))
      expect(pressing).toHaveLength(1)
      expect(spanOf(pressing, 2)).toEqual([0, expect.closeTo(2 * wall, 6)])
    }
  })

  test('clamps: their screws go through the bracket, nut and disc lie on its sheet', () => {
    const sheets = solidsOfKinds('bracket').filter(({ axis }) => axis === 2)
    for (const { solids } of of('clamp')) {
      const [bottom, top] = spanOf(solids, 2)
      expect(bottom).toBeLessThan(spanOf(sheets, 2)[0])
      // Heads of wide guides pass above them.
      expect(top).toBeLessThan(height)
      expect(touches(solids, sheets, [0, 0, NEAR])).toBe(true)
      expect(touches(solids, sheets, [0, 0, -NEAR])).toBe(true)
    }
  })

  test('clamps: turned by half, they are at least 3 mm farther from the profile', () => {
    const [shank, , disc] = solidsOf(`KL-${name}-ZN`)
    const middleOf = (solid: Extrusion | undefined) =>
      spanOf(solid ? [solid] : [], 1).reduce((sum, at) => sum + at / 2, 0)
    expect(2 * (middleOf(shank) - middleOf(disc))).toBeGreaterThanOrEqual(3)
  })

  test('the connection element touches both profiles on both sides, and carries them from below', () => {
    expect(profiles).toHaveLength(2)
    const element = solidsOfKinds('connection')
    const moves = [
      [NEAR, 0, 0],
      [-NEAR, 0, 0],
      [0, 0, NEAR],
    ] as const
    for (const profile of profiles) for (const move of moves) expect(touches(element, [profile], move)).toBe(true)
  })

  test('a bracket is as near to a joint as the page of the connection element allows', () => {
    const [low, high] = spanOf(solidsOfKinds('connection'), 1)
    const [begin, end] = spanOf(of('bracket')[0]?.solids ?? [], 1)
    expect((high - low + end - begin) / 2).toBeLessThanOrEqual(JOINT_DISTANCE[name])
    const { note } = texts.products.VE.technical
    for (const text of Object.values(note)) expect(text).toContain(`${name} ${JOINT_DISTANCE[name]}`)
  })

  test('every guide with a foot passes above clamps, brackets and connection elements', () => {
    const guides = shapedVariants().filter(({ number }) => /^(CT|CTU|CK)-\w+-S-2000$/.test(number))
    const own = guides.filter(({ number }) => cProfileFor(chainOf(number)) === name)
    expect(own.length).toBeGreaterThanOrEqual(8)
    const below = solidsOfKinds('clamp', 'bracket', 'connection')
    const hit = own.filter(({ solids }) => touches(solids.map(extrusionOf), below, [0, 0, wall]))
    expect(hit.map(({ number }) => number)).toEqual([])
  })

  test.each(['VE', 'KO', 'KL'])('the solids of %s are beside each other', (product) => {
    const solids = solidsOf(`${product}-${name}-VA`)
    const volumes = solids.flatMap((one, i) => solids.slice(i + 1).map((other) => overlap(one, other)))
    expect(Math.max(...volumes)).toBeLessThan(TOUCHING)
  })
})
