import type { Piece, Cap, Wall, WallEnd } from './piece.ts'
import type { Prism } from './prism.ts'
import { ringArea, type RingCurves } from './ring-curves.ts'
import { isRingWithin, ringKey } from './ring-within.ts'

type GrowingWall = { -readonly [Key in keyof Wall]: Wall[Key] }

/** The walls of one layer, by the keys of their rings. */
interface LayerWalls {
  outer: GrowingWall
  holes: Map<string, GrowingWall>
}

/**
 * Unites prisms that lie on each other, from low to high: of two neighbours one is within the other. A contour that goes
 * on is one wall; what the neighbour leaves free of a face is a cap.
 */
export function stackPiece(prisms: readonly Prism[]): Piece {
  const [first] = prisms
  if (!first) throw new RangeError('A body needs a prism')
  const walls: GrowingWall[] = []
  const caps: Cap[] = []
  let below: LayerWalls | undefined
  let level = first.low
  for (const prism of prisms) {
    const layer = wallsOf(prism, level, below)
    caps.push(...(below ? between(below, layer) : [{ ends: endsOf(layer, 'low'), isUp: false }]))
    for (const wall of [layer.outer, ...layer.holes.values()]) {
      wall.high = prism.high
      if (!walls.includes(wall)) walls.push(wall)
    }
    below = layer
    level = prism.high
  }
  if (below) caps.push({ ends: endsOf(below, 'high'), isUp: true })
  return { walls, caps, material: first.material }
}

/** The walls of a prism, among them those of the layer below that go on. */
function wallsOf(prism: Prism, low: number, below: LayerWalls | undefined): LayerWalls {
  const wall = (ring: RingCurves): GrowingWall => ({ plane: prism, ring, low, high: prism.high, openings: [] })
  const isSame = below && ringKey(below.outer.ring) === ringKey(prism.outer)
  return {
    outer: isSame ? below.outer : wall(prism.outer),
    holes: new Map(prism.holes.map((hole) => [ringKey(hole), below?.holes.get(ringKey(hole)) ?? wall(hole)])),
  }
}

const endsOf = ({ outer, holes }: LayerWalls, end: WallEnd['end']): WallEnd[] =>
  [outer, ...holes.values()].map((wall) => ({ wall, end }))

/** The flat faces where a layer lies on another one. */
function between(below: LayerWalls, above: LayerWalls): Cap[] {
  const isBelowLarger = ringArea(below.outer.ring) >= ringArea(above.outer.ring)
  const [large, small] = isBelowLarger ? [below, above] : [above, below]
  const endOf = (layer: LayerWalls, wall: Wall): WallEnd => ({ wall, end: layer === below ? 'high' : 'low' })
  const ownHoles = (layer: LayerWalls, other: LayerWalls) =>
    [...layer.holes].filter(([key]) => !other.holes.has(key)).map(([, wall]) => wall)
  const [largeHoles, smallHoles] = [ownHoles(large, small), ownHoles(small, large)]
  const isWithin = (wall: Wall, other: Wall) => isRingWithin(wall.ring, other.ring)
  const rim: Cap[] =
    large.outer === small.outer
      ? []
      : [
          {
            ends: [
              endOf(large, large.outer),
              endOf(small, small.outer),
              ...largeHoles.filter((hole) => !isWithin(hole, small.outer)).map((hole) => endOf(large, hole)),
            ],
            isUp: isBelowLarger,
          },
        ]
  const seen = smallHoles.map((hole): Cap => {
    const inner = largeHoles.filter((other) => isWithin(other, hole))
    return { ends: [endOf(small, hole), ...inner.map((other) => endOf(large, other))], isUp: isBelowLarger }
  })
  const closed = largeHoles
    .filter((hole) => isWithin(hole, small.outer) && ![...small.holes.values()].some((other) => isWithin(hole, other)))
    .map((hole): Cap => ({ ends: [endOf(large, hole)], isUp: !isBelowLarger }))
  return [...rim, ...seen, ...closed]
}
