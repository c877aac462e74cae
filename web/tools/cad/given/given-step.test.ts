import openReader from 'occt-import-js'
import { expect, test } from 'vitest'
import { writeStep } from '#drawing/export/write-step.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import { spaceBoundsOf } from '#web/tools/cad/viewer/viewer-body.ts'
import { toBodies } from './to-bodies.ts'

const reader = await openReader()
const read = (step: string) => reader.ReadStepFile(new TextEncoder().encode(step), null)

test('A STEP file is bodies with its colours, sizes and the borders of its faces.', () => {
  const solids = [{ outline: rectangle(0, 0, 20, 10), length: 50, material: 'pe' }] as const
  const step = writeStep(
    { name: 'a', parts: [{ number: 'a', name: 'a', solids }] },
    { author: 'a', date: '2026-01-15' },
  )
  const { success, meshes } = read(step)
  const [body, ...others] = toBodies(meshes)
  expect([success, others.length, body?.straight.length]).toEqual([true, 0, 12])
  expect(body?.colour).toEqual({ hex: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(spaceBoundsOf(body ? [body] : [])).toEqual({ min: [0, 0, 0], max: [20, 50, 10] })
})

test('An assembly is as many bodies as it has solids.', () => {
  const part = (number: string, radius: number) => ({
    number,
    name: number,
    solids: [{ outline: circle(0, 0, radius), length: 10, material: 'steel' }] as const,
  })
  const step = writeStep({ name: 'b', parts: [part('b1', 5), part('b2', 3)] }, { author: 'a', date: '2026-01-15' })
  expect(toBodies(read(step).meshes)).toHaveLength(2)
})

test('A file that is not a STEP file is refused.', () => expect(read('no file').success).toBe(false))
