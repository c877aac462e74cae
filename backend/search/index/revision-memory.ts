/**
 * Returns a value of the index. The revision is read at most every `age` milliseconds.
 *
 * Memory. Key: the revision of the index, one per store. Owner: the returned function. End: the next revision. Gain: reading the words takes about 100 ms, a
 * search 2.
 */
export function createRevisionMemory<Value>(
  readRevision: () => Promise<string>,
  read: (revision: string) => Promise<Value>,
  age: number,
): () => Promise<Value> {
  let cached: { revision: string; value: Promise<Value> } | undefined
  let checked: { at: number; current: Promise<Value> } | undefined
  async function current(): Promise<Value> {
    const revision = await readRevision()
    if (cached?.revision !== revision) {
      const value = read(revision)
      cached = { revision, value }
      // The caller has the error; the next one reads again.
      value.catch(() => (cached = undefined))
    }
    return cached.value
  }
  return () => {
    if (checked && performance.now() - checked.at < age) return checked.current
    const value = current()
    checked = { at: performance.now(), current: value }
    // The same.
    value.catch(() => (checked = undefined))
    return value
  }
}
