/** Scrolling less than this says nothing about the direction, px. */
const DEAD_ZONE = 6
/** Above this the header is always whole, px. */
const TOP = 80

export interface HeaderState {
  shrunk: boolean
  /** Where the page stood when the direction was last told, px. */
  at: number
}

/** The header after scrolling to `y`: shrunk on the way down, whole on the way up and at the top. */
export function scrolledTo(state: HeaderState, y: number): HeaderState {
  if (y <= TOP) return { shrunk: false, at: y }
  if (Math.abs(y - state.at) <= DEAD_ZONE) return state
  return { shrunk: y > state.at, at: y }
}
