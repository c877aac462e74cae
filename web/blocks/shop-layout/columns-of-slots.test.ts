import { expect, test } from 'vitest'
import { columnsOfSlots } from './columns-of-slots.ts'

const columnsOf = (...names: string[]) =>
  columnsOfSlots(names.toSorted().map((slot) => ({ slot }))).map((column) => column.map(({ slot }) => slot))

test.each([
  [['content'], [['content']]],
  [
    ['left', 'right'],
    [['left'], ['right']],
  ],
  [
    ['left', 'center', 'right'],
    [['left'], ['center'], ['right']],
  ],
  [
    ['left', 'center-left', 'center-right', 'right'],
    [['left'], ['center-left'], ['center-right'], ['right']],
  ],
  [
    ['left-image', 'left-text', 'center-image', 'center-text', 'right-image', 'right-text'],
    [
      ['left-image', 'left-text'],
      ['center-image', 'center-text'],
      ['right-image', 'right-text'],
    ],
  ],
  [
    ['left-top', 'left-bottom', 'right'],
    [['left-top', 'left-bottom'], ['right']],
  ],
  [
    ['own', 'left', 'another'],
    [['left'], ['another'], ['own']],
  ],
])('slots %j, sent by the alphabet, are read as the columns %j', (slots, columns) => {
  expect(columnsOf(...slots)).toEqual(columns)
})
