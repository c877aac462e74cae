import { useEffect, useRef, useState } from 'react'

/** Shorter scrolling does not show a direction, px. */
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

/** Follows the page's scrolling; `show` restores the whole header, for keyboard focus. */
export function useShrunk(): { shrunk: boolean; show: () => void } {
  const [shrunk, setShrunk] = useState(false)
  const state = useRef<HeaderState>({ shrunk: false, at: 0 })
  useEffect(() => {
    const follow = () => {
      state.current = scrolledTo(state.current, scrollY)
      setShrunk(state.current.shrunk)
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  const show = () => {
    state.current = { shrunk: false, at: scrollY }
    setShrunk(false)
  }
  return { shrunk, show }
}
