import type { Outline } from '#drawing/geometry/corner.ts'
import { flatten } from '#drawing/geometry/outline.ts'

/** Flat line drawings for dark backgrounds: thin pale lines, green for the subject. */
const WIDTH = 330
const HEIGHT = 160
const PALE = '#cad2bf'
const GREEN = '#65bf83'

type Stroke = 'pale' | 'green' | 'axis'

const LOOK: Record<Stroke, string> = {
  pale: `stroke="${PALE}"`,
  green: `stroke="${GREEN}" stroke-width="1.6"`,
  axis: `stroke="${PALE}" stroke-width=".8" stroke-dasharray="10 3 2 3"`,
}

export const path = (d: string, stroke: Stroke = 'pale', fill = 'none'): string =>
  `<path d="${d}" ${LOOK[stroke]} fill="${fill}"/>`

/** A closed outline in mm, its origin at a point of the picture, v upwards. */
export function outline(corners: Outline, x: number, y: number, scale: number, stroke: Stroke, fill?: string): string {
  const points = flatten(corners).map(([u, v]) => `${(x + u * scale).toFixed(1)} ${(y - v * scale).toFixed(1)}`)
  return path(`M${points.join('L')}Z`, stroke, fill)
}

export const picture = (marks: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
  `<g stroke-linejoin="round" stroke-linecap="round">${marks.join('')}</g></svg>\n`
