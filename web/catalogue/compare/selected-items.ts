import { useSyncExternalStore } from 'react'
import { parseStoredJson, readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'
import { uniqueItems } from './compared-items.ts'

const KEY = 'compared-items'
const NONE: readonly string[] = []

/**
 * Item numbers that are ticked in this tab: across lists, filters and languages, until the tab is closed. Owner: this
 * module; where the browser stores nothing, they last until the page is loaded again.
 */
let selected: readonly string[] | undefined
const listeners = new Set<() => void>()

/** As they are at this moment. */
export function selectedItems(): readonly string[] {
  if (selected) return selected
  const stored = parseStoredJson(readStoredText('sessionStorage', KEY) ?? '[]')
  return (selected = Array.isArray(stored) ? uniqueItems(stored) : NONE)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The ticked item numbers; none on the server. */
export const useSelectedItems = (): readonly string[] => useSyncExternalStore(subscribe, selectedItems, () => NONE)

export function selectItems(change: (items: readonly string[]) => readonly string[]): void {
  const next = uniqueItems(change(selectedItems()))
  if (next.join('\n') === selectedItems().join('\n')) return
  selected = next
  writeStoredText('sessionStorage', KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}
