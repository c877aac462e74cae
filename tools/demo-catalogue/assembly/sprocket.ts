import { CHAINS, type ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import type { Outline } from '#drawing/outline.ts'

/** Half angle of a roller seat, and how far along the tooth its tip begins and ends. */
const SEAT = 1.12
const TIPS = [0.41, 0.59]
const STEPS = 6

/** Teeth of a sprocket for a roller chain: seats on the pitch circle, flat tips; close enough for a picture. */
export function sprocketOutline(size: ChainSize, teeth: number, u: number, v: number): Outline {
  const { pitch, roller } = CHAINS[size]
  const pitchRadius = pitch / (2 * Math.sin(Math.PI / teeth))
  const seatRadius = (roller / 2) * 1.02
  const tipRadius = pitchRadius + roller * 0.42
  const step = (2 * Math.PI) / teeth
  return Array.from({ length: teeth }, (_, tooth): [number, number][] => {
    const angle = tooth * step + 0.1
    const centre = [u + Math.cos(angle) * pitchRadius, v + Math.sin(angle) * pitchRadius] as const
    const seat = Array.from({ length: STEPS + 1 }, (_, i): [number, number] => {
      const direction = angle - Math.PI + SEAT - (2 * SEAT * i) / STEPS
      return [centre[0] + Math.cos(direction) * seatRadius, centre[1] + Math.sin(direction) * seatRadius]
    })
    const tip = TIPS.map((share): [number, number] => {
      const direction = angle + step * share
      return [u + Math.cos(direction) * tipRadius, v + Math.sin(direction) * tipRadius]
    })
    return [...seat, ...tip]
  }).flat()
}
