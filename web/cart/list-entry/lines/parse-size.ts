/** Letters of a number or a size. A longer text is neither, and is not read. */
const LONGEST = 100

/**
 * Returns a number as Germans or English write it, NaN for anything else. The last of two different signs separates the
 * decimals: `1.250,5` and `1,250.5`. A single sign before exactly three digits separates thousands, since pieces and
 * millimetres are whole: `1.250` and `1,250`.
 */
export function parseListNumber(text: string): number {
  if (text.length > LONGEST) return Number.NaN
  const plain = text.normalize('NFKC').replaceAll(/[\s'’]/g, '')
  if (!/^\d[\d.,]*$/.test(plain)) return Number.NaN
  if (/^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''))
  return parseDecimal(plain)
}

/** As {@link parseListNumber}, but a single sign always separates decimals: `1,250` metres. */
function parseDecimal(plain: string): number {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d*))?$/.exec(plain) ?? []
  const sign = plain.at(-1 - decimals.length) ?? ''
  const hasOneSign = /^\d+$/.test(whole)
  const hasThousands = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(whole) && !whole.includes(sign)
  if (!hasOneSign && !hasThousands) return Number.NaN
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`)
}

const MILLIMETRES: Record<string, number> = { mm: 1, cm: 10, m: 1000 }

/**
 * Returns the sides of a size in millimetres: `1250`, `1,25 m`, `500 × 1000`, `12 x 500 x 1000 mm`. A unit counts for
 * the sides before it. Undefined for anything else.
 */
export function parseSize(text: string): number[] | undefined {
  if (text.length > LONGEST) return undefined
  const sides = text.normalize('NFKC').toLowerCase().split(/[x×*]/).map(splitUnit)
  if (sides.length > 3) return undefined
  const lastUnit = sides.at(-1)?.unit ?? 'mm'
  const lengths = sides.map(({ number, unit = lastUnit }) => {
    const value = unit === 'mm' ? parseListNumber(number) : parseMetres(number)
    return Math.round(value * (MILLIMETRES[unit] ?? Number.NaN) * 1000) / 1000
  })
  return lengths.every((length) => !Number.isNaN(length)) ? lengths : undefined
}

const parseMetres = (number: string): number =>
  /^\d[\d.,]*$/.test(number) ? parseDecimal(number.replaceAll(/\s/g, '')) : Number.NaN

/** `1,25 m.` is `1,25` and `m`. A side without letters has no unit. */
function splitUnit(side: string): { number: string; unit: string | undefined } {
  const [, number = side, unit] = /^([^a-z]*)([a-z]+)\.?\s*$/.exec(side) ?? []
  return { number: number.trim(), unit }
}
