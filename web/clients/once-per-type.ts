import type { UnknownElement } from '#contracts/content/reading.ts'

/** Types of elements that are reported. */
const MOST_TYPES = 1_000

/** Calls `handle` only for the first element of each type. The number of types is bounded to keep the log short. */
export function oncePerType(handle: (element: UnknownElement) => void): (element: UnknownElement) => void {
  const handled = new Set<string>()
  return (element) => {
    if (handled.has(element.wireType) || handled.size >= MOST_TYPES) return
    handled.add(element.wireType)
    handle(element)
  }
}
