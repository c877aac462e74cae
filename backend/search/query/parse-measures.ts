/** Measures in a term: `20 x 500`, `Ø 30 mm`, `2 m`. */
export interface MeasureInTerm {
  /** As written. */
  text: string
  /** mm. */
  values: number[]
  /** Place in the term in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
  /** Without a unit, a sign or a second value a number may mean anything. */
  isPlain: boolean
  /** A length may be cut from a longer piece; a diameter may not. */
  isLength: boolean
  /** Written with the sign of a diameter. */
  isRound: boolean
}

/** mm. */
const UNITS: Record<string, number> = {
  mm: 1,
  millimeter: 1,
  millimetre: 1,
  milimetr: 1,
  milimetru: 1,
  cm: 10,
  zentimeter: 10,
  centimeter: 10,
  dm: 100,
  m: 1000,
  meter: 1000,
  metre: 1000,
  metr: 1000,
  metru: 1000,
  '"': 25.4,
  '″': 25.4,
  '”': 25.4,
  zoll: 25.4,
  inch: 25.4,
  inches: 25.4,
  palec: 25.4,
  palcu: 25.4,
  // `20er Platte`.
  er: 1,
}

/** Words of units in which one may be typed that is not a measure: `200 Grad`. */
const UNIT_WORDS = [...Object.keys(UNITS), 'grad', 'degrees', 'graden', 'stupnu'].filter((unit) =>
  /^\p{L}{2,}$/u.test(unit),
)

/** Whether a unit begins so, of which some letters are missing. */
export const beginsUnit = (begun: string): boolean =>
  UNITS[begun] === undefined &&
  (begun.length > 1 || begun === 'e') &&
  UNIT_WORDS.some((unit) => unit !== begun && unit.startsWith(begun))

const NUMBER = String.raw`\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d [05]00(?!\d)|\d{1,6}(?:[.,]\d{1,4})?`
const UNIT = `(?:${Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}\\p{N}])`
const BETWEEN = String.raw`\s*(?:[x×*✕]|(?<=\s)(?:by|mal|auf|op|na)(?=\s))\s*`
const SIGN = String.raw`(?:[øØ⌀∅]|(?<![\p{L}\p{N}])(?:dia|diam|durchm|d|r|b|h|l|s)\s*=)\s*`
const ROUND_SIGN = /^(?:[øØ⌀∅]|d)/i
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?<sign>${SIGN})?(?<values>(?:${NUMBER})(?:\s*${UNIT})?(?:${BETWEEN}(?:${NUMBER})(?:\s*${UNIT})?){0,3})(?![\p{L}\p{N}]|[-/.,]\p{N}|-\p{L})`,
  'giu',
)
const ONE = new RegExp(`(?<number>${NUMBER})(?:\\s*(?<unit>${UNIT}))?`, 'giu')

/** Outside and inside diameter of a tube, `60/40`. The first is the larger one, unlike in a fraction. */
const SLASHED = /(?<![\p{L}\p{N}.,/-])(\d{2,3})( ?)\/( ?\d{1,3})(?![\p{L}\p{N}]|[-/.,]\p{N})/gu

/** Returns the measures of a term in their order. The unit of the last value holds for those before it. */
export function parseMeasures(term: string): MeasureInTerm[] {
  const crossed = term.replace(SLASHED, (whole, outer: string, blank: string, inner: string) =>
    Number(outer) > Number(inner) && Number(inner) > 1 ? `${outer}${blank}×${inner}` : whole,
  )
  // `08` is the beginning of a chain.
  return [...crossed.matchAll(MEASURE)]
    .filter(([text]) => !/^0\d/.test(text))
    .map((match) => {
      const text = term.slice(match.index, match.index + match[0].length)
      const found = [...(match.groups?.['values'] ?? '').matchAll(ONE)]
      const units = found.map(({ groups }) => groups?.['unit']?.toLowerCase())
      const last = units.at(-1)
      const values = found.map(({ groups }, index) => {
        const millimetres = UNITS[units[index] ?? last ?? 'mm'] ?? 1
        return roundTo(toNumber(groups?.['number'] ?? '', millimetres) * millimetres)
      })
      const sign = match.groups?.['sign']
      const hasSign = sign !== undefined
      const isPlain = found.length === 1 && last === undefined && !hasSign
      const isLength = found.length === 1 && last !== undefined && last !== 'er' && !hasSign
      return {
        text: text.trim(),
        values,
        start: match.index,
        end: match.index + text.trimEnd().length,
        isPlain,
        isLength,
        isRound: found.length === 1 && sign !== undefined && ROUND_SIGN.test(sign),
      }
    })
}

/** A sign before exactly three digits groups thousands in some languages. No piece has thousandths of a millimetre. */
function toNumber(text: string, millimetres: number): number {
  const isGrouped = millimetres === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return Number(text.replace(/[\u00a0\u202f ]/g, '').replace(/[.,]/, isGrouped ? '' : '.'))
}
const roundTo = (value: number): number => Math.round(value * 10_000) / 10_000
