/** Roller chains of ISO 606 that a term names by their pitch, their ANSI number, or pitch and width. */
export interface ChainInTerm {
  /** As in the term. */
  text: string
  start: number
  end: number
  /** Designations without strands: `08b`. */
  chains: readonly string[]
  /** The pitch where it is in mm: it may be any other measure as well. */
  values: readonly number[]
}

interface ChainSize {
  name: string
  /** mm. */
  pitch: number
  /** Pitch and inner width in inches, as chains of the European series are called. */
  inches?: string
  /** ANSI number of the American series. */
  ansi?: number
}

const SIZES: readonly ChainSize[] = [
  { name: '06b', pitch: 9.525, inches: '3/8 7/32' },
  { name: '08b', pitch: 12.7, inches: '1/2 5/16' },
  { name: '10b', pitch: 15.875, inches: '5/8 3/8' },
  { name: '12b', pitch: 19.05, inches: '3/4 7/16' },
  { name: '16b', pitch: 25.4, inches: '1 17' },
  { name: '20b', pitch: 31.75, inches: '11/4 3/4' },
  { name: '24b', pitch: 38.1, inches: '11/2 1' },
  { name: '08a', pitch: 12.7, ansi: 40 },
  { name: '10a', pitch: 15.875, ansi: 50 },
  { name: '12a', pitch: 19.05, ansi: 60 },
  { name: '16a', pitch: 25.4, ansi: 80 },
  { name: '20a', pitch: 31.75, ansi: 100 },
  { name: '24a', pitch: 38.1, ansi: 120 },
]

const INCH = String.raw`(?:["″”]|(?:zoll|inch(?:es)?|in|palce?c?u?|duim)(?![\p{L}\p{N}]))`
const FRACTION = String.raw`(?:1\s?)?[1-7]/(?:2|4|8|16|32)|1`
const BEFORE = String.raw`(?<![\p{L}\p{N}.,/-])`
const AFTER = String.raw`(?![\p{L}\p{N}]|[-/.,]\p{N})`
const PAIR = new RegExp(
  String.raw`${BEFORE}(?<pitch>${FRACTION})\s*(?:${INCH}\s*)?[x×*]\s*(?<width>[1-7]/(?:2|4|8|16|32)|17(?:[.,]02)?|1)\s*${INCH}?${AFTER}`,
  'giu',
)
const ONE = new RegExp(String.raw`${BEFORE}(?<pitch>${FRACTION})\s*(?<inch>${INCH})?${AFTER}`, 'giu')
const MM = new RegExp(
  String.raw`${BEFORE}(?<pitch>9[.,]525|12[.,]70?|15[.,]8(?:75|8)|19[.,]05|25[.,]40?|31[.,]75|38[.,]10?)${AFTER}`,
  'gu',
)
const ANSI = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:ansi|asa|rs)[\s-]*|#\s?)(?<number>40|50|60|80|100|120)(?!\d)`,
  'giu',
)

const DESIGNATION =
  /(?<![\p{L}\p{N}.,/-])(?<size>0[68]|1[026]|2[04])\s(?<series>[ab])(?:[-\s]?(?<strands>[123]))?(?![\p{L}\p{N}])/giu

/** Returns the chains of a term in their order. A whole inch is a chain's only beside a word such as `Kette`. */
export function readChainSizes(term: string): ChainInTerm[] {
  const found: ChainInTerm[] = []
  type ChainsOf = (groups: Record<string, string | undefined>) => string[]
  const add = (pattern: RegExp, chainsOf: ChainsOf, isMeasure = false) => {
    for (const match of term.matchAll(pattern)) {
      const part = { text: match[0].trim(), start: match.index, end: match.index + match[0].trimEnd().length }
      const chains = chainsOf(match.groups ?? {})
      if (chains.length > 0 && !found.some((one) => one.start < part.end && part.start < one.end)) {
        found.push({ ...part, chains, values: isMeasure ? [Number(part.text.replace(',', '.'))] : [] })
      }
    }
  }
  add(DESIGNATION, ({ size = '', series = '', strands = '' }) => [`${size}${series.toLowerCase()}${strands}`])
  add(PAIR, ({ pitch = '', width = '' }) => {
    const inches = `${pitch.replace(/\s/g, '')} ${width.replace(/[.,]02/, '')}`
    return SIZES.filter((size) => size.inches === inches).map(({ name }) => name)
  })
  add(ONE, ({ pitch = '', inch }) =>
    (inch === undefined || pitch === '1') && !CHAIN_WORD.test(term) ? [] : withPitch(inchesOf(pitch) * 25.4),
  )
  add(MM, ({ pitch = '' }) => withPitch(Number(pitch.replace(',', '.'))), true)
  add(ANSI, ({ number }) => SIZES.filter(({ ansi }) => ansi === Number(number)).map(({ name }) => name))
  return found.toSorted((a, b) => a.start - b.start)
}

/** A pitch without a sign is one only where a chain is meant. */
const CHAIN_WORD =
  /kette|f(?:ü|ue?)hrung|guide|geleiding|veden[ií]|chain|sprocket|ketting|řetěz|retez|ritzel|teilung|pitch|steek|rozte[cč]/i

const withPitch = (pitch: number): string[] =>
  SIZES.filter((size) => Math.abs(size.pitch - pitch) < 0.02).map(({ name }) => name)

/** `1/2`, `1 1/4` and `11/4`, which is one and a quarter. */
function inchesOf(text: string): number {
  const [, whole = '', above = '', below = ''] = /^(?:(1)\s?)?(?:([1-7])\/(\d+))?$/.exec(text) ?? []
  return Number(whole || 0) + (below === '' ? 0 : Number(above) / Number(below))
}
