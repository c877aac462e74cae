import { circle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { box } from './boxes.ts'

type Finish = Solid['material']
type Form = 'sheet' | 'rod' | 'tube'

/** Semi-finished products of a family in its colours: sheets on each other, rods and a tube in front of them. */
export function semiFinished(finishes: readonly Finish[], forms: readonly Form[]): Solid[] {
  const [first = 'natural'] = finishes
  // A family of one colour has several sizes.
  const colours = finishes.length < 3 ? [...finishes, ...finishes, ...finishes].slice(0, 3) : finishes
  const thicknesses = finishes.length < 3 ? [34, 24, 14] : colours.map(() => 26)
  let height = 0
  const sheets = colours.map((material, i) => {
    const sheet = box(0, i * 14, height, 200 - i * 14, 260 - i * 28, thicknesses[i] ?? 0, material)
    height += thicknesses[i] ?? 0
    return sheet
  })
  let x = 220
  const row = (forms.includes('rod') ? colours : []).map((material, i): Solid => {
    const radius = finishes.length < 3 ? 34 - i * 8 : 26
    x += radius
    const rod: Solid = { outline: circle(x, radius, radius), length: 220, at: [0, -i * 16, 0], material }
    x += radius + 10
    return rod
  })
  const tube: Solid = {
    outline: circle(x + 26, 26, 26),
    holes: [circle(x + 26, 26, 15)],
    length: 180,
    at: [0, -row.length * 16, 0],
    material: first,
  }
  return [...(forms.includes('sheet') ? sheets : []), ...row, ...(forms.includes('tube') ? [tube] : [])]
}
