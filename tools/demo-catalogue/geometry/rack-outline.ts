import { type Corner, type Outline, arcFrom } from '#drawing/geometry/corner.ts'
import { RACK } from './gear-outline.ts'
import { roundOutline } from './outline.ts'

/**
 * Rack of DIN 867 seen from the side: begins and ends in the middle of a gap; `height` includes the teeth. The corners of
 * its gaps are rounded like those that cut a gear.
 */
export function rackOutline(module: number, teeth: number, height: number): Outline {
  const { addendum, dedendum, fillet, angle } = RACK
  const pitch = Math.PI * module
  const root = height - (addendum + dedendum) * module
  const atTip = pitch / 4 - addendum * module * Math.tan(angle)
  const atRoot = pitch / 4 + dedendum * module * Math.tan(angle)
  const end = teeth * pitch
  const contour = Array.from({ length: teeth }, (_, tooth) => end - (tooth + 0.5) * pitch).flatMap(
    (centre): Corner[] => [
      [centre + atRoot, root, fillet * module],
      [centre + atTip, height],
      [centre - atTip, height],
      [centre - atRoot, root, fillet * module],
    ],
  )
  // Half a gap at both ends has no room for a rounded corner of two straight edges.
  const cut = (fillet * module) / Math.tan((Math.PI / 2 + angle) / 2)
  const [along, up] = [cut * Math.sin(angle), cut * Math.cos(angle)]
  const bulge = -Math.tan((Math.PI / 2 - angle) / 4)
  const [low, high] = [pitch / 2 - atRoot, end - pitch / 2 + atRoot]
  return roundOutline([
    [0, 0],
    [end, 0],
    [end, root],
    arcFrom([high + cut, root], bulge),
    [high - along, root + up],
    ...contour.slice(1, -1),
    arcFrom([low + along, root + up], bulge),
    [low - cut, root],
    [0, root],
  ])
}
