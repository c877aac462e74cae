import { writeFileSync } from 'node:fs'
import { bodyOf, type Solid } from '#drawing/geometry/solid.ts'
import { chainStill, sheetStill, sprocketStill, workshopStill } from './stills.ts'

/** Writes the bodies of the still lifes for `render.py`: polygons in mm, swept from `near` to `far` along an axis. */
const [file = 'solids.json'] = process.argv.slice(2)
const bodies = (solids: readonly Solid[]) =>
  solids.map((solid) => {
    const { outer, holes, axis, near, far, material } = bodyOf(solid)
    return { outer, holes, axis, near: Math.min(near, far), far: Math.max(near, far), material }
  })
const stills = { chain: chainStill(), sheets: sheetStill(), sprockets: sprocketStill(), workshop: workshopStill() }
writeFileSync(
  file,
  JSON.stringify(Object.fromEntries(Object.entries(stills).map(([name, solids]) => [name, bodies(solids)]))),
)
