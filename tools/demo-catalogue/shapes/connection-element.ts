import { circle, hexagon } from '#drawing/geometry/shape.ts'
import { PROFILE_FIXINGS } from '#tools/demo-catalogue/geometry/c-profile-fixings.ts'
import { C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { threadSize, throughHole } from '#tools/demo-catalogue/geometry/threads.ts'
import { type ProfilePart, shellsAlong } from './profile-part.ts'

const along = shellsAlong('x')

/** The tubes are so much shorter than the profile is wide: the plates meet the profile first. */
const TUBE_GAP = 0.2
/** Screws along the plates, as shares of their length; two for each profile. */
const SCREWS = [0.38, 0.14, -0.14, -0.38]

/**
 * Two plates outside, one on each side of both profiles. Screws with spacer tubes run below the profiles. The inside
 * stays free for the guide's foot. The origin is in the joint, at the height of the profile's underside.
 */
export function connectionElement(name: CProfileName): ProfilePart {
  const { width: profileWidth } = C_PROFILES[name]
  const { thread, plate: thickness, plateTop, plateScrew } = PROFILE_FIXINGS[name]
  const { flats, nut, head } = threadSize(thread)
  const length = 4 * profileWidth
  /* A tube is two threads high, and touches the profile's underside. */
  const [side, bottom, axis] = [profileWidth / 2, -2 * thread, -thread]
  const at = SCREWS.map((share) => share * length)
  const holes = at.map((u) => circle(u, axis, throughHole(thread) / 2))
  const flank = plate(length, plateTop - bottom, 1, 0, (plateTop + bottom) / 2)
  const shells = [
    ...at.map((u) => along('screw', circle(u, axis, thread / 2), side + thickness - plateScrew, side + thickness)),
    ...at.map((u) =>
      along('nut', hexagon(u, axis, flats), -side - thickness - nut, -side - thickness, [circle(u, axis, thread / 2)]),
    ),
    along('plate', flank, -side - thickness, -side, holes),
    ...at.map((u) =>
      along('tube', circle(u, axis, thread), -side + TUBE_GAP / 2, side - TUBE_GAP / 2, [
        circle(u, axis, throughHole(thread) / 2),
      ]),
    ),
    along('plate', flank, side, side + thickness, holes),
    ...at.map((u) => along('screw', hexagon(u, axis, flats), side + thickness, side + thickness + head)),
  ]
  return {
    sizes: { thread, width: plateScrew + head, length, height: plateTop - bottom, thickness },
    solids: (material) => shells.map((shell) => ({ ...shell, material })),
  }
}
