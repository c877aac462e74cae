import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawAssembly } from './draw-assembly.ts'

/** Writes the drawing and prints what the home pages need to know of it; run by `npm run demo:drawings`. */
const { svg, marks, length } = drawAssembly()
writeFileSync(join(import.meta.dirname, '../../../data/media/assembly.svg'), svg)
process.stdout.write(`${JSON.stringify({ marks, length }, undefined, 2)}\n`)
