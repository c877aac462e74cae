import { describe, expect, test } from 'vitest'
import numbers from '#data/chain-rack.json'
import texts from '#data/demo/families/c-profile-parts.json'
import { C_PROFILE_NAMES } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { PROFILE_FIXINGS } from '#tools/demo-catalogue/geometry/c-profile-fixings.ts'
import { spanOf } from './collisions.ts'
import { solidsOf } from './shop-parts.ts'

/** N/mm²: the lower yield strength of 1.4301 in EN 10088-2, divided by 1.5. */
const STRESS = 210 / 1.5
/** Torque at the hexagon of a clamp, Nm, and friction, as docs/chain-rack.md states them. */
const TORQUE = { C20: 2.5, C30: 4, C40: 9, C50: 16 }
const FRICTION = 0.15

/** "C20 0.2, C30 0.36" as numbers. */
const stated = (text: string): Record<string, number> =>
  Object.fromEntries([...text.matchAll(/(C\d0) (\d+(?:\.\d+)?)/g)].map(([, name, value]) => [name, Number(value)]))

describe.each(C_PROFILE_NAMES)('the fixings of C-profile %s', (name) => {
  const [leg, flat] = solidsOf(`KO-${name}-VA`)
  if (!leg || !flat) throw new Error('no bracket')

  test('a bracket bears its stated load at the middle of the profile, and hardly more', () => {
    const [left, right] = spanOf([leg], 0)
    const slots = leg.rings.slice(1).map((ring) => ring.map(([u]) => u))
    const open = slots.reduce((sum, us) => sum + Math.max(...us) - Math.min(...us), 0)
    const sheet = spanOf([leg], 1)[1] - spanOf([leg], 1)[0]
    // Two holes in the flat leg, with the profile between them.
    const holes = flat.rings.slice(1).map((ring) => ring.map(([, v]) => v))
    const middle = holes.flat().reduce((sum, v) => sum + v, 0) / holes.flat().length
    const lever = Math.abs(spanOf([leg], 1)[0] + sheet / 2 - middle)
    const load = (STRESS * (right - left - open) * sheet ** 2) / (6 * lever) / 1000
    expect(numbers.bracketLoad[name]).toBeLessThanOrEqual(load)
    expect(numbers.bracketLoad[name]).toBeGreaterThan(load * 0.95)
  })

  test('a pair of clamps holds its stated force by friction, and hardly more', () => {
    const { disc, offset } = PROFILE_FIXINGS[name]
    // Both sides of the profile, between its clamps.
    const hold = (2 * FRICTION * TORQUE[name]) / (offset + (FRICTION * disc) / 2)
    expect(numbers.clampHold[name]).toBeLessThanOrEqual(hold)
    expect(numbers.clampHold[name]).toBeGreaterThan(hold * 0.95)
  })

  test('the product pages state the same loads', () => {
    const { KO, KL } = texts.products
    expect(stated(KO.technical.note.en.split('at most:')[1] ?? '')[name]).toBe(numbers.bracketLoad[name])
    expect(stated(KL.technical.note.en.split('sliding:')[1] ?? '')[name]).toBe(numbers.clampHold[name])
  })
})
