import { gzipSync } from 'node:zlib'
import { median } from '#bench/median.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import type { RunningSite } from '#test/support/site.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'
import { readNumbers } from './catalogue.ts'

export interface PageFigures {
  name: string
  /** Milliseconds until the whole response is there. */
  middle: number
  least: number
  /** Of the page. */
  bytes: number
  compressed: number
}

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9)
const LIST = '/de/shop/category/kettenfuehrungen'
const PRODUCT = '/de/shop/product/kettenfuehrungen'
/** A product of the demo: the same one in each catalogue. */
const TYPICAL = `${PRODUCT}/typ-ct/kettenfuehrung-typ-ct-simplex`
/** Bytes of a page with about 1,000 variants, at least. */
const LONG_PAGE = 1_000_000
/** As many as the list entry looks for neighbours of. */
const UNKNOWN = 48

type Act = (visitor: Visitor) => Promise<Response>

interface Case {
  name: string
  act: Act
  /** The steps before each measurement. */
  prepare?: Act
}

let asked = 0
/** Another address each time, so that the page is not in the site's memory. */
const anew =
  (path: string): Act =>
  (visitor) =>
    visitor.get(`${path}${path.includes('?') ? '&' : '?'}n=${++asked}`)

const send =
  (list: readonly string[], intent: 'check' | 'add'): Act =>
  (visitor) =>
    visitor.post('/de/shop/list', { list: list.join('\n'), intent })

/** A site and the folder of its catalogue. */
export interface MeasuredSite {
  site: RunningSite
  files: string
}

/**
 * Measures pages that are made again, each with a new visitor, after one round that warms up. The sites take turns, so that
 * what else the machine does slows all of them down.
 * @returns the figures of each site.
 */
export async function measurePages(sites: readonly MeasuredSite[]): Promise<PageFigures[][]> {
  const figures: PageFigures[][] = []
  for (const { site } of sites) {
    const { time, ...first } = await timeOf(visit(site.url), {
      name: 'list, first page of a new process',
      act: anew(LIST),
    })
    figures.push([{ ...first, middle: time, least: time }])
  }
  const cases = await Promise.all(sites.map(({ site, files }) => casesOf(site, files)))
  const names = new Set(cases.flatMap((own) => own.map(({ name }) => name)))
  for (const name of names) {
    const rounds = sites.map(() => [] as Measured[])
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, { site }] of sites.entries()) {
        const one = cases[index]?.find((other) => other.name === name)
        if (one) rounds[index]?.push(await timeOf(visit(site.url), one))
      }
    }
    for (const [index, [warmUp, ...measured]] of rounds.entries()) {
      const times = measured.map(({ time }) => time)
      if (warmUp) figures[index]?.push({ ...warmUp, name, middle: median(times), least: Math.min(...times) })
    }
  }
  return figures
}

interface Measured extends Pick<PageFigures, 'name' | 'bytes' | 'compressed'> {
  time: number
}

async function timeOf(visitor: Visitor, { name, act, prepare }: Case): Promise<Measured> {
  if (prepare) await (await prepare(visitor)).arrayBuffer()
  const begun = performance.now()
  const response = await act(visitor)
  const body = Buffer.from(await response.arrayBuffer())
  const time = performance.now() - begun
  if (response.status >= 400) throw new Error(`${name}: ${response.status}`)
  return { name, time, bytes: body.length, compressed: gzipSync(body).length }
}

async function casesOf(site: RunningSite, files: string): Promise<Case[]> {
  const html = await (await visit(site.url).get(LIST)).text()
  const [option = ''] = [...html.matchAll(/name="f"[^>]*value="([0-9a-f]{32})"/g)].map(([, id = '']) => id)
  const filters = `f=${option}&t=in-stock&min-b=10&max-b=40&order=measure-b-asc`
  const numbers = await readNumbers(files)
  const toLines = (some: readonly string[]) => some.map((number, index) => `${number};${index + 1}`)
  const lines = toLines(numbers.slice(0, MOST_LINES))
  const spread = toLines(lines.map((_, index) => numbers[Math.floor((index * numbers.length) / MOST_LINES)] ?? ''))
  const unknown = numbers.slice(0, UNKNOWN).map((number) => `${number}9;1`)
  const long = `${PRODUCT}/typ-t/kettenfuehrung-typ-t-simplex-serie-2`
  // A small catalogue has a shorter series of the same name, which is nothing to compare with.
  const hasLong = (await (await visit(site.url).get(long)).text()).length > LONG_PAGE
  return [
    { name: 'all categories', act: anew('/de/shop/category') },
    { name: 'list', act: anew(LIST) },
    { name: 'list of 48 products', act: anew(`${LIST}?show=48`) },
    { name: 'list, filtered and sorted', act: anew(`${LIST}?${filters}`) },
    { name: 'product, 78 variants', act: anew(TYPICAL) },
    ...(hasLong ? [{ name: 'product, about 1,000 variants', act: anew(long) }] : []),
    { name: 'list entry: check 500 lines', act: send(lines, 'check') },
    { name: 'list entry: check 500 lines from the whole catalogue', act: send(spread, 'check') },
    { name: 'list entry: 48 unknown numbers', act: send(unknown, 'check') },
    { name: 'list entry: add 500 lines', act: send(lines, 'add') },
    { name: 'cart of 500 lines', prepare: send(lines, 'add'), act: (visitor) => visitor.get('/de/shop/cart') },
  ]
}
