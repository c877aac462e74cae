export const B_SERIES = ['06B', '08B', '10B', '12B', '16B', '20B', '24B'] as const
const A_SERIES = ['08A', '10A', '12A', '16A', '20A', '24A'] as const
export const CHAIN_SIZES = [...B_SERIES, ...A_SERIES] as const
export type ChainSize = (typeof CHAIN_SIZES)[number]

/** Roller chains of ISO 606 (B series: formerly DIN 8187, A series: DIN 8188), mm. */
export interface Chain {
  pitch: number
  /** Largest roller diameter. */
  roller: number
  /** Smallest width between the inner plates. */
  innerWidth: number
  /** Largest pin diameter. */
  pinDiameter: number
  /** Largest height of the inner plates. */
  plateHeight: number
  transversePitch: number
  /** Largest width over the pins of one, two and three strands. */
  overPins: readonly [number, number, number]
}

export type Strands = 1 | 2 | 3

const chain = (
  pitch: number,
  roller: number,
  innerWidth: number,
  pinDiameter: number,
  plateHeight: number,
  transversePitch: number,
  overPins: readonly [number, number, number],
): Chain => ({ pitch, roller, innerWidth, pinDiameter, plateHeight, transversePitch, overPins })

/** The chains that the company stocks; numbers by size. */
export const CHAINS: Record<ChainSize, Chain> = {
  '06B': chain(9.525, 6.35, 5.72, 3.28, 8.26, 10.24, [13.5, 23.8, 34]),
  '08B': chain(12.7, 8.51, 7.75, 4.45, 11.81, 13.92, [17, 31, 44.9]),
  '10B': chain(15.875, 10.16, 9.65, 5.08, 14.73, 16.59, [19.6, 36.2, 52.8]),
  '12B': chain(19.05, 12.07, 11.68, 5.72, 16.13, 19.46, [22.7, 42.2, 61.7]),
  '16B': chain(25.4, 15.88, 17.02, 8.28, 21.08, 31.88, [36.1, 68, 99.9]),
  '20B': chain(31.75, 19.05, 19.56, 10.19, 26.42, 36.45, [43.2, 79.7, 116.1]),
  '24B': chain(38.1, 25.4, 25.4, 14.63, 33.4, 48.36, [53.4, 101.8, 150.2]),
  '08A': chain(12.7, 7.92, 7.85, 3.98, 12.07, 14.38, [17.8, 32.3, 46.7]),
  '10A': chain(15.875, 10.16, 9.4, 5.09, 15.09, 18.11, [21.8, 39.9, 57.9]),
  '12A': chain(19.05, 11.91, 12.57, 5.96, 18.1, 22.78, [26.9, 49.8, 72.6]),
  '16A': chain(25.4, 15.88, 15.75, 7.94, 24.13, 29.29, [33.5, 62.7, 91.9]),
  '20A': chain(31.75, 19.05, 18.9, 9.54, 30.17, 35.76, [41.1, 77, 113]),
  '24A': chain(38.1, 22.23, 25.22, 11.11, 36.2, 45.44, [50.8, 96.3, 141.7]),
}

/** Width of a sprocket's tooth by ISO 606, mm. It is a share of the chain's inner width, which depends on the pitch. */
export function toothWidth(size: ChainSize): number {
  const { pitch, innerWidth } = CHAINS[size]
  return Math.floor(innerWidth * (pitch > 12.7 ? 95 : 93) + 1e-6) / 100
}

/** Picks by pitch class: up to 9.6, 16, 26 mm and above. */
export function byPitch(pitch: number, classes: readonly [number, number, number, number]): number {
  if (pitch <= 9.6) return classes[0]
  if (pitch <= 16) return classes[1]
  return pitch <= 26 ? classes[2] : classes[3]
}
