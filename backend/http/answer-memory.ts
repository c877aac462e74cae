import { createHash } from 'node:crypto'

/** What an answer is made of besides its headers. */
export type AnswerText = string

export interface MemoryLimits {
  /** Characters of all answers and keys together. */
  characters: number
  entries: number
}

/** One listing in one language is some 100,000 characters; the demo's pages ask some 500 different questions. */
const LIMITS: MemoryLimits = { characters: 32 * 1024 * 1024, entries: 5_000 }
/** What an entry takes besides its texts, in characters: a promise, two places in maps. */
const ENTRY = 256
/** A longer key is kept as its hash, which is 43 characters long. */
const LONGEST_KEY = 128

interface Entry {
  answer: Promise<AnswerText>
  /** In characters, 0 until the answer is there. */
  size: number
}

/**
 * Keeps finished answers, as text, while what they were made from stands at the same version. Those asked for least
 * recently go first. Two requests for the same at once make it once; failures are not kept.
 */
export function createAnswerMemory({ characters, entries }: MemoryLimits = LIMITS) {
  const kept = new Map<string, Entry>()
  let version: string | undefined
  let used = 0

  const forget = (key: string) => {
    used -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  const makeRoom = () => {
    for (const oldest of kept.keys()) {
      if (used <= characters && kept.size <= entries) break
      forget(oldest)
    }
  }
  const admit = (key: string, entry: Entry, text: AnswerText) => {
    if (kept.get(key) !== entry) return
    entry.size = ENTRY + key.length + text.length
    used += entry.size
    makeRoom()
  }

  return function remember(current: string, question: string, make: () => Promise<AnswerText>): Promise<AnswerText> {
    if (current !== version) {
      kept.clear()
      used = 0
      version = current
    }
    const key = question.length > LONGEST_KEY ? hash(question) : question
    const found = kept.get(key)
    const entry = found ?? { answer: make(), size: 0 }
    // Last in the map is asked for last.
    kept.delete(key)
    kept.set(key, entry)
    if (found === undefined) {
      makeRoom()
      entry.answer.then(
        (text) => admit(key, entry, text),
        () => kept.get(key) === entry && forget(key),
      )
    }
    return entry.answer
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
