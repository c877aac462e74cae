import type { Solid } from '#drawing/geometry/solid.ts'
import type { Piece } from './piece.ts'
import { anglePiece } from './unite-angle.ts'
import { stackPiece } from './unite-stack.ts'
import { prismOf, type Prism } from './prism.ts'
import { isRingWithin } from './ring-within.ts'

/**
 * Returns solids as pieces. Those of one part that follow each other along an axis are united: rim and hub of a wheel.
 * So are an upright plate and a foot in front of it.
 */
export function unitedPieces(solids: readonly Solid[]): Piece[] {
  const parts = Map.groupBy(solids, (solid, i) => solid.part ?? `${i}`)
  return [...parts.values()].flatMap((group) => {
    const part = group[0]?.part
    const angle = anglePiece(group)
    const bodies = angle ? [angle] : stacksOf(group).map((stack) => stackPiece(stack.map(({ prism }) => prism)))
    return bodies.map((body) => ({ ...body, part }))
  })
}

interface Layer {
  solid: Solid
  prism: Prism
}

/** Solids in piles, each from low to high. */
function stacksOf(solids: readonly Solid[]): Layer[][] {
  const layers = solids.map((solid) => ({ solid, prism: prismOf(solid) })).toSorted((a, b) => a.prism.low - b.prism.low)
  const stacks: Layer[][] = []
  for (const layer of layers) {
    const below = stacks.find((stack) => {
      const top = stack.at(-1)
      return top !== undefined && carries(top, layer)
    })
    if (below) below.push(layer)
    else stacks.push([layer])
  }
  return stacks
}

/** Heights that differ by less are one, mm: outlines are rounded to thousandths. */
const SAME = 1e-4

function carries(below: Layer, above: Layer): boolean {
  const isOnAxis = (below.solid.axis ?? 'y') === (above.solid.axis ?? 'y')
  const [from = [0, 0, 0], to = [0, 0, 0]] = [below.solid.at, above.solid.at]
  const touches = Math.abs(below.prism.high - above.prism.low) < SAME && from.every((value, i) => value === to[i])
  if (!isOnAxis || !touches) return false
  const [a, b] = [below.prism.outer, above.prism.outer]
  return isRingWithin(a, b) || isRingWithin(b, a)
}
