import { check } from 'recheck'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { BOUNDED } from './bounded-expressions.ts'
import { findExpressions, type FoundExpression } from './find-expressions.ts'
import { EXAMPLE_PARTS } from './parts.ts'

/** Without limits of time: a busy machine must not change the result. */
const EXHAUSTIVE = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** Without one, an expression takes a constant number of steps at each place. May also find escaped signs. */
const HAS_LOOP = /[*+]|\{\d+,\}/

const nameOf = ({ source, flags }: FoundExpression): string => `/${source}/${flags}`

/** How the time grows with the text, if faster than the text. */
async function growthOf(
  { source, flags, isComposed }: FoundExpression,
  isThorough: boolean,
): Promise<string | undefined> {
  // Finds repetitions of one sign, also in a search for all matches.
  const [report] = analyse({ source, flags }).reports
  if (report) return report.exponential ? 'exponential' : `${report.type}, polynomial`
  // Composed ones repeat large parts, of which the automaton would take gigabytes.
  if (isComposed || !isThorough) return undefined
  // Finds texts of several signs. Takes two hundred times as long.
  const found = await check(source, flags, EXHAUSTIVE)
  return found.status === 'vulnerable' ? found.complexity.summary : found.status === 'safe' ? undefined : found.status
}

test('Each expression is linear, or is bounded for a reason.', async () => {
  const { expressions, unknown, used } = findExpressions(EXAMPLE_PARTS)
  expect(expressions.length).toBeGreaterThan(400)
  expect(unknown, 'These parts need an example.').toEqual([])
  const given = Object.entries(EXAMPLE_PARTS).flatMap(([file, parts]) =>
    Object.keys(parts).map((part) => `${file}: ${part}`),
  )
  expect(given.filter((part) => !used.has(part))).toEqual([])

  const byName = Map.groupBy(expressions, nameOf)
  const slow = new Map<string, string>()
  for (const [name, [one]] of byName) {
    const growth = one && HAS_LOOP.test(one.source) ? await growthOf(one, IS_WHOLE_MATRIX) : undefined
    if (growth !== undefined) slow.set(name, growth)
  }
  const unbounded = [...slow].filter(([name]) => !(name in BOUNDED))
  expect(unbounded.map(([name, growth]) => `${byName.get(name)?.[0]?.place} ${growth}: ${name}`)).toEqual([])
  if (!IS_WHOLE_MATRIX) return
  expect(
    Object.keys(BOUNDED).filter((name) => !slow.has(name)),
    'These need no reason any more.',
  ).toEqual([])
}, 600_000)

test.for([
  ['(?:\\/\\*[\\s\\S]*?\\*\\/\\s*)*x', '', 'exponential'],
  ['\\(.*?\\)', 'g', 'Move, polynomial'],
  ['<title[^>]*>([^<]+)<\\/title>', '', '2nd degree polynomial'],
] as const)('An expression that is not linear is found: /%s/%s', async ([source, flags, growth]) => {
  expect(await growthOf({ place: '', source, flags, isComposed: false }, true)).toContain(growth)
})
