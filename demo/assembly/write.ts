import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawAssembly } from './draw-assembly.ts'

/** `node demo/assembly/write.ts`: writes the drawing and says what the home pages need to know of it. */
const { svg, marks, length } = drawAssembly()
writeFileSync(join(import.meta.dirname, '../../data/media/assembly.svg'), svg)
process.stdout.write(`${JSON.stringify({ marks, length }, undefined, 2)}\n`)
