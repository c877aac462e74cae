import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Duration, processor time and peak memory of a process that imports `files` into the database of `env`. */
export async function runImport(files: string, env: Record<string, string>) {
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', './bench/scale/report-peak.ts', 'backend/shop/import/cli.ts', files],
    { env: { ...process.env, ...env, NODE_OPTIONS: '' }, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  )
  let report = ''
  child.stdio[3]?.on('data', (chunk: Buffer) => (report += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  const [megabytes = NaN, processor = NaN] = report.split(' ').map(Number)
  return { seconds: (performance.now() - begun) / 1000, processor, megabytes }
}
