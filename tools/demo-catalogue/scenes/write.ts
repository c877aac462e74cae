import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawScene } from '#drawing/scene.ts'
import * as conveyors from './conveyors.ts'
import * as parts from './parts.ts'

/** Writes the pictures of the company site's pages; run by `npm run demo:drawings`. */
for (const [name, solids] of Object.entries({ ...conveyors, ...parts }))
  writeFileSync(join(import.meta.dirname, `../../../data/media/${name}.svg`), drawScene({ solids: solids() }))
