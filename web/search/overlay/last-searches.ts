import { parseStoredJson, readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'

/** Terms that this device remembers, newest first. They never leave it. */
const KEY = 'last-searches'
const MOST = 5

export function readLastSearches(): string[] {
  const stored = parseStoredJson(readStoredText('localStorage', KEY) ?? '[]')
  return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : []
}

/** Remembers a term that led to something. */
export function rememberSearch(term: string): void {
  if (term === '') return
  const isOther = (one: string) => one.toLowerCase() !== term.toLowerCase()
  const terms = [term, ...readLastSearches().filter(isOther)].slice(0, MOST)
  writeStoredText('localStorage', KEY, JSON.stringify(terms))
}

export const forgetSearches = (): void => void writeStoredText('localStorage', KEY, '[]')
