import type { Vector } from './geometry/vector.ts'

type Paint = {
  /** Six tones from dark to light. */
  ramp: readonly string[]
  line: string
  hatch: string
}

const PAINTS = {
  pe: {
    ramp: ['#00492a', '#006a3a', '#0f8249', '#33a263', '#63bf86', '#93d6aa'],
    line: '#00250f',
    hatch: '#00552c',
  },
  steel: {
    ramp: ['#5f6769', '#89928f', '#a9b1b1', '#c6cccb', '#dde1e0', '#f1f3f2'],
    line: '#24292a',
    hatch: '#5f6769',
  },
  stainless: {
    ramp: ['#737a80', '#9aa1a6', '#bcc2c6', '#d6dadd', '#e8ebed', '#f8f9fa'],
    line: '#24292a',
    hatch: '#737a80',
  },
  chain: {
    ramp: ['#2e3334', '#4b5253', '#697172', '#8b9393', '#b2b8b7', '#d5d9d8'],
    line: '#15191a',
    hatch: '#2e3334',
  },
  natural: {
    ramp: ['#b0aa9d', '#cbc6ba', '#dfdbd1', '#ebe8e1', '#f6f4ef', '#fffefb'],
    line: '#3a372f',
    hatch: '#a59f92',
  },
  black: {
    ramp: ['#171818', '#262828', '#343737', '#474a4a', '#606463', '#7d8180'],
    line: '#0a0b0b',
    hatch: '#0f1010',
  },
  mud: {
    ramp: ['#5b4c36', '#7c6b50', '#9a8869', '#b7a688', '#d3c6ad', '#e9e0cf'],
    line: '#261e12',
    hatch: '#66583f',
  },
  blue: {
    ramp: ['#123f66', '#1c5a90', '#2f75b1', '#5596cc', '#8fbde3', '#bfdaf0'],
    line: '#0a2740',
    hatch: '#174c7a',
  },
} satisfies Record<string, Paint>

export type Material = keyof typeof PAINTS

export const lineColour = (material: Material): string => PAINTS[material].line
export const hatchColour = (material: Material): string => PAINTS[material].hatch

/** Metal is hatched in the other direction and more densely, to distinguish two parts in contact. */
export const isMetal = (material: Material): boolean => ['steel', 'stainless', 'chain'].includes(material)

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** Returns the colour of a material at a brightness from 0 (dark) to 1 (light). */
export function tone(material: Material, brightness: number): string {
  const { ramp } = PAINTS[material]
  const place = Math.max(0, Math.min(1, brightness)) * (ramp.length - 1)
  const step = Math.min(ramp.length - 2, Math.floor(place))
  const light = channels(ramp[step + 1] as string)
  const mixed = channels(ramp[step] as string).map((dark, i) => dark + ((light[i] as number) - dark) * (place - step))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Brightness of a hatched cut face. */
export const CUT_FACE = 0.74

/** Brightness of a face that looks up. */
export const TOP_FACE = 0.9
const BOTTOM = 0.06
const FRONT = 0.6
const SIDE = 0.3

/** The squares of a unit normal add up to 1, so this blends the three isometric tones smoothly. */
export const brightness = ([x, y, z]: Vector): number =>
  z * z * (z > 0 ? TOP_FACE : BOTTOM) + y * y * FRONT + x * x * SIDE
