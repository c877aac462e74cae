import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { createElement, type ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { median } from './rounds.ts'

/**
 * `NODE_ENV=production npx node bench/hand-over.ts`: gains of the two devices that docs/decisions/0015 keeps. A family's variants from the demo
 * catalogue are handed over value by value, as React Router does, and as one JSON text; and a table of them is rendered
 * by React's stream and to a string. Processor time, median of the rounds, both ways in turn.
 */
const FAMILY = 'T-1'
const ROUNDS = 15
const TIMES = 40

const variants = (await readFile('data/catalogue/variants.jsonl', 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line): Record<string, unknown> => JSON.parse(line))
  .filter(({ parent }) => parent === FAMILY)

type Encode = (value: unknown) => ReadableStream<Uint8Array>
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const encoder = join(router, 'dist/production/vendor/turbo-stream-v2/turbo-stream.js')
const { encode } = (await import(pathToFileURL(encoder).href)) as { encode: Encode }

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const table: ReactElement = createElement(
  'table',
  null,
  createElement(
    'tbody',
    null,
    variants.map((variant, index) =>
      createElement(
        'tr',
        { key: index },
        Object.entries(variant).map(([key, value]) =>
          createElement('td', { key, className: key }, typeof value === 'string' ? value : JSON.stringify(value)),
        ),
      ),
    ),
  ),
)

const byValue = () => textOf(encode({ variants }))
const asText = () => textOf(encode({ variants: JSON.stringify(variants) }))
await compareTwo('loader data of a family', ['value by value', byValue], ['as one JSON text', asText])
await compareTwo(
  'rendering',
  ["React's stream", async () => textOf(await renderToReadableStream(table))],
  ['renderToString', async () => renderToString(table)],
)

type Way = [name: string, make: () => Promise<string>]

async function compareTwo(what: string, ...ways: [Way, Way]) {
  const times = ways.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, [, make]] of ways.entries()) {
      const begun = process.cpuUsage()
      for (let time = 0; time < TIMES; time += 1) await make()
      const { user, system } = process.cpuUsage(begun)
      // The first round warms up.
      if (round > 0) times[index]?.push((user + system) / 1000 / TIMES)
    }
  }
  const [first = NaN, second = NaN] = times.map(median)
  console.log(`${what}, ${variants.length} variants`)
  for (const [index, [name, make]] of ways.entries()) {
    const text = await make()
    const size = `${text.length} characters, ${gzipSync(text).length} bytes by gzip`
    console.log(`  ${name.padEnd(18)} ${median(times[index] ?? []).toFixed(2)} ms, ${size}`)
  }
  console.log(`  ratio              ${(second / first).toFixed(2)}`)
}
