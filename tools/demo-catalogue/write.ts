import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueLines } from './catalogue/lines.ts'
import { writeSeries } from './series/write-series.ts'

const USAGE = `Usage: npm run demo:catalogue [-- --variants COUNT --to FOLDER]

Writes data/catalogue from data/demo; with a count, a catalogue of that many variants at least to FOLDER.
`

const { values } = parseArgs({ options: { variants: { type: 'string' }, to: { type: 'string' } } })

if (values.variants === undefined && values.to === undefined) {
  const folder = path.join(import.meta.dirname, '../../data/catalogue')
  mkdirSync(folder, { recursive: true })
  for (const [file, lines] of Object.entries(catalogueLines())) {
    writeFileSync(path.join(folder, `${file}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    process.stdout.write(`${file}: ${lines.length}\n`)
  }
} else if (/^[1-9]\d{0,6}$/.test(values.variants ?? '') && values.to) {
  for (const [file, lines] of Object.entries(await writeSeries(values.to, Number(values.variants)))) {
    process.stdout.write(`${file}: ${lines}\n`)
  }
} else {
  process.stderr.write(USAGE)
  process.exitCode = 2
}
