import { useSyncExternalStore } from 'react'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'
import { type KeptList, readKeptLists } from './kept-lists.ts'

const KEY = 'item-lists'
const NONE: readonly KeptList[] = []

/**
 * The lists that were read last. Key: the stored text. Owner: this module. End: with the page, or another text. Gain: unchanged lists stay
 * the same objects, without which React would render for ever.
 */
let last: { stored: string | undefined; lists: readonly KeptList[] } = { stored: undefined, lists: NONE }
const listeners = new Set<() => void>()

/** The lists on this device, in the browser only. */
export function readDeviceLists(): readonly KeptList[] {
  const stored = readStoredText('localStorage', KEY)
  if (stored !== last.stored) last = { stored, lists: readKeptLists(stored) }
  return last.lists
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab of this browser.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The lists on this device; none on the server. */
export const useDeviceLists = (): readonly KeptList[] => useSyncExternalStore(subscribe, readDeviceLists, () => NONE)

/** @returns false if the browser does not store them. */
export function storeDeviceLists(lists: readonly KeptList[]): boolean {
  const isStored = writeStoredText('localStorage', KEY, JSON.stringify(lists))
  for (const listener of listeners) listener()
  return isStored
}
