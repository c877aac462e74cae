import { expect, test } from 'vitest'
import { groupLines, type LineGroup, placedLines } from './line-groups.ts'

/** `rail>guide 980` carries a guide. */
const keyOf = (line: string) => {
  const [productId = '', carries] = (line.split(' ')[0] ?? '').split('>')
  return { productId, carries }
}
const shown = (groups: LineGroup<string>[]): unknown[] =>
  groups.map(({ lines, carriers }) => (carriers.length > 0 ? [lines, ...shown(carriers)] : lines))

test.each<[string, string[], unknown]>([
  ['nothing', [], []],
  ['lengths of one product', ['a 1', 'a 2', 'b 1'], [['a 1', 'a 2'], ['b 1']]],
  ['a product that comes again', ['a 1', 'b 1', 'a 2'], [['a 1'], ['b 1'], ['a 2']]],
  [
    'a guide that comes again',
    ['a 1', 'r>a 1', 'b 1', 'a 2', 'r>a 2'],
    [[['a 1'], ['r>a 1']], ['b 1'], [['a 2'], ['r>a 2']]],
  ],
  ['a guide with a C-profile between its lengths', ['a 1', 'r>a 1', 'a 2'], [[['a 1', 'a 2'], ['r>a 1']]]],
  ['a C-profile under its guide', ['a 1', 'b 1', 'r>a 1', 'r>a 2'], [[['a 1'], ['r>a 1', 'r>a 2']], ['b 1']]],
  [
    'one C-profile under two guides',
    ['a 1', 'b 1', 'r>a 1', 'r>b 1'],
    [
      [['a 1'], ['r>a 1']],
      [['b 1'], ['r>b 1']],
    ],
  ],
  ['a C-profile before its guide', ['r>a 1', 'a 1'], [[['a 1'], ['r>a 1']]]],
  ['a C-profile without its guide', ['r>a 1', 'r 2', 'b 1'], [['r>a 1', 'r 2'], ['b 1']]],
  ['a C-profile that says it carries itself', ['r>r 1'], [['r>r 1']]],
])('%s is grouped', (_, lines, expected) => {
  const groups = groupLines(lines, keyOf)
  expect(shown(groups)).toEqual(expected)
  expect(
    groups
      .flatMap((group) => [group, ...group.carriers])
      .flatMap((group) => group.lines)
      .toSorted(),
  ).toEqual(lines.toSorted())
})

test('lines are placed in the order of their groups, a C-profile with its guide', () => {
  const placed = placedLines(['r>a 1', 'a 1', 'b 1', 'a 2'], keyOf)
  expect(placed.map(({ line, guide }) => [line, guide])).toEqual([
    ['a 1', undefined],
    ['r>a 1', 'a 1'],
    ['b 1', undefined],
    ['a 2', undefined],
  ])
})
