import { describe, expect, test } from 'vitest'
import { readOwnCut, SHORTEST_LIKELY } from './own-bar.ts'
import { type CutOrder, orderCuts } from './order-cuts.ts'
import { type CutLine, parseCuts } from './parse-cuts.ts'

const canBe = (cut: CutLine) => {
  const read = readOwnCut(cut, 2000)
  return typeof read !== 'string' && read.length >= SHORTEST_LIKELY
}
const order = (text: string, chosen?: CutOrder) => {
  const { cuts, doubts } = orderCuts(parseCuts(text), canBe, chosen)
  return {
    cuts: cuts.map(({ pieces, length }) => `${pieces} of ${length}`),
    doubts: doubts.map(({ order: read, lines }) => [
      read,
      ...lines.map(({ pieces, length }) => `${pieces} x ${length}`),
    ]),
  }
}

describe('of a list without headings', () => {
  test.each([
    ['4 x 1250, 6 x 980, 8 x 310', ['4 of 1250', '6 of 980', '8 of 310']],
    // Fewer pieces than millimetres, as the hint of the field has it.
    ['25 x 500', ['25 of 500']],
    // The other lines decide.
    ['4 x 1250, 500 x 25', ['4 of 1250', '500 of 25']],
    ['4\t1250\n500\t25', ['4 of 1250', '500 of 25']],
    ['500 x 500', ['500 of 500']],
    // Units and words say it.
    ['1250 mm x 4, 98 cm x 2', ['4 of 1250 mm', '2 of 98 cm']],
    ['1250 x 4 Stk.', ['4 of 1250']],
    ['1250;4 Stk', ['4 Stk of 1250']],
    ['1,25 m;4', ['4 of 1,25 m']],
    ['500 Stk. à 25', ['500 of 25']],
    ['500 x 25 mm', ['500 of 25 mm']],
    ['Länge;Stück\n500;25', ['25 of 500']],
    // Impossible in both ways: the error is about the order of the hint.
    ['4 x 0', ['4 of 0']],
    ['4 x 9000', ['4 of 9000']],
  ])('%j is read without a question', (text, cuts) => expect(order(text)).toEqual({ cuts, doubts: [] }))

  test.each([
    ['1250 x 4', ['4 of 1250'], ['1250 x 4']],
    ['1250;4\n980;2', ['4 of 1250', '2 of 980'], ['1250 x 4', '980 x 2']],
    // All lines alike: 300 pieces of 25 mm.
    ['1250 x 4, 25 x 300', ['4 of 1250', '300 of 25'], ['1250 x 4', '25 x 300']],
  ])('%j is read with the length first, and the visitor is told', (text, cuts, lines) =>
    expect(order(text)).toEqual({ cuts, doubts: [['length', ...lines]] }),
  )

  test.each([
    ['500 x 25', [], ['500 x 25']],
    ['500 x 25\n1 Stk. à 300', ['1 of 300'], ['500 x 25']],
  ])('%j is asked about', (text, cuts, lines) => expect(order(text)).toEqual({ cuts, doubts: [[undefined, ...lines]] }))

  test('lines that contradict each other leave the others to the visitor', () => {
    expect(order('1250 x 4, 4 x 980, 500 x 25')).toEqual({
      cuts: ['4 of 1250', '4 of 980'],
      doubts: [
        [undefined, '500 x 25'],
        ['length', '1250 x 4'],
      ],
    })
  })
})

test.each([
  ['pieces', ['1250 of 4', '25 of 500'], [['pieces', '1250 x 4', '25 x 500']]],
  ['length', ['4 of 1250', '500 of 25'], [['length', '1250 x 4', '25 x 500']]],
] as const)('an order that was chosen is obeyed: %s first', (chosen, cuts, doubts) =>
  expect(order('1250 x 4, 25 x 500', chosen)).toEqual({ cuts, doubts }),
)
