import { expect, test } from 'vitest'
import { hatchColour } from '#drawing/material.ts'
import { composeSection } from '#drawing/section.ts'
import { heightOf, widthOf } from '#drawing/geometry/box.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import { shapedVariants } from '#test/support/catalogue-solids.ts'
import { prismOf, prismsEnvelope } from './prism.ts'
import { bodyAndTeeth, toothTips, withoutTeeth } from './teeth.ts'
import { ringCurves } from './ring-curves.ts'

const variants = shapedVariants()
const wheels = variants.filter(({ parent }) => parent === 'KR' || parent === 'SR')

test('The teeth of each wheel are counted, and its envelope is its tip circle wherever they are.', () => {
  expect(wheels).toHaveLength(90 + 112)
  const wrong = wheels.filter(({ number, solids }) => {
    const [solid] = solids
    const tips = solid && toothTips(ringCurves(solid.outline, true))
    const { min, max } = prismsEnvelope(solids.map(prismOf))
    const isRound = Math.abs(max[1] - min[1] - (max[2] - min[2])) < 0.002
    return tips?.teeth !== Number(number.split('-').at(-1)) || !isRound
  })
  expect(wrong.map(({ number }) => number)).toEqual([])
})

test('The section of a wheel is hatched up to its root circle, and its teeth are not.', () => {
  for (const { number, solids } of wheels) {
    const parts = solids.map(bodyAndTeeth)
    const [body, teeth] = [parts.map((one) => one.body), parts.flatMap((one) => one.teeth)]
    expect(teeth, number).toHaveLength(1)
    const [root] = body
    const around = toothTips(ringCurves(solids[0]?.outline ?? [], true))
    expect(heightOf(boundingBox(root?.outline ?? [])) / 2, number).toBeCloseTo(around?.root ?? 0, 3)
    const hatched = (section: Parameters<typeof composeSection>[0]) =>
      composeSection({ ...section, dimensions: [] }).marks.filter(
        (mark) => mark.kind === 'path' && mark.stroke === hatchColour('natural'),
      ).length
    expect(hatched({ solids: body, uncut: teeth }), number).toBe(hatched({ solids: body }))
  }
})

test('Round and rounded parts have no teeth.', () => {
  expect(toothTips(ringCurves(circle(0, 0, 10), true))).toBeUndefined()
  expect(toothTips(ringCurves(rectangle(0, 0, 10, 10, 2), true))).toBeUndefined()
})

test('A rack is cut through a tooth: as high as its table says.', () => {
  const [rack] = variants.find(({ number }) => number === 'ZS-POMC-1.5-500')?.solids ?? []
  const box = rack && boundingBox(withoutTeeth(rack).outline)
  expect(box && [heightOf(box), Math.round(widthOf(box) * 100) / 100]).toEqual([15, 499.51])
})
