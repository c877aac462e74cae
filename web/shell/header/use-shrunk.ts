import { useEffect, useState } from 'react'
import { type HeaderState, scrolledTo } from './shrink-rule.ts'

/** Follows the page's scrolling; `show` restores the whole header, for keyboard focus. */
export function useShrunk(): { shrunk: boolean; show: () => void } {
  const [shrunk, setShrunk] = useState(false)
  useEffect(() => {
    let state: HeaderState = { shrunk: false, at: 0 }
    const follow = () => {
      state = scrolledTo(state, scrollY)
      setShrunk(state.shrunk)
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return { shrunk, show: () => setShrunk(false) }
}
