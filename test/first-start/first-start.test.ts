import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { createEmptyServerDatabase } from '#test/support/database.ts'

interface Start {
  begin: () => void
  result: () => Promise<{ secret: string; drawn: number; products: number }>
}

async function prepareStart(url: string): Promise<Start> {
  const script = join(import.meta.dirname, 'start-first.ts')
  const started = spawn(process.execPath, [script, url], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(started, 'exit')
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('ready')
  return {
    begin: () => void started.stdin.write('begin\n'),
    async result() {
      const { value } = await lines.next()
      await exit
      return JSON.parse(String(value))
    },
  }
}

test.runIf(process.env['DATABASE_URL'])(
  'of three processes that start at once on an empty database, one creates the tables and imports',
  { timeout: 300_000 },
  async () => {
    const { url, drop } = await createEmptyServerDatabase()
    try {
      const starts = [await prepareStart(url), await prepareStart(url), await prepareStart(url)]
      const begun = performance.now()
      for (const { begin } of starts) begin()
      const results = await Promise.all(starts.map(({ result }) => result()))
      console.log(`three first starts: ${Math.round(performance.now() - begun)} ms`)
      expect(new Set(results.map(({ secret }) => secret)).size).toBe(1)
      expect(results.filter(({ drawn }) => drawn > 0)).toHaveLength(1)
      expect(results.map(({ products }) => products).toSorted((a, b) => a - b)).toEqual([0, 0, 64])
    } finally {
      await drop()
    }
  },
)
