import { z } from 'zod'
import type { Outline } from '#drawing/geometry/corner.ts'
import { circle, hexagon } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Sizes } from '#tools/demo-catalogue/facts/dimension.ts'
import { C_PROFILE_NAMES, C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { plate, slot } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { threadSize, type Thread } from '#tools/demo-catalogue/geometry/threads.ts'
import { cProfileOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture } from '#tools/demo-catalogue/pictures/assembly-picture.ts'
import type { Item } from './item.ts'

/** Screws of the parts for each profile. */
const SCREW_THREADS: Record<CProfileName, Thread> = { C20: 5, C30: 6, C40: 8, C50: 10 }

type Metal = Solid['material']

/** A part for a profile: its sizes, and its solids in a metal. */
interface ProfilePart {
  sizes: Sizes
  solids: (material: Metal) => Solid[]
}

function connectionElement(name: CProfileName): ProfilePart {
  const { width: profileWidth, wall } = C_PROFILES[name]
  const thread = SCREW_THREADS[name]
  const { flats, nut } = threadSize(thread)
  const width = profileWidth - 2 * wall - 1
  const length = 4 * profileWidth
  const thickness = thread / 2 + 1
  /* Screws along the bar, as shares of its length. */
  const screws = [0.38, 0.14, -0.14, -0.38].map((share) => share * length)
  return {
    sizes: { thread, width, length, thickness },
    solids: (material) => [
      {
        axis: 'z',
        outline: plate(width, length, 1),
        holes: screws.map((v) => circle(0, v, thread / 2)),
        length: thickness,
        material,
      },
      ...screws.map((v): Solid => ({
        axis: 'z',
        outline: hexagon(0, v, Math.min(flats, width)),
        from: thickness,
        length: nut * 0.8,
        material,
      })),
    ],
  }
}

function bracket(name: CProfileName): ProfilePart {
  const { width: profileWidth } = C_PROFILES[name]
  const thread = SCREW_THREADS[name]
  const width = profileWidth + 10
  const length = profileWidth * 1.2 + 20
  const height = profileWidth * 1.5 + 20
  const thickness = thread >= 8 ? 5 : 3
  const hole = thread * 1.1
  const foot = (length + thickness) / 2
  return {
    sizes: { width, length, height, thickness, hole },
    solids: (material) => [
      {
        axis: 'x',
        outline: plate(width, height, 0, 0, height / 2),
        holes: [-width / 4, width / 4].map((u) => slot(hole, hole + 15, u, height * 0.62)),
        length: thickness,
        material,
      },
      {
        axis: 'z',
        outline: plate(length - thickness, width, 0, foot, 0),
        holes: [circle(foot, 0, hole / 2)],
        length: thickness,
        material,
      },
    ],
  }
}

/** Claw seen from the side: heel on the frame, nose over the profile's edge. */
const claw = (length: number, height: number, thickness: number): Outline => [
  [-length / 2, 0],
  [-length / 2 + thickness, 0],
  [-length / 2 + thickness, height - thickness],
  [length / 2, height - thickness],
  [length / 2, height, 1],
  [-length / 2, height, 2],
]

function clamp(name: CProfileName): ProfilePart {
  const { width: profileWidth, height: profileHeight } = C_PROFILES[name]
  const thread = SCREW_THREADS[name]
  const { flats, nut } = threadSize(thread)
  const width = profileWidth >= 40 ? 40 : 30
  const length = profileWidth * 1.4 + 6
  const height = profileHeight + thread
  const thickness = thread >= 8 ? 8 : 5
  const at = [width / 2, 0, 0] as const
  return {
    sizes: { thread, width, length, height, thickness },
    solids: (material) => [
      { axis: 'x', outline: claw(length, height, thickness), length: width, material },
      { axis: 'z', outline: circle(0, 0, flats * 0.65), from: height, length: 1.5, at, material },
      { axis: 'z', outline: hexagon(0, 0, flats), from: height + 1.5, length: nut * 0.8, at, material },
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
