import type { AggregationsDocument } from '#contracts/search/search-document.ts'

type Measures = NonNullable<AggregationsDocument['ranges']>

/** Separates the keys of a joined measure; no key contains it. */
const SIGN = '--'
/** Characters of a key in `range[…]`. */
const LONGEST = 40

/** The keys of a measure in a response. */
export const keysOf = (key: string): string[] => key.split(SIGN)

/**
 * Joins measures that a visitor cannot tell apart. They have the same name and unit, such as two kinds of bores. Or
 * they are the two ends of one: `spring-force-from` and `spring-force-to`. A variant is found if one of them is within
 * bounds.
 */
export function mergeMeasures(ranges: Measures): Measures {
  const merged = new Map<string, { keys: string[]; measure: Measures[string] }>()
  for (const [key, measure] of Object.entries(ranges).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const end = /^(.+)-(?:from|to)$/.exec(key)?.[1]
    const isEnd = end !== undefined && `${end}-from` in ranges && `${end}-to` in ranges
    const label = isEnd ? commonWords(ranges[`${end}-from`]?.label ?? '', ranges[`${end}-to`]?.label ?? '') : ''
    const own = { ...measure, label: label || measure.label }
    const name = `${own.label} ${own.unit}`
    const known = merged.get(name)
    if (!known || [...known.keys, key].join(SIGN).length > LONGEST) {
      merged.set(known ? key : name, { keys: [key], measure: own })
      continue
    }
    known.keys.push(key)
    known.measure.min = Math.min(known.measure.min, own.min)
    known.measure.max = Math.max(known.measure.max, own.max)
  }
  return Object.fromEntries([...merged.values()].map(({ keys, measure }) => [keys.join(SIGN), measure]))
}

/** The words with which both begin. */
function commonWords(a: string, b: string): string {
  const [left, right] = [a.split(' '), b.split(' ')]
  const differs = left.findIndex((word, index) => word !== right[index])
  return (differs < 0 ? left : left.slice(0, differs)).join(' ')
}
