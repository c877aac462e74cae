import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { makeFolder } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { PRODUCT, visit } from '#test/support/visitor.ts'
import { printFigures, quantile } from './figures.ts'
import { addPieceByForm } from './journey.ts'
import { processorSeconds } from './process-figures.ts'

const LIST = '/de/shop/category/kettenfuehrungen'
const WARM_UP = 60
const PAGES = 100
const ROUNDS = 3

/** Folder of another, built checkout for comparison. */
const BEFORE = process.env['BEFORE']

/** The arguments with which `npm start` calls node, in the checkout of that folder. */
async function startArguments(folder: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const command = scripts.start.split('&&').at(-1)?.trim() ?? ''
  const [program, ...given] = command.split(/\s+/)
  expect(program, '`npm start` ends with a call of node').toBe('node')
  return given
}

interface Started {
  name: string
  folder: string
  environment: Record<string, string>
}

/** Starts the site as an operator does, without `NODE_ENV` by default. */
async function start({
  folder,
  environment,
}: Started): Promise<{ url: string; child: ChildProcess; end: () => Promise<void> }> {
  const dataDir = makeFolder()
  await cp(await siteTemplate(), dataDir, { recursive: true })
  const port = await freePort()
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, await startArguments(folder), {
    cwd: folder,
    env: { ...inherited, DATABASE_URL: '', LOG_LEVEL: 'warn', ...environment, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }))
    if (/http:\/\/localhost:\d+/.test(String(chunk))) break
  if (child.exitCode !== null) throw new Error(`The site of ${folder} ended while starting`)
  child.stdout.resume()
  return {
    url: `http://localhost:${port}`,
    child,
    async end() {
      if (child.exitCode === null && child.kill()) await once(child, 'exit')
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Milliseconds of processor time per page made for a visitor with a cart: the median of some rounds. */
async function measure(started: Started): Promise<Record<string, number>> {
  const { url, child, end } = await start(started)
  try {
    const visitor = visit(url)
    await addPieceByForm(visitor)
    let asked = 0
    const ask = async (path: string, count: number) => {
      for (let index = 0; index < count; index += 1) {
        // Another address each time: a page from memory takes nothing.
        const response = await visitor.get(`${path}?n=${(asked += 1)}`)
        if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`)
        await response.arrayBuffer()
      }
    }
    const figures: Record<string, number> = {}
    for (const [name, path] of [
      ['product', PRODUCT],
      ['list', LIST],
    ] as const) {
      await ask(path, WARM_UP)
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = processorSeconds(child.pid ?? 0)
        await ask(path, PAGES)
        rounds.push(((processorSeconds(child.pid ?? 0) - before) * 1000) / PAGES)
      }
      figures[name] = quantile(rounds, 0.5)
    }
    return figures
  } finally {
    await end()
  }
}

test('`npm start` uses as much processor time per page as a production build, and less than a development build', async () => {
  const folder = process.cwd()
  const started: Started[] = [
    { name: 'npm start', folder, environment: {} },
    { name: 'NODE_ENV=production', folder, environment: { NODE_ENV: 'production' } },
    { name: 'NODE_ENV=development', folder, environment: { NODE_ENV: 'development' } },
    ...(BEFORE ? [{ name: 'npm start before', folder: BEFORE, environment: {} }] : []),
  ]
  const figures: Record<string, Record<string, number>> = {}
  for (const one of started) figures[one.name] = await measure(one)
  const ms = (name: string, page: string) => figures[name]?.[page] ?? Infinity
  printFigures(
    'Processor time per page made for a visitor with a cart, ms',
    started.map(({ name }) => ({
      'started as': name,
      'product page': ms(name, 'product').toFixed(1),
      list: ms(name, 'list').toFixed(1),
      'product page, of npm start': `${(ms(name, 'product') / ms('npm start', 'product')).toFixed(2)} ×`,
      'list, of npm start': `${(ms(name, 'list') / ms('npm start', 'list')).toFixed(2)} ×`,
    })),
  )
  for (const page of ['product', 'list']) {
    expect(ms('npm start', page) / ms('NODE_ENV=production', page), page).toBeLessThan(1.2)
    expect(ms('NODE_ENV=development', page) / ms('npm start', page), page).toBeGreaterThan(1.3)
  }
})
