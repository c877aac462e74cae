import { expect, test } from 'vitest'
import { chainRackSchema } from '#contracts/chain-rack.ts'
import demo from '#data/chain-rack.json'
import { DEFAULT_ASSUMPTIONS } from './rack-constants.ts'
import { rackParts } from './rack-parts.ts'
import { calculateRack } from './rack-sums.ts'

const numbers = chainRackSchema.parse(demo)
const choice = { type: 'CT', material: 'S', steel: 'ZN', sprocket: 'plastic' as const }

function partsOf(assumptions = {}, changed: Partial<typeof numbers> = {}) {
  const all = { ...DEFAULT_ASSUMPTIONS, ...assumptions }
  const input = { pitchCircle: 69.12, teeth: 17, strands: 2, links: 236 }
  const lengths = {
    travel: undefined,
    strandLength: undefined,
    profileLength: undefined,
    installationLength: undefined,
  }
  const { rack } = calculateRack({ ...input, ...lengths }, all)
  if (!rack) throw new Error('no rack')
  return rackParts(rack, choice, all, { ...numbers, ...changed }).map(({ part, number, pieces, length }) =>
    [part, number, pieces, length].filter((value) => value !== undefined).join(' '),
  )
}

test('the parts have item numbers by chain, C-profile and choice, and cut lengths', () => {
  expect(partsOf()).toEqual([
    'chain 2',
    'connecting-link 4',
    'guide CT-08B1-S-2000 2',
    'guide CT-08B1-S-2000 2 1060',
    'carrier C30-ZN-3000 4 1530',
    'connection VE-C30-ZN 2',
    'bracket KO-C30-ZN 14',
    'clamp KL-C30-ZN 28',
    'tension-set SPS-08B 2',
    'anchor-plate 2',
    'sprocket KR-08B1-17 2',
  ])
})

test('a tension set brings its anchor plate: with one at both ends none is missing', () => {
  expect(partsOf({ tensionSets: 2 })).toContain('tension-set SPS-08B 4')
  expect(partsOf({ tensionSets: 2 }).join()).not.toContain('anchor-plate')
  expect(partsOf({}, { tensionSetHasPlate: false, anchorPlate: 'AP-{chain}' })).toContain('anchor-plate AP-08B 4')
})
