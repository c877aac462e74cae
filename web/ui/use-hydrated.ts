import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const same = () => true

/** React calls `onServer` on the server and while it hydrates, never elsewhere. */
function createProbe() {
  let isMarkup = false
  return { onServer: () => (isMarkup = true), isMarkup: () => isMarkup }
}

/**
 * False on the server and in the first render after it, then true. Parts that a script renders first are never false.
 * The change is a transition. As a store of two values it was urgent: whole parts were rendered in one task. The parts
 * that waited inside were hydrated in the same task (docs/decisions/0014).
 */
export function useHydrated(): boolean {
  const [probe] = useState(createProbe)
  useSyncExternalStore(never, same, probe.onServer)
  const [isHydrated, setHydrated] = useState(() => !probe.isMarkup())
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true))
  }, [isHydrated])
  return isHydrated
}
