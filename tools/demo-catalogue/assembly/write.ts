import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawAssembly } from './draw-assembly.ts'

/** Writes the drawing and prints the coordinates used by the home pages; run by `npm run demo:drawings`. */
const { svg, marks, length } = drawAssembly()
writeFileSync(join(import.meta.dirname, '../../../data/media/assembly.svg'), svg)
process.stdout.write(`${JSON.stringify({ marks, length }, undefined, 2)}\n`)
