import type { Outline } from '#drawing/geometry/corner.ts'
import type { ChainSize } from './chains.ts'
import { roundOutline } from './outline.ts'

export const C_PROFILE_NAMES = ['C20', 'C30', 'C40', 'C50'] as const
export type CProfileName = (typeof C_PROFILE_NAMES)[number]

/** Roll-formed steel profile, open upwards; mm. */
export interface CProfileSize {
  width: number
  height: number
  wall: number
  slot: number
}

export const C_PROFILES = {
  C20: { width: 20, height: 10, wall: 1, slot: 11 },
  C30: { width: 30, height: 15, wall: 1.5, slot: 16 },
  C40: { width: 40, height: 22, wall: 2, slot: 18 },
  C50: { width: 50, height: 30, wall: 3, slot: 22 },
} satisfies Record<CProfileName, CProfileSize>

const BY_PITCH_CODE: Record<string, CProfileName> = {
  '06': 'C20',
  '08': 'C30',
  '10': 'C30',
  '12': 'C40',
  '16': 'C40',
  '20': 'C50',
  '24': 'C50',
}

/** The profile that carries the guides for a chain. */
export function cProfileFor(size: ChainSize): CProfileName {
  const name = BY_PITCH_CODE[size.slice(0, 2)]
  if (!name) throw new Error(`There is no C-profile for chain ${size}`)
  return name
}

export function cProfileOutline({ width, height, wall, slot }: CProfileSize): Outline {
  const half = width / 2
  const lip = slot / 2
  return roundOutline([
    [-half, 0],
    [half, 0],
    [half, height],
    [lip, height],
    [lip, height - wall],
    [half - wall, height - wall],
    [half - wall, wall],
    [-half + wall, wall],
    [-half + wall, height - wall],
    [-lip, height - wall],
    [-lip, height],
    [-half, height],
  ])
}
