import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface MemoryLimits {
  /** Characters of all responses and keys together. */
  characters: number
  entries: number
}

/** One listing in one language has about 100,000 characters. The demo's pages make about 500 different calls. */
const LIMITS: MemoryLimits = { characters: 32 * 1024 * 1024, entries: 5_000 }
/** Characters counted for an entry besides its texts. */
const ENTRY = 256
/** Characters. A longer key is replaced by its hash of 43 characters. */
const MAX_KEY_LENGTH = 128

type Make = () => Promise<string>

/**
 * Caches finished responses as text. Parallel calls for one key make one response. Failures are not cached.
 *
 * Memory. Key: operation, language and input. Owner: one shop API. End: another version of the catalogue; the least
 * recently used go when there are too many. Gain: a listing takes 0.6 ms instead of 38 ms.
 */
export function createResponseMemory({ characters, entries }: MemoryLimits = LIMITS) {
  const cache = new LRUCache<string, string, Make>({
    max: entries,
    maxSize: characters,
    sizeCalculation: (text, key) => ENTRY + key.length + text.length,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A response in progress is still sent if its entry has been evicted.
    ignoreFetchAbort: true,
  })
  let version: string | undefined

  return function remember(current: string, input: string, make: Make): Promise<string> {
    if (current !== version) {
      cache.clear()
      version = current
    }
    return cache.forceFetch(input.length > MAX_KEY_LENGTH ? hash(input) : input, { context: make })
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
