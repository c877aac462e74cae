import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { catalogueLines } from './catalogue/lines.ts'

const folder = path.join(import.meta.dirname, '../../data/catalogue')
mkdirSync(folder, { recursive: true })
for (const [file, lines] of Object.entries(catalogueLines())) {
  writeFileSync(path.join(folder, `${file}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  process.stdout.write(`${file}: ${lines.length}\n`)
}
