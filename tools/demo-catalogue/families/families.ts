import type { Family } from '#tools/demo-catalogue/catalogue/family.ts'
import { rods } from './bars/rods.ts'
import { tubes } from './bars/tubes.ts'
import { roundBeltGuides } from './belt-guides/round-belt-guides.ts'
import { toothedBeltGuides } from './belt-guides/toothed-belt-guides.ts'
import { vBeltGuides } from './belt-guides/v-belt-guides.ts'
import { chainGuides } from './chain-guides/chain-guides.ts'
import { gears } from './drives/gears.ts'
import { racks } from './drives/racks.ts'
import { rollers } from './drives/rollers.ts'
import { sprockets } from './drives/sprockets.ts'
import { sheets } from './sheets/sheets.ts'
import { brackets } from './steel/brackets.ts'
import { clamps } from './steel/clamps.ts'
import { connectionElements } from './steel/connection-elements.ts'
import { cProfiles } from './steel/c-profiles.ts'
import { edgeGuards } from './strips/edge-guards.ts'
import { angleStrips, flatStrips } from './strips/flat-strips.ts'
import { slidingRods } from './strips/sliding-rods.ts'
import { beltTensioners } from './tensioning/belt-tensioners.ts'
import { chainTensioners } from './tensioning/chain-tensioners.ts'
import { tensionSets } from './tensioning/tension-sets.ts'

/** All families in the order of the catalogue. */
export const families: Family[] = [
  ...chainGuides,
  vBeltGuides,
  ...toothedBeltGuides,
  roundBeltGuides,
  flatStrips,
  angleStrips,
  slidingRods,
  ...edgeGuards,
  ...cProfiles,
  chainTensioners,
  beltTensioners,
  tensionSets,
  sprockets,
  rollers,
  gears,
  racks,
  ...sheets,
  ...rods,
  ...tubes,
  connectionElements,
  brackets,
  clamps,
]
