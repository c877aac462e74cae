import { GERMAN } from '#contracts/shop/languages.ts'
import type { Random } from './random.ts'

/** Markup that no page may repeat unescaped. */
export const MARKUP = '"><script>zq(1)</script><svg onload=zq(2)>'
/** Represents a number that JSON can write and JavaScript cannot hold; see `jsonText`. */
const TOO_LARGE = '@1e400@'

const TEXTS = [
  '',
  ' ',
  'a',
  '0',
  '-0',
  '-1',
  '1e400',
  '1e-400',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'true',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\u{d800}',
  'x\u{dfff}y',
  '\u{202e}\u{feff}',
  '\r\nx-evil: 1',
  'ü'.repeat(40),
  '😀'.repeat(300),
  'x'.repeat(256),
  'x'.repeat(5000),
  '%',
  '_%\\',
  '%zz',
  '../../../etc/passwd',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  'a|b|c',
  '|'.repeat(600),
  '2026-01-01',
  '-271821-04-20',
  '+275760-09-13',
  '0000-01-01',
  MARKUP,
  GERMAN,
  '0'.repeat(32),
  'F'.repeat(32),
] as const

const NUMBERS = [0, -0, 1, -1, 0.5, 1e-320, 1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 250, 251, 100_000]

export const oddText = (random: Random): string => random.pick(TEXTS)

/** Any JSON value, possibly of a wrong type. */
export function oddValue(random: Random, depth = 2): unknown {
  const kind = random.below(depth > 0 ? 9 : 6)
  if (kind < 2) return oddText(random)
  if (kind < 4) return random.pick(NUMBERS)
  if (kind === 4) return random.pick([true, false, null])
  if (kind === 5) return random.pick([TOO_LARGE, [], {}, '0'])
  if (kind === 6) return Array.from({ length: random.pick([1, 3, 60]) }, () => oddValue(random, depth - 1))
  if (kind === 7) return nested(random.pick([8, 30, 3000]), oddText(random))
  const keys = [oddText(random), random.pick(['toString', 'valueOf', 'length', 'then', '__proto__', 'id', 'type'])]
  return Object.fromEntries(keys.map((key) => [key, oddValue(random, depth - 1)]))
}

function nested(levels: number, core: unknown): unknown {
  let value = core
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { queries: value }
  return value
}

export const jsonText = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(`"${TOO_LARGE}"`, '1e400')

/** The value with one of its parts, at any depth, removed, doubled or made odd. */
export function mutated(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.percent(15)) return oddValue(random)
  const entries = Object.entries(value)
  if (entries.length === 0 || random.percent(15)) entries.push([oddText(random), oddValue(random)])
  const at = random.below(entries.length)
  const [key, child] = entries[at]!
  if (random.percent(10)) entries.splice(at, 1)
  else entries[at] = [random.percent(5) ? oddText(random) : key, mutated(random, child)]
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}
