import { expect, test } from 'vitest'
import { solidSchema } from '#contracts/shop/product-facts.ts'
import { scaledSections } from './scaled-sections.ts'

/** A bar with a section of these millimetres, and both as its measures. */
const bar = (width: number, height: number) => ({
  solids: [
    solidSchema.parse({
      outline: [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      length: 100,
      material: 'pe',
    }),
  ],
  measures: [
    { symbol: 'b', value: width, text: `b ${width}` },
    { symbol: 'h', value: height, text: `h ${height}` },
  ],
})
const NOTHING = { solids: [], measures: [] }

/** Columns' widths per millimetre of a drawing, and the height of its letters in millimetres. */
const scalesOf = ({ sections }: ReturnType<typeof scaledSections>) =>
  sections.map((section) => {
    if (!section) return undefined
    const { drawing, share } = section
    const letter = drawing.marks.find((mark) => mark.kind === 'text')
    return { perMm: (share * (drawing.scale ?? 0)) / drawing.width, letter: (letter?.size ?? 0) / (drawing.scale ?? 1) }
  })

test('Sections of similar sizes are drawn in one scale, with letters of one size.', () => {
  const drawn = scaledSections([bar(20, 10), bar(40, 30), NOTHING])
  const [small, large, none] = scalesOf(drawn)
  expect(drawn.isOneScale).toBe(true)
  expect(small?.perMm).toBeCloseTo(large?.perMm ?? 0, 4)
  expect(small?.letter).toBeCloseTo(large?.letter ?? 0, 1)
  expect(none).toBeUndefined()
})

test('No section is wider or higher than its column.', () => {
  const { sections } = scaledSections([bar(10, 40), bar(30, 10)])
  const sides = sections.map((section) => {
    const { drawing, share } = section ?? { drawing: { width: 1, height: 0 }, share: 0 }
    return Math.max(share, (share * drawing.height) / drawing.width)
  })
  expect(Math.max(...sides)).toBeCloseTo(1, 6)
})

test('Beside a large section a small one has only the measures whose lines are longer than their text.', () => {
  const { solids, measures } = bar(30, 5)
  const lettersBeside = (other: number) => {
    const [section] = scaledSections([{ solids, measures }, bar(other, 10)]).sections
    return section?.drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  }
  expect(lettersBeside(30)).toEqual(['h 5', 'b 30'])
  expect(lettersBeside(60)).toEqual(['b 30'])
})

test('A section that is small beside the largest has no letters.', () => {
  const [small, large] = scaledSections([bar(10, 10), bar(50, 50)]).sections
  expect(small?.drawing.marks.some(({ kind }) => kind === 'text')).toBe(false)
  expect(large?.drawing.marks.some(({ kind }) => kind === 'text')).toBe(true)
})

test('Sections of very different sizes fill a column each.', () => {
  const { sections, isOneScale } = scaledSections([bar(10, 5), bar(500, 20)])
  expect(isOneScale).toBe(false)
  expect(sections.map((section) => section?.share)).toEqual([1, 1])
  expect(sections.every((section) => section?.drawing.marks.some(({ kind }) => kind === 'text'))).toBe(true)
})
