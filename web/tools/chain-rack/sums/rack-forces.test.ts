import { describe, expect, test } from 'vitest'
import { chainRackSchema } from '#contracts/chain-rack.ts'
import demo from '#data/chain-rack.json'
import { CHAIN_DATA, DEFAULT_ASSUMPTIONS, RACK_CHAINS } from './rack-constants.ts'
import { partForces, stressArea, toothSection, weakest } from './rack-forces.ts'
import { calculateRack } from './rack-sums.ts'

const numbers = chainRackSchema.parse(demo)

function forcesOf(sprocket: 'none' | 'plastic' | 'steel', strands = 2, changed: Partial<typeof numbers> = {}) {
  const input = { pitchCircle: 69.12, teeth: 17, strands, links: 236 }
  const lengths = {
    travel: undefined,
    strandLength: undefined,
    profileLength: undefined,
    installationLength: undefined,
  }
  const { rack } = calculateRack({ ...input, ...lengths }, DEFAULT_ASSUMPTIONS)
  if (!rack) throw new Error('no rack')
  return partForces(rack, sprocket, DEFAULT_ASSUMPTIONS, { ...numbers, ...changed })
}
const kilonewtons = (forces: ReturnType<typeof forcesOf>) =>
  Object.fromEntries(forces.map(({ part, force }) => [part, force && Math.round(force * 1000) / 1000]))

test('each part has its own force, and the least one counts', () => {
  // 2 × 17.8 / 8; 2 × 20 · 7.2075 · 5.443² / (6 · 2.222); 2 × 36.6 mm² · 400 / 8.
  expect(kilonewtons(forcesOf('plastic'))).toEqual({ chain: 4.45, sprocket: 0.641, 'tension-set': 3.661 })
  expect(weakest(forcesOf('plastic'))).toMatchObject({ part: 'sprocket', stress: 20 })
  expect(weakest(forcesOf('steel'))).toMatchObject({ part: 'tension-set', thread: 8 })
})

test('a part without a stated force is named without one', () => {
  const forces = forcesOf('plastic', 1, { sprocketStress: null, tensionRod: null })
  expect(kilonewtons(forces)).toEqual({ chain: 2.225, sprocket: undefined, 'tension-set': undefined })
  expect(weakest(forces).part).toBe('chain')
})

test.each(RACK_CHAINS)('no section of a tooth for %s bends more than the one that counts', (chain) => {
  const { pitch, roller } = CHAIN_DATA[chain]
  const bending = (lever: number) => lever / (pitch - 2 * Math.sqrt((roller / 2) ** 2 - lever ** 2)) ** 2
  const levers = Array.from({ length: 1000 }, (_, step) => (step * roller) / 2000)
  const { lever, thickness } = toothSection(chain)
  expect(lever / thickness ** 2).toBeCloseTo(Math.max(...levers.map(bending)), 6)
})

describe('stress areas', () => {
  test.each([
    [6, 20.1],
    [8, 36.6],
    [12, 84.3],
    [24, 353],
  ])('M%i has %f mm² by the table of ISO 898-1', (diameter, area) => {
    expect(Number(stressArea(diameter)?.toPrecision(3))).toBe(area)
  })
})
