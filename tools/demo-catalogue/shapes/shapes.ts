import { z } from 'zod'
import { roundBeltGuide, toothedBeltGuide, vBeltGuide } from './belt-guides.ts'
import { cProfilePart } from './c-profile-parts.ts'
import { cProfile } from './c-profile.ts'
import { chainGuide } from './chain-guide.ts'
import { rack } from './rack.ts'
import { rod, tube } from './round-bars.ts'
import { sheet } from './sheet.ts'
import { angle, edgeGuard, flatStrip } from './strips.ts'
import { tensionSet } from './tension-set.ts'
import { tensioner } from './tensioner.ts'
import { gear, roller, sprocket } from './wheels.ts'

/** The range of a product in data/demo/families: its shape with that shape's fields, read as a list of items. */
export const rangeSchema = z.discriminatedUnion('shape', [
  chainGuide,
  vBeltGuide,
  toothedBeltGuide,
  roundBeltGuide,
  flatStrip,
  angle,
  edgeGuard,
  rod,
  tube,
  cProfile,
  sheet,
  cProfilePart,
  tensioner,
  tensionSet,
  sprocket,
  gear,
  roller,
  rack,
])
