/** Shorter texts are parsed sooner than found. */
const WORTH_KEEPING = 1024
/** Characters of all texts that are kept, and with them at most 16,384 texts. Text and value take 2.5 bytes a character. */
const ROOM = 16 * 1024 * 1024

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.values(value).forEach(freeze)
  Object.freeze(value)
}

/**
 * Parses JSON, and a long text that came before not again: the same answer is then the same object, frozen, since
 * more than one page reads it, and what is made of it can be kept with it. Texts asked for least recently go first.
 */
export function createParser(room = ROOM): (text: string) => unknown {
  const known = new Map<string, unknown>()
  let used = 0
  return (text) => {
    if (text.length < WORTH_KEEPING || text.length > room) return JSON.parse(text) as unknown
    const value = known.get(text) ?? (JSON.parse(text) as unknown)
    // Last in the map is asked for last.
    if (known.delete(text)) used -= text.length
    else freeze(value)
    known.set(text, value)
    used += text.length
    for (const oldest of known.keys()) {
      if (used <= room) break
      known.delete(oldest)
      used -= oldest.length
    }
    return value
  }
}
