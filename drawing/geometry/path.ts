import type { Point } from './vector.ts'

/** Returns SVG path data of a polyline in whole numbers, relative after the first point, as short as possible. */
export function polyline(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  if (!first) return ''
  let at = first
  let data = `M${first[0]} ${first[1]}`
  let command = 'l'
  for (const next of rest) {
    const [dx, dy] = [next[0] - at[0], next[1] - at[1]]
    if (dx === 0 && dy === 0) continue
    data += `${command}${dx} ${dy}`
    command = ' '
    at = next
  }
  return data.replaceAll(' -', '-') + (closed ? 'z' : '')
}

export const polygon = (points: readonly Point[]): string => polyline(points, true)
