import { circle, hexagon } from '#drawing/geometry/shape.ts'
import { PROFILE_FIXINGS } from '#tools/demo-catalogue/geometry/c-profile-fixings.ts'
import { C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { threadSize, throughHole } from '#tools/demo-catalogue/geometry/threads.ts'
import { type ProfilePart, shellsAlong } from './profile-part.ts'

const upright = shellsAlong('z')

/**
 * Eccentric disc beside the profile. Turned by its hexagon, it presses against the profile's side at the height of the
 * floor, which cannot give way. Then its screw is tightened. The origin is on the bracket, in the middle of the disc.
 */
export function clamp(name: CProfileName): ProfilePart {
  const { wall } = C_PROFILES[name]
  const { thread, disc, offset, flats, hexagon: grip, clampScrew, sheet } = PROFILE_FIXINGS[name]
  const { flats: screwFlats, nut, head } = threadSize(thread)
  const base = 2 * wall
  const seat = base + grip
  const hole = circle(0, offset, throughHole(thread) / 2)
  const shank = circle(0, offset, thread / 2)
  const shells = [
    upright('screw', shank, seat - clampScrew, seat),
    upright('nut', hexagon(0, offset, screwFlats), -sheet - nut, -sheet, [shank]),
    upright('clamp', circle(0, 0, disc / 2), 0, base, [hole]),
    upright('clamp', hexagon(0, offset, flats), base, seat, [hole]),
    upright('screw', hexagon(0, offset, screwFlats), seat, seat + head),
  ]
  return {
    sizes: { thread, outside: disc, offset, flats, height: clampScrew + head },
    solids: (material) => shells.map((shell) => ({ ...shell, material })),
  }
}
