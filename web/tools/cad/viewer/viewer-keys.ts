import type { KeyboardEvent } from 'react'
import { STANDARD_VIEWS, type StandardView } from './standard-views.ts'
import type { ThreeView } from './three-view.ts'

/** Radians and shares of the canvas for one press. */
const TURN = Math.PI / 24
const PAN = 0.06
const ZOOM = 1.25

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Turns by arrow keys, moves with Shift, zooms by plus and minus, and shows standard views by 1 to 5. */
export function onViewerKey(event: KeyboardEvent, view: ThreeView, show: (view: StandardView) => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const arrow = ARROWS[event.key]
  const standard = STANDARD_VIEWS[Number(event.key) - 1]
  if (arrow && event.shiftKey) view.pan(arrow[0] * PAN, -arrow[1] * PAN)
  else if (arrow) view.turn(-arrow[0] * TURN, -arrow[1] * TURN)
  else if (event.key === '+' || event.key === '=') view.zoom(ZOOM)
  else if (event.key === '-') view.zoom(1 / ZOOM)
  else if (standard) show(standard)
  else return
  event.preventDefault()
}
