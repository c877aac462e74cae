import type { Pieces } from './bar-use.ts'

/** More pieces would be drawn as lines so dense that they fill the bar; each length is then one block. */
const COUNTABLE = 150

/** Path of a bar's pieces: x in mm from the bar's left end, y from `top` to `bottom`; the kerf stays open. */
export function piecesPath(cuts: readonly Pieces[], kerf: number, top: number, bottom: number): string {
  const blocks = cuts.reduce((sum, { pieces }) => sum + pieces, 0) > COUNTABLE
  let x = 0
  let path = ''
  for (const { length, pieces } of cuts) {
    const [width, times] = blocks ? [pieces * (length + kerf) - kerf, 1] : [length, pieces]
    for (let i = 0; i < times; i++) {
      path += `M${x} ${top}h${width}V${bottom}h-${width}z`
      x += width + kerf
    }
  }
  return path
}

/** Ticks of the scale: every second one has a number. Equal parts of the bar, about six numbers. */
export function scaleOf(bar: number): { at: number; labelled: boolean }[] {
  const step = [100, 200, 500, 1000, 2000, 5000].find((candidate) => bar / candidate <= 7) ?? 10_000
  return Array.from({ length: Math.floor((2 * bar) / step) + 1 }, (_, i) => ({
    at: (i * step) / 2,
    labelled: i % 2 === 0,
  }))
}
