import type { DatabaseKind } from './catalogue.ts'
import type { PageFigures } from './pages.ts'

/** Of one catalogue in one database. `seconds` and `megabytes` are undefined if an earlier import was used. */
export interface ScaleResult {
  size: number
  database: DatabaseKind
  seconds: number | undefined
  megabytes: number | undefined
  pages: PageFigures[]
}

/** How much longer a page may take with the largest catalogue than with the smallest. */
const MOST_GROWTH = 2

/** Prints the results as tables; returns whether no page grows too much, by its least times. */
export function printScale(results: readonly ScaleResult[]): boolean {
  console.log('| database | variants | import, s | peak, MB |\n| --- | --- | --- | --- |')
  for (const { database, size, seconds, megabytes } of results) {
    console.log(`| ${database} | ${size} | ${seconds?.toFixed(0) ?? 'earlier'} | ${megabytes ?? ''} |`)
  }
  let isMet = true
  for (const [database, ofDatabase] of Map.groupBy(results, (result) => result.database)) {
    const sorted = ofDatabase.toSorted((a, b) => a.size - b.size)
    const [smallest, largest] = [sorted[0], sorted.at(-1)]
    console.log(
      `\n| ${database}: ms, median (least) | ${sorted.map(({ size }) => `${size} | KB, gzip`).join(' | ')} | ratio |`,
    )
    console.log(`| --- |${' --- | --- |'.repeat(sorted.length)} --- |`)
    for (const { name } of largest?.pages ?? []) {
      const figures = sorted.map(({ pages }) => pages.find((page) => page.name === name))
      const cells = figures.map((page) =>
        page
          ? `${page.middle.toFixed(0)} (${page.least.toFixed(0)}) | ${kilobytes(page.bytes)}, ${kilobytes(page.compressed)}`
          : '— | —',
      )
      const [before, after] = [figures[0]?.least, figures.at(-1)?.least]
      const growth = before && after && smallest !== largest ? after / before : undefined
      if (growth !== undefined && growth > MOST_GROWTH) isMet = false
      console.log(`| ${name} | ${cells.join(' | ')} | ${growth?.toFixed(2) ?? ''} |`)
    }
  }
  return isMet
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0)
