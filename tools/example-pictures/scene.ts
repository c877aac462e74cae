/** A turned part: radius and height of its outline from top to bottom, in pixels. */
export interface Part {
  material: 'rubber' | 'steel' | 'thread'
  profile: [radius: number, y: number][]
}

interface Placed {
  /** From the lowest to the highest. */
  parts: Part[]
  x: number
  y: number
  scale: number
}

const WIDTH = 1200
const HEIGHT = 900
/** Height of a circle seen from a little above, to its width. */
const FLAT = 0.2

/** Light from the left: shades across a part, in per cent of its width. */
const SHADES = {
  rubber: ['0 #131315', '24 #5b5c61', '40 #35363a', '78 #17171a', '100 #2c2d30'],
  steel: ['0 #767d84', '22 #f4f6f7', '46 #aeb5ba', '76 #6f767c', '100 #a3a9ae'],
  thread: ['0 #6d747a', '26 #f0f2f4', '56 #989fa5', '100 #5c6268'],
}
const TOPS = { rubber: '#3c3d41', steel: '#d3d8db', thread: '#c7cdd1' }

/** A picture of turned parts on a light ground, as SVG. */
export const scene = (objects: Placed[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${Object.entries(SHADES)
    .map(([name, stops]) => `<linearGradient id="${name}">${stops.map(stopOf).join('')}</linearGradient>`)
    .join(
      '',
    )}<radialGradient id="ground" cy=".42" r=".8">${stopOf('0 #fdfcfa')}${stopOf('100 #d9d5cd')}</radialGradient>` +
  `<filter id="soft" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="16"/></filter></defs>` +
  `<path fill="url(#ground)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${objects.map(objectOf).join('')}</svg>`

function stopOf(text: string): string {
  const [offset, colour] = text.split(' ')
  return `<stop offset="${offset}%" stop-color="${colour}"/>`
}

function objectOf({ parts, x, y, scale }: Placed): string {
  const widest = Math.max(...parts.flatMap(({ profile }) => profile.map(([radius]) => radius)))
  const bottom = Math.max(...parts.flatMap(({ profile }) => profile.map(([, height]) => height)))
  const shadow = `<ellipse cx="34" cy="${bottom + 8}" rx="${widest * 1.12}" ry="${widest * 0.24}" opacity=".42" filter="url(#soft)"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shadow}${parts.map(partOf).join('')}</g>`
}

function partOf({ material, profile }: Part): string {
  const [first = [0, 0]] = profile
  const last = profile.at(-1) ?? first
  const left = curveOf(profile.map(([radius, y]) => [-radius, y]))
  const right = curveOf(profile.toReversed())
  const body = `M${-first[0]} ${first[1]}${left}A${last[0]} ${last[0] * FLAT} 0 0 0 ${last[0]} ${last[1]}${right}z`
  const top = `<ellipse cy="${first[1]}" rx="${first[0]}" ry="${first[0] * FLAT}" fill="${TOPS[material]}"/>`
  const turns = material === 'thread' ? threadOf(first, last) : ''
  return `<path d="${body}" fill="url(#${material})" stroke="#000" stroke-opacity=".25"/>${turns}${top}`
}

/** A line through the first and last point, round at those between. */
function curveOf(points: [x: number, y: number][]): string {
  const between = points.slice(1, -1).map(([x, y], at) => {
    const [nextX, nextY] = points[at + 2] ?? [x, y]
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return `L${points[0]?.join(' ')}${between.join('')}L${points.at(-1)?.join(' ')}`
}

/** The turns of a thread. */
function threadOf([radius, from]: [number, number], [, to]: [number, number]): string {
  const lines = Array.from({ length: Math.floor((to - from) / 6) }, (_, at) => from + 6 * at + 4)
  const turns = lines.map((y) => `M${-radius} ${y}q${radius} ${radius * FLAT * 2} ${2 * radius} 2`).join('')
  return `<path d="${turns}" fill="none" stroke="#40464b" stroke-opacity=".55" stroke-width="1.6"/>`
}
