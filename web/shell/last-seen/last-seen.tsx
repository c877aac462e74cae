import { useEffect, useState } from 'react'

const load = () => import('./seen-products.tsx')

/**
 * The products seen last, at the end of a page. Only this device knows them, so they come after the page, with scripts of
 * their own.
 */
export function LastSeen({ current }: { current?: string }) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => {
    // A page is complete without them.
    load().then(setPart, () => {})
  }, [])
  return part && <part.SeenProducts current={current} />
}
