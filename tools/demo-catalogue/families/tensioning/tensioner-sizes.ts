import type { ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import { same, type Text } from '#tools/demo-catalogue/text.ts'

/** Box tensioners: scale of the body, spring force and travel by size. */
export const TENSIONER_SIZES = [
  { size: 0, scale: 0.75, force: [20, 80], travel: 20, chain: '06B', chains: '06B, 08B' },
  { size: 1, scale: 1, force: [50, 200], travel: 35, chain: '08B', chains: '08B, 10B' },
  { size: 2, scale: 1.4, force: [100, 400], travel: 50, chain: '12B', chains: '10B–16B' },
  { size: 3, scale: 1.9, force: [200, 800], travel: 70, chain: '16B', chains: '16B–24B' },
] as const satisfies {
  size: number
  scale: number
  force: readonly [number, number]
  travel: number
  chain: ChainSize
  chains: string
}[]

export type TensionerSize = (typeof TENSIONER_SIZES)[number]

/** The same sizes for chains and belts. */
export const sizeOption = ({ size }: TensionerSize): Option => ({
  group: 'size',
  key: String(size),
  name: same(String(size)),
  position: size,
})

const HEADS = {
  'sliding-arc': { de: 'Gleitbogen', en: 'sliding arc' },
  'idler-sprocket': { de: 'Kettenrad', en: 'idler sprocket' },
  'sliding-block': { de: 'Gleitklotz', en: 'sliding block' },
  roller: { de: 'Rolle', en: 'roller' },
} as const satisfies Record<string, Text>

export type HeadKey = keyof typeof HEADS

export const headOption = (key: HeadKey): Option => ({
  group: 'head',
  key,
  name: HEADS[key],
  position: Object.keys(HEADS).indexOf(key),
})

/** Spring force as a measure in newton, beside the measures in mm. */
export const forceDimensions = ([from, to]: readonly [number, number]) => [
  { symbol: 'F1', name: { de: 'Federkraft von', en: 'spring force from' }, value: from, unit: 'N' },
  { symbol: 'F2', name: { de: 'Federkraft bis', en: 'spring force to' }, value: to, unit: 'N' },
]
