import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import { corners, heightOf, widthOf } from '#drawing/geometry/box.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import type { Drawing } from '#drawing/picture.ts'
import { composeScene } from '#drawing/scene.ts'

/** Largest ratio of length to section width in a drawing; also the smallest thickness of a short piece. */
const LONGEST = 5.2
const SHORTEST = 0.4

export interface CutScene {
  solids: readonly ProductSolid[]
  /** The steel profile that holds the solids. */
  carrier?: readonly ProductSolid[] | undefined
  /** Whether the steel profile is only hinted at, because it is not included. */
  isCarrierPhantom?: boolean
  /** mm. */
  length: number
  longest: number
  /** Text of the dimension line; none where the length cannot be cut. */
  text: string | undefined
}

/** The profile at a length: shortened by the root of its share, so that short pieces remain distinguishable. */
export function composeCut({
  solids,
  carrier = [],
  isCarrierPhantom = false,
  length,
  longest,
  text,
}: CutScene): Drawing {
  const profile = [...carrier.map((solid) => ({ ...seated(solid), phantom: isCarrierPhantom })), ...solids]
  const boxes = profile.map(({ outline, at }) => ({ box: boundingBox(outline), at }))
  const size = Math.max(...boxes.map(({ box }) => Math.max(widthOf(box), heightOf(box))))
  const drawn = size * (SHORTEST + (LONGEST - SHORTEST) * Math.sqrt(length / longest))
  const places = boxes.flatMap(({ box, at }) => corners(box).map(([u, v]) => [u + at[0], v + at[2]] as const))
  const right = Math.max(...places.map(([x]) => x))
  const bottom = Math.min(...places.filter(([x]) => x === right).map(([, z]) => z))
  return composeScene({
    solids: profile.map((solid) => ({ ...solid, from: 0, length: drawn })),
    dimensions: text === undefined ? [] : [{ along: 'y', from: [right, 0, bottom], length: drawn, text }],
    padding: 0.02,
  })
}

/** Moves a guide's foot to the inner floor of its C-profile, one wall above the profile's own bottom. */
export function seated(carrier: ProductSolid): ProductSolid {
  const wall = Math.min(...carrier.outline.map(([, v]) => v).filter((v) => v > 0))
  return { ...carrier, at: [carrier.at[0], carrier.at[1], carrier.at[2] - wall] }
}
