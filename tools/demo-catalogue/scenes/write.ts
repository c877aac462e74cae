import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawScene, type Scene } from '#drawing/scene.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { agriculture, bottling, cleanroom, packaging, warehouse, wood } from './conveyors.ts'
import { food, materials, sheets } from './parts.ts'
import { semiFinished } from './semi-finished.ts'
import {
  boredSprocket,
  cutSheet,
  gearOnRack,
  guideAboveProfile,
  measuredGuide,
  milledParts,
  profileSizes,
  sawnBar,
  storedBars,
  trainingPiece,
} from './workshop.ts'

const PICTURES: Record<string, readonly Solid[] | Scene> = {
  agriculture: agriculture(),
  bottling: bottling(),
  cleanroom: cleanroom(),
  packaging: packaging(),
  warehouse: warehouse(),
  wood: wood(),
  food: food(),
  materials: materials(),
  sheets: sheets(),
  'company/bored-sprocket': boredSprocket(),
  'company/cut-sheet': cutSheet(),
  'company/gear-on-rack': gearOnRack(),
  'company/guide-above-profile': guideAboveProfile(),
  'company/measured-guide': measuredGuide(),
  'company/milled-parts': milledParts(),
  'company/profile-sizes': profileSizes(),
  'company/sawn-bar': sawnBar(),
  'company/stored-bars': storedBars(),
  'company/training-piece': trainingPiece(),
  'materials/material-s': semiFinished(['pe', 'black', 'natural'], ['sheet', 'rod']),
  'materials/murdopol': semiFinished(['pe', 'natural'], ['sheet']),
  'materials/murylon': semiFinished(['natural'], ['sheet', 'rod', 'tube']),
  'materials/murlubric': semiFinished(['black'], ['sheet']),
  'materials/murytal-c': semiFinished(['black', 'natural'], ['sheet', 'rod', 'tube']),
  'materials/murytal-h': semiFinished(['natural'], ['sheet', 'rod']),
  'materials/murylat': semiFinished(['natural', 'black'], ['sheet', 'rod', 'tube']),
  'materials/murinyl': semiFinished(['natural'], ['sheet', 'rod']),
  'materials/murflor': semiFinished(['natural'], ['sheet', 'rod']),
  'materials/murinit': semiFinished(['mud'], ['sheet']),
  'materials/murpec': semiFinished(['mud'], ['sheet', 'rod']),
}

/** Writes the pictures of the company site's pages; run by `npm run demo:drawings`. */
const media = join(import.meta.dirname, '../../../data/media')
for (const folder of ['company', 'materials']) mkdirSync(join(media, folder), { recursive: true })
for (const [name, picture] of Object.entries(PICTURES))
  writeFileSync(join(media, `${name}.svg`), drawScene('solids' in picture ? picture : { solids: picture }))
