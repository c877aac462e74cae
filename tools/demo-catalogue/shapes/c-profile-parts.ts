import { z } from 'zod'
import { circle } from '#drawing/geometry/shape.ts'
import { PROFILE_FIXINGS } from '#tools/demo-catalogue/geometry/c-profile-fixings.ts'
import { C_PROFILE_NAMES, C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { plate, slot } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { throughHole } from '#tools/demo-catalogue/geometry/threads.ts'
import { cProfileOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture } from '#tools/demo-catalogue/pictures/assembly-picture.ts'
import { clamp } from './clamp.ts'
import { connectionElement } from './connection-element.ts'
import type { Item } from './item.ts'
import type { ProfilePart } from './profile-part.ts'

/** Height adjustment of the slotted holes. */
const ADJUSTMENT = 15

/**
 * Angle whose flat leg has two holes for clamps, one on each side of the profile. The profile lies along x. For it, the
 * bracket is turned over: the underside carries the profile, and the upright leg hangs down.
 */
function bracket(name: CProfileName): ProfilePart {
  const { width: profileWidth } = C_PROFILES[name]
  const { thread, disc, offset, sheet: thickness } = PROFILE_FIXINGS[name]
  const hole = thousandths(throughHole(thread))
  /* The discs lie on the flat sheet, beyond the outer radius of the bend: twice the sheet. */
  const reach = disc / 2 + offset
  const holeDistance = profileWidth + disc
  const first = Math.ceil(2 * thickness + reach)
  const width = Math.ceil(first + holeDistance + reach)
  const length = profileWidth + 10
  const flat = width - thickness
  const height = profileWidth * 1.5 + 20
  return {
    sizes: { width: length, length: width, height, thickness, hole, holeDistance },
    solids: (material) => [
      {
        axis: 'y',
        outline: plate(length, height, 0, 0, height / 2),
        holes: [-length / 4, length / 4].map((u) => slot(hole, hole + ADJUSTMENT, u, height * 0.62)),
        length: thickness,
        material,
        part: 'bracket',
      },
      {
        axis: 'z',
        outline: plate(length, flat, 0, 0, -flat / 2),
        holes: [first, first + holeDistance].map((reached) => circle(0, thickness - reached, hole / 2)),
        length: thickness,
        material,
        part: 'bracket',
      },
    ],
  }
}

function partItem(name: CProfileName, partFor: (profile: CProfileName) => ProfilePart): Item {
  const { sizes, solids } = partFor(name)
  return {
    code: name,
    options: [cProfileOption(name)],
    make({ density, drawnAs }) {
      const drawn = solids(drawnAs)
      return {
        sizes: { ...sizes, profileWidth: C_PROFILES[name].width },
        weight: solidsWeight(drawn, density),
        model: drawn,
        picture: assemblyPicture(drawn),
      }
    },
  }
}

const PARTS = { 'connection-element': connectionElement, bracket, clamp }

/** Parts that join and hold C-profiles, one for each profile. */
export const cProfilePart = z
  .strictObject({ shape: z.literal('c-profile-part'), part: z.enum(['connection-element', 'bracket', 'clamp']) })
  .transform(({ part }) => C_PROFILE_NAMES.map((name) => partItem(name, PARTS[part])))
