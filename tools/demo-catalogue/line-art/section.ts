import { C_PROFILES, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { guideOutline } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { rectangle } from '#drawing/geometry/shape.ts'
import { outline, path, picture } from './line-art.ts'

const SCALE = 4
const X = 165
const FLOOR = 150

/** A guide in its C-profile under a chain, seen from the end. */
export function section(): string {
  const guide = guideOutline('CT', '08B', 1)
  const top = Math.max(...guide.map(([, v]) => v)) + C_PROFILES.C30.wall
  const { roller, innerWidth, plateHeight } = CHAINS['08B']
  const centre = top + roller / 2
  const plate = (u: number) => rectangle(u, centre - plateHeight / 2, 1.5, plateHeight)
  return picture([
    path(`M${X} 4V158M60 ${FLOOR}H270`, 'axis'),
    outline(cProfileOutline(C_PROFILES.C30), X, FLOOR, SCALE, 'pale'),
    outline(guide, X, FLOOR - C_PROFILES.C30.wall * SCALE, SCALE, 'green', '#014d26'),
    ...[-innerWidth / 2 - 3.2, -innerWidth / 2 - 1.5, innerWidth / 2, innerWidth / 2 + 1.7].map((u) =>
      outline(plate(u), X, FLOOR, SCALE, 'pale'),
    ),
    outline(rectangle(-innerWidth / 2, top, innerWidth, roller), X, FLOOR, SCALE, 'pale'),
    outline(rectangle(-8.5, centre - 2.2, 17, 4.4), X, FLOOR, SCALE, 'pale'),
  ])
}
