import { LRUCache } from 'lru-cache'

/** Copies at most. A shop may name many groups of customers. */
const MOST_KEYS = 200

interface LastGoodOptions<Key extends string, Value> {
  load: (key: Key) => Promise<Value>
  /** Milliseconds for which a value is not loaded again. */
  freshFor: number
  /** Milliseconds without requests after a failure. */
  quietFor: number
  /** Called for each failure that a copy covers. */
  onFailure: (failure: unknown) => void
  now?: () => number
}

interface Entry<Value> {
  copy: { value: Value } | undefined
  failure: unknown
  /** Time until which no request is sent. */
  settledUntil: number
  loading: Promise<Value> | undefined
}

/**
 * Loads data that every page needs and can show from an older copy: the menus. If loading fails, the last good value is
 * used. During a request, and shortly after a failure, callers with a copy do not wait.
 *
 * Memory. Key: what `load` takes. Owner: the returned function. End: a new value, or {@link MOST_KEYS} keys that were used later.
 * Gain: a content system that hangs delays one visitor per `quietFor`, and no page loses its menus.
 */
export function createLastGood<Key extends string, Value>({
  load,
  freshFor,
  quietFor,
  onFailure,
  now = Date.now,
}: LastGoodOptions<Key, Value>): (key: Key) => Promise<Value> {
  const entries = new LRUCache<Key, Entry<Value>>({ max: MOST_KEYS })

  async function reload(key: Key, entry: Entry<Value>): Promise<Value> {
    try {
      const value = await load(key)
      Object.assign(entry, { copy: { value }, failure: undefined, settledUntil: now() + freshFor })
      return value
    } catch (failure) {
      Object.assign(entry, { failure, settledUntil: now() + quietFor })
      if (!entry.copy) throw failure
      onFailure(failure)
      return entry.copy.value
    } finally {
      entry.loading = undefined
    }
  }

  return async (key) => {
    const entry = entries.get(key) ?? { copy: undefined, failure: undefined, settledUntil: 0, loading: undefined }
    entries.set(key, entry)
    const isSettled = entry.loading !== undefined || now() < entry.settledUntil
    if (isSettled && entry.copy) return entry.copy.value
    if (entry.loading) return entry.loading
    if (isSettled) throw entry.failure
    entry.loading = reload(key, entry)
    return entry.loading
  }
}
