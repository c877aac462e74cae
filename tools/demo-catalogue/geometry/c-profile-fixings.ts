import type { CProfileName } from './c-profiles.ts'
import type { Thread } from './threads.ts'

/** Parts that hold and join a C-profile without a hole in it, mm. docs/chain-rack.md has the reasons. */
interface Fixing {
  /** Of all screws. */
  thread: Thread
  /** Eccentric disc that presses against the profile's side: diameter, and its screw out of the middle. */
  disc: number
  offset: number
  /** The disc is as high as two walls; above it is a hexagon for a spanner. */
  flats: number
  hexagon: number
  /** Screw of the disc. */
  clampScrew: number
  /** Sheet of the bracket. */
  sheet: number
  /** Plates of the connection element: thickness, height above the profile's underside, screws. */
  plate: number
  plateTop: number
  plateScrew: number
}

export const PROFILE_FIXINGS: Record<CProfileName, Fixing> = {
  C20: {
    thread: 5,
    disc: 16,
    offset: 1.5,
    flats: 10,
    hexagon: 3,
    clampScrew: 16,
    sheet: 4,
    plate: 4,
    plateTop: 7,
    plateScrew: 35,
  },
  C30: {
    thread: 6,
    disc: 18,
    offset: 1.5,
    flats: 13,
    hexagon: 4,
    clampScrew: 20,
    sheet: 5,
    plate: 5,
    plateTop: 10,
    plateScrew: 50,
  },
  C40: {
    thread: 8,
    disc: 24,
    offset: 2,
    flats: 16,
    hexagon: 5,
    clampScrew: 25,
    sheet: 6,
    plate: 6,
    plateTop: 15,
    plateScrew: 60,
  },
  C50: {
    thread: 10,
    disc: 28,
    offset: 2,
    flats: 18,
    hexagon: 6,
    clampScrew: 30,
    sheet: 8,
    plate: 8,
    plateTop: 20,
    plateScrew: 80,
  },
}
