/** Shorter scrolling does not tell a direction, px. */
const DEAD_ZONE = 6
/** Above this the header is always whole, px. */
const TOP = 80

export interface HeaderState {
  shrunk: boolean
  /** Scroll offset at which the direction was last determined, px. */
  at: number
}

/** The header after scrolling to `y`: shrunk on scrolling down, whole on scrolling up and at the top. */
export function scrolledTo(state: HeaderState, y: number): HeaderState {
  if (y <= TOP) return { shrunk: false, at: y }
  if (Math.abs(y - state.at) <= DEAD_ZONE) return state
  return { shrunk: y > state.at, at: y }
}
